export type Measure = {
  what: string
  value: number
  unit: string
  limit: number
  better: 'more' | 'less'
  /** The result of the same measurement before the fix that it proves. */
  before?: string
  note?: string
}
