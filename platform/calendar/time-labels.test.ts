import { expect, test } from 'vitest'
import { dayLabel, labelTimes, momentLabel, partOfDay, timeLabel } from './time-labels.ts'
import { addDays, dayIn, isTimeZone, offsetOf, placeOf, startOfDay, timeZonesByRegion } from './time-zone.ts'
import { weekOf } from './week.ts'

const at = (iso: string) => Date.parse(iso)

test('only times in a repeated hour show their offset', () => {
  const times = ['05:30Z', '06:30Z', '07:30Z', '08:30Z'].map((time) => at(`2026-11-01T${time}`))
  expect(labelTimes(times, 'America/Chicago').map(({ label }) => label)).toEqual([
    '12:30 AM',
    '1:30 AM CDT',
    '1:30 AM CST',
    '2:30 AM',
  ])
})

test('a time belongs to the visitor’s day', () => {
  const [time] = labelTimes([at('2026-11-24T22:00Z')], 'Asia/Tokyo')
  expect(time).toMatchObject({ day: '2026-11-25', label: '7:00 AM' })
  expect(dayLabel(at('2026-11-24T22:00Z'), 'Asia/Tokyo')).toBe('Wednesday, November 25')
  expect(timeLabel(at('2026-11-24T22:00Z'), 'Asia/Kolkata')).toBe('3:30 AM')
  expect(momentLabel(at('2026-11-24T15:00Z'), 'America/Chicago')).toBe('Tuesday, November 24, 2026, 9:00 AM CST')
})

test('offsets are those of the moment: summer, winter, half hours, and zero', () => {
  const winter = at('2026-12-01T00:00Z')
  const offsets = ['America/Chicago', 'Asia/Kolkata', 'Asia/Kathmandu', 'Europe/London'].map((zone) =>
    offsetOf(zone, winter),
  )
  expect(offsets).toEqual(['UTC−6', 'UTC+5:30', 'UTC+5:45', 'UTC'])
  expect(offsetOf('Europe/London', at('2026-07-01T00:00Z'))).toBe('UTC+1')
})

test('a time zone has a name; offsets and unknown names do not', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Calcutta'].every(isTimeZone)).toBe(true)
  expect(['', '+01:00', 'Mars/Olympus', 'Europe/Berlin\n', '../etc'].some(isTimeZone)).toBe(false)
})

test('visitors can choose any time zone, including theirs under their browser’s name', () => {
  const zones = Object.fromEntries(timeZonesByRegion('Asia/Calcutta'))
  expect(zones.Asia).toContain('Asia/Calcutta')
  expect(zones.America?.length).toBeGreaterThan(100)
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina')
})

test('days follow the calendar and begin at midnight, or later where clocks skip it', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayIn('America/Chicago', at('2026-11-24T03:00Z'))).toBe('2026-11-23')
  // Clocks in Beirut go from 0:00 to 1:00.
  expect(new Date(startOfDay('Asia/Beirut', '2027-03-28')).toISOString()).toBe('2027-03-27T22:00:00.000Z')
})

test('a week begins on Monday and is an hour shorter or longer when clocks change', () => {
  const hours = (day: string) => {
    const { days, span } = weekOf(day, 'America/Chicago', 0)
    return [days[0], days[6], (span.end - span.start) / 3.6e6]
  }
  expect(hours('2026-11-01')).toEqual(['2026-10-26', '2026-11-01', 169])
  expect(hours('2027-03-10')).toEqual(['2027-03-08', '2027-03-14', 167])
  expect(weekOf('2026-02-31', 'UTC', at('2026-11-24T00:00Z')).days[0]).toBe('2026-11-23')
})

test('the morning ends at noon, and the evening starts at five', () => {
  const hours = ['00:00', '11:59', '12:00', '16:59', '17:00', '23:59']
  expect(hours.map((hour) => partOfDay(at(`2026-11-24T${hour}Z`), 'UTC'))).toEqual([
    ...['Morning', 'Morning', 'Afternoon', 'Afternoon', 'Evening', 'Evening'],
  ])
  expect(partOfDay(at('2026-11-24T22:00Z'), 'Asia/Tokyo')).toBe('Morning')
})
