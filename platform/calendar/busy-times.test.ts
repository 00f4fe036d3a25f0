import { expect, test } from 'vitest'
import { busyTimes, merge } from './busy-times.ts'

const window = { start: Date.parse('2026-10-20T00:00Z'), end: Date.parse('2026-12-01T00:00Z') }
const reading = { window, timeZone: 'America/Chicago' }

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
let uid = 0
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${++uid}`,
  'DTSTAMP:20261001T000000Z',
  ...lines,
  'END:VEVENT',
]

const read = (text: string, more = {}) =>
  busyTimes(text, { ...reading, ...more }).map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 60_000}`,
  )

test('a weekly meeting keeps its hour when clocks change; an excluded day is free, and a moved one is at its new time', () => {
  const meeting = calendar(
    ...['BEGIN:VEVENT', 'UID:weekly', 'DTSTAMP:20261001T000000Z', 'DTSTART;TZID=America/Chicago:20261019T090000'],
    ...['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261124T000000Z', 'EXDATE;TZID=America/Chicago:20261109T090000'],
    'END:VEVENT',
    ...['BEGIN:VEVENT', 'UID:weekly', 'DTSTAMP:20261001T000000Z', 'RECURRENCE-ID;TZID=America/Chicago:20261116T090000'],
    ...['DTSTART;TZID=America/Chicago:20261117T130000', 'DTEND;TZID=America/Chicago:20261117T133000', 'END:VEVENT'],
  )
  expect(read(meeting)).toEqual([
    '2026-10-26T14:00 60',
    '2026-11-02T15:00 60',
    '2026-11-17T19:00 30',
    '2026-11-23T15:00 60',
  ])
})

test('an occurrence that was moved into the window blocks its new time', () => {
  const meeting = calendar(
    ...['BEGIN:VEVENT', 'UID:m', 'DTSTAMP:20261001T000000Z', 'DTSTART:20270104T090000Z', 'DURATION:PT1H'],
    ...['RRULE:FREQ=MONTHLY;COUNT=3', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:m', 'DTSTAMP:20261001T000000Z', 'RECURRENCE-ID:20270204T090000Z'],
    ...['DTSTART:20261125T090000Z', 'DURATION:PT1H', 'END:VEVENT'],
  )
  expect(read(meeting)).toEqual(['2026-11-25T09:00 60'])
})

test.each([
  [
    'with times',
    ['DTSTART:20261002T100000Z', 'DTEND:20261007T100000Z'],
    ['2026-10-16T10:00 7200', '2026-11-27T10:00 7200'],
  ],
  [
    'of whole days',
    ['DTSTART;VALUE=DATE:20261002', 'DTEND;VALUE=DATE:20261007'],
    ['2026-10-16T05:00 7200', '2026-11-27T06:00 7200'],
  ],
])('a repeated event %s that is longer than two days blocks time from before the window', (_, times, [first, last]) => {
  const fortnightly = calendar(...event(...times, 'RRULE:FREQ=WEEKLY;INTERVAL=2'))
  const busy = read(fortnightly)
  expect([busy.length, busy[0], busy.at(-1)]).toEqual([4, first, last])
})

test('all-day events and times without a zone use the office’s time zone', () => {
  const text = calendar(
    ...event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'),
    ...event('DTSTART:20261120T090000', 'DURATION:PT30M'),
  )
  expect(read(text)).toEqual(['2026-11-01T05:00 1500', '2026-11-20T15:00 30'])
})

test('a time zone that only the file defines follows the file', () => {
  const text = calendar(
    ...['BEGIN:VTIMEZONE', 'TZID:Eastern Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T020000'],
    ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
    ...['RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ...event('DTSTART;TZID=Eastern Standard Time:20261030T100000', 'DURATION:PT1H'),
    ...event('DTSTART;TZID=Eastern Standard Time:20261102T100000', 'DURATION:PT1H'),
  )
  expect(read(text)).toEqual(['2026-10-30T14:00 60', '2026-11-02T15:00 60'])
})

test('free, canceled, and own events do not block; free and busy periods differ', () => {
  const at = ['DTSTART:20261120T100000Z', 'DURATION:PT1H']
  const text = calendar(
    ...event(...at, 'TRANSP:TRANSPARENT'),
    ...event(...at, 'STATUS:CANCELLED'),
    ...event(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...['BEGIN:VEVENT', 'UID:ours-1', 'DTSTAMP:20261001T000000Z', ...at, 'END:VEVENT'],
    ...['BEGIN:VFREEBUSY', 'UID:f', 'DTSTAMP:20261001T000000Z', 'FREEBUSY;FBTYPE=FREE:20261121T100000Z/PT1H'],
    ...['FREEBUSY;FBTYPE=BUSY:20261122T100000Z/20261122T110000Z,20261122T120000Z/PT30M', 'END:VFREEBUSY'],
  )
  const isIgnored = (id: string) => id.startsWith('ours-')
  expect(read(text, { isIgnored })).toEqual(['2026-11-22T10:00 60', '2026-11-22T12:00 30'])
})

test('an old daily event is read up to the window; too many repetitions and invalid calendars are refused', () => {
  const daily = event('DTSTART:20100101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
  expect(busyTimes(calendar(...daily), reading)).toHaveLength(42)
  const endless = event('DTSTART:20200101T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
  expect(() => busyTimes(calendar(...endless), { ...reading, maxOccurrences: 1_000 })).toThrow(
    'too many repeated events',
  )
  for (const text of ['', '<html>Sign in</html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
    expect(() => busyTimes(text, reading)).toThrow()
})

test('busy times that touch or overlap are merged', () => {
  expect(
    merge([
      { start: 5, end: 9 },
      { start: 0, end: 3 },
      { start: 3, end: 4 },
      { start: 6, end: 7 },
    ]),
  ).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 9 },
  ])
})
