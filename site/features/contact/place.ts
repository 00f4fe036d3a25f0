/** Opening hours are local: "09:00". */
export type Place = {
  city: string
  country: string
  street: string
  phone: string
  timeZone: string
  opens: string
  closes: string
  days: string
}
