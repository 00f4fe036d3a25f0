export type Age = { years: number; months: number; days: number }

/**
 * Returns the time between two dates in calendar units, in UTC. If a month is too short, its last day counts.
 * @example ageBetween('2020-01-31', '2020-03-01') // { years: 0, months: 1, days: 1 }
 */
export function ageBetween(from: string, to: string): Age {
  const [start, end] = [new Date(from), new Date(to)]
  let months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  if (addMonths(start, months) > dayOf(end)) months--
  const days = Math.round((dayOf(end) - addMonths(start, months)) / 86_400_000)
  return { years: Math.floor(months / 12), months: months % 12, days }
}

const list = new Intl.ListFormat('en-US')

/** @example ageText({ years: 5, months: 0, days: 1 }) // '5 years and 1 day' */
export function ageText({ years, months, days }: Age): string {
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ] as const
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}${value === 1 ? '' : 's'}`)
  return list.format(shown) || 'less than a day'
}

const dayOf = (date: Date) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())

function addMonths(date: Date, months: number) {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last))
}
