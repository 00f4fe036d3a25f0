export type Measure = {
  what: string
  value: number
  unit: string
  limit: number
  better: 'more' | 'less'
  note?: string
}
