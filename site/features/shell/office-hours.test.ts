import { expect, test } from 'vitest'
import { withinDay } from '#site/ui/charts/day-range.ts'
import { hoursText, officeRange, openHours, openHoursTitle } from './office-hours.ts'

const winter = new Date('2026-11-20T12:00:00Z')
const summer = new Date('2026-07-20T12:00:00Z')
const nineToSix = (timeZone: string) => ({ timeZone, opens: '09:00', closes: '18:00' })

test.each([
  ['America/Chicago', winter, { from: 62.5, to: 100 }],
  ['America/Chicago', summer, { from: 58.33, to: 95.83 }],
  ['Europe/London', winter, { from: 37.5, to: 75 }],
  ['Europe/London', summer, { from: 33.33, to: 70.83 }],
  ['Asia/Kolkata', winter, { from: 14.58, to: 52.08 }],
  ['America/Los_Angeles', winter, { from: 70.83, to: 8.33 }],
])('R-085 an office in %s on %s is open during these parts of the day', (timeZone, day, expected) => {
  expect(officeRange(nineToSix(timeZone), day)).toEqual(expected)
})

test('hours past midnight have two bars', () => {
  expect(withinDay({ from: 70, to: 8 })).toEqual([
    { from: 70, to: 100 },
    { from: 0, to: 8 },
  ])
  expect(withinDay({ from: 10, to: 50 })).toHaveLength(1)
})

test('the hours are written on both clocks', () => {
  expect(hoursText(nineToSix('America/Chicago'), winter)).toBe('09:00 to 18:00 local time, 15:00 to 24:00 UTC')
})

test('hours in which several offices are open count once', () => {
  const ranges = ['America/Chicago', 'Europe/London', 'Asia/Kolkata', 'Asia/Kolkata'].map((zone) =>
    officeRange(nineToSix(zone), winter),
  )
  expect(openHours(ranges)).toBe(20.5)
  expect(openHoursTitle(ranges)).toBe('Four offices, open twenty and a half hours a day')
})

test.each([
  [[{ from: 37.5, to: 75 }], 'One office, open nine hours a day'],
  [
    [
      { from: 0, to: 100 },
      { from: 0, to: 50 },
    ],
    'Two offices, open twenty-four hours a day',
  ],
  [[{ from: 75, to: 25 }], 'One office, open twelve hours a day'],
  [[], ''],
])('the title of %j is %s', (ranges, expected) => {
  expect(openHoursTitle(ranges)).toBe(expected)
})
