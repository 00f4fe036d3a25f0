import { capital } from '#engine/text/capital.ts'
import { dateFormat } from '#engine/text/date-format.ts'
import { withinDay } from '#site/ui/charts/day-range.ts'

/** Opening hours in percent of the 24 hours of UTC. Past midnight, `to` is smaller than `from`. */
export type OpenRange = { from: number; to: number }

type Office = { timeZone: string; opens: string; closes: string }

const MINUTES_A_DAY = 24 * 60

/**
 * Returns the opening hours of an office in UTC on that day; they depend on daylight saving time.
 * @example officeRange({ timeZone: 'America/Chicago', opens: '09:00', closes: '18:00' }, new Date('2026-11-20'))
 * // { from: 62.5, to: 100 }
 */
export function officeRange({ timeZone, opens, closes }: Office, day: Date): OpenRange {
  const offset = utcOffset(timeZone, day)
  const from = wrap(minutesOf(opens) - offset)
  const to = wrap(minutesOf(closes) - offset)
  return { from: percent(from), to: percent(to === 0 ? MINUTES_A_DAY : to) }
}

/** Returns opening hours as text, the office's own time first: "09:00 to 18:00, 15:00 to 24:00 UTC". */
export function hoursText(office: Office, day: Date) {
  const { from, to } = officeRange(office, day)
  return `${office.opens} to ${office.closes} local time, ${clock(from)} to ${clock(to)} UTC`
}

/** Returns the number of hours of the day in which at least one office is open. */
export function openHours(ranges: OpenRange[]) {
  const open = new Set<number>()
  for (const range of ranges) {
    for (const { from, to } of withinDay(range)) {
      for (let minute = Math.round(minutes(from)); minute < Math.round(minutes(to)); minute++) open.add(minute)
    }
  }
  return open.size / 60
}

/**
 * Returns the title of the offices.
 * @example openHoursTitle(ranges) // 'Four offices, open twenty and a half hours a day'
 */
export function openHoursTitle(ranges: OpenRange[]) {
  if (ranges.length === 0) return ''
  const hours = openHours(ranges)
  const offices = `${capital(spell(ranges.length))} ${ranges.length === 1 ? 'office' : 'offices'}`
  const whole = Math.floor(hours)
  const part = { 0.25: ' and a quarter', 0.5: ' and a half', 0.75: ' and three quarters' }[hours - whole] ?? ''
  return `${offices}, open ${spell(whole)}${part} ${hours === 1 ? 'hour' : 'hours'} a day`
}

/** Treats an unknown time zone as UTC: one misspelled office must not break every page. */
function formatIn(timeZone: string) {
  try {
    return dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return dateFormat('en-US', { timeZone: 'UTC', timeZoneName: 'longOffset' })
  }
}

function utcOffset(timeZone: string, day: Date) {
  const parts = formatIn(timeZone).formatToParts(day)
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):?(\d+)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const wrap = (minute: number) => ((minute % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
const percent = (minute: number) => Math.round((minute / MINUTES_A_DAY) * 1e4) / 100
const minutes = (share: number) => (share / 100) * MINUTES_A_DAY

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clock(share: number) {
  const minute = Math.round(minutes(share))
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

function spell(count: number) {
  if (count <= 20) return words[count] ?? String(count)
  return count < 30 ? `twenty-${words[count - 20]}` : String(count)
}
