import { expect, test } from 'vitest'
import { readDate, readFeedDate } from './wordpress-date.ts'

test.each([
  ['2024-03-05 14:30:00', '2024-03-05T14:30:00.000Z'],
  [' 1999-12-31 23:59:59 ', '1999-12-31T23:59:59.000Z'],
  ['0000-00-00 00:00:00', undefined],
  ['2024-02-30 00:00:00', undefined],
  ['2024-13-01 00:00:00', undefined],
  ['-0001-11-30 00:00:00', undefined],
  ['', undefined],
])('the date %s of the database', (text, iso) => {
  expect(readDate(text)).toBe(iso)
})

test.each([
  ['Tue, 27 Jan 2015 14:56:57 +0000', '2015-01-27T14:56:57.000Z'],
  ['Tue, 27 Jan 2015 14:56:57 +0200', '2015-01-27T12:56:57.000Z'],
  ['Wed, 30 Nov -0001 00:00:00 +0000', undefined],
  ['Thu, 01 Jan 1960 00:00:00 +0000', undefined],
  ['yesterday', undefined],
])('the date %s of a feed', (text, iso) => {
  expect(readFeedDate(text)).toBe(iso)
})
