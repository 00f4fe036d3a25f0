/** A date of ISO 8601 as the instants it spans, in milliseconds since 1970. */
export type Span = { from: number; to: number }

const DAY = 86_400_000
const dateTime =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i
const compactDate = /^(\d{4})(\d{2})(\d{2})(?=$|T)/
const time = /^T?([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d|60)(?:[.,]\d+)?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i

/** Returns whether a text is a time of day in ISO 8601, such as `09:30` or `09:30:00-06:00`. */
export const isTime = (text: string) => time.test(text)

/**
 * Reads a calendar date of ISO 8601 with or without a time; the day must exist. A date without a time spans its whole
 * day, month, or year; without an offset, UTC is assumed.
 * @example readDate('2026-02-30') // undefined
 */
export function readDate(written: string): Span | undefined {
  const text = written.trim().replace(compactDate, '$1-$2-$3')
  const match = dateTime.exec(text)
  if (!match) return undefined
  const [, year = '', month, day, hour, minute = '0', second = '0', offset] = match
  const [y, m, d] = [Number(year), Number(month ?? 1), Number(day ?? 1)]
  if (m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined
  const from = dayNumber(y, m, d)
  if (hour === undefined) {
    const to = day ? from + DAY : month ? dayNumber(y, m + 1, 1) : dayNumber(y + 1, 1, 1)
    return { from, to: to - 1 }
  }
  const [h, min, s] = [Number(hour), Number(minute), Number(second)]
  const isMidnight = h === 24 && min === 0 && s === 0
  if ((h > 23 && !isMidnight) || min > 59 || s > 60) return undefined
  const shift = readOffset(offset)
  if (shift === undefined) return undefined
  const instant = from + (h * 60 + min - shift) * 60_000 + s * 1_000
  return { from: instant, to: instant }
}

/** Minutes ahead of UTC; undefined beyond 14 hours, which no place has. */
function readOffset(offset = 'Z'): number | undefined {
  if (/^z$/i.test(offset)) return 0
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  const shift = Number(hours) * 60 + Number(minutes)
  if (Number(minutes) > 59 || shift > 14 * 60) return undefined
  return sign === '-' ? -shift : shift
}

const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(2000, month, 0)).getUTCDate() - (month === 2 && !isLeap(year) ? 1 : 0)
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function dayNumber(year: number, month: number, day: number) {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}

/** Returns a date with the name of its month, or with its year first: written so, only one day can be meant. */
export function unambiguousDate(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? []
  if (year) return checked(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(text))
    return checked(
      text
        .replace(' ', 'T')
        .replace(/ ?(UTC|GMT)$/, 'Z')
        .replace(' ', ''),
    )
  const named =
    /^(?:\p{L}+,? )?(?:(\d{1,2})(?:st|nd|rd|th)?\.? )?(\p{L}{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})$/u.exec(
      text,
    )
  const number = months.findIndex((name) => named?.[2]?.toLowerCase().startsWith(name)) + 1
  const dayOfMonth = named?.[1] ?? named?.[3]
  if (!named || number === 0 || !dayOfMonth) return undefined
  return checked(`${named[4]}-${String(number).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const checked = (text: string) => (readDate(text) ? text : undefined)
