/** `2019-05-01 13:30:00` with an optional zone, as databases and static generators write it. */
const WRITTEN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Returns a moment as ISO 8601 in UTC; undefined if it is none.
 * @param value a date, milliseconds since 1970, or a text; one without a zone is in UTC
 * @example isoDate('2019-05-01 13:30:00 +0200') // '2019-05-01T11:30:00.000Z'
 */
export function isoDate(value: unknown): string | undefined {
  if (value instanceof Date) return isoOf(value)
  if (typeof value === 'number') return isoOf(new Date(value))
  if (typeof value !== 'string') return undefined
  const [all, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = 'Z'] =
    WRITTEN.exec(value.trim()) ?? []
  if (!all) return isoOf(new Date(value.trim().slice(0, 60)))
  const two = (part: string) => part.padStart(2, '0')
  const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
  const date = new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`)
  // February 30 would become a day of March.
  return Number(day) > daysOf(Number(year), Number(month)) ? undefined : isoOf(date)
}

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Dates of TOML write themselves with their own zone. */
const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : new Date(date.getTime()).toISOString())
