/** A place with its opening hours in local time: "09:00". */
export type Place = {
  city: string
  country: string
  street: string
  /** “Chicago, Illinois 60601” */
  locality: string
  phone: string
  timeZone: string
  opens: string
  closes: string
  days: string
}
