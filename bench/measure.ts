export type Measure = {
  what: string
  value: number
  unit: string
  limit: number
  better: 'more' | 'less'
  /** What the same measurement gave before the fix it proves. */
  before?: string
  note?: string
}
