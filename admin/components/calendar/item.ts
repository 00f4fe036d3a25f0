/** One entry of the calendar of content. */
export type CalendarItem = {
  /** Milliseconds since 1970. */
  at: number
  kind: 'publish' | 'changes' | 'unpublish' | 'published' | 'sent' | 'closes'
  /** What kind of document it is, for example “Post”. */
  type: string
  title: string
  href: string
  /** The number of a date that the account may delete. */
  date?: number | undefined
}
