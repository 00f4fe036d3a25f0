import { expect, test } from 'vitest'
import { type StoredVersion, versionsToDelete } from './kept-versions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 27, 12, 30)

/** Versions of these ages in milliseconds; their ids are their places. */
const aged = (ages: number[], more: Partial<StoredVersion> = {}): StoredVersion[] =>
  ages.map((age, id) => ({ id, at: NOW - age, isLatest: false, isPublished: false, isPinned: false, ...more }))

test('R19 every state of the last hour stays', () => {
  const everyTwoSeconds = Array.from({ length: 1_799 }, (_, at) => at * 2_000)
  expect(versionsToDelete(aged(everyTwoSeconds), NOW)).toEqual([])
})

test('R19 after an hour the newest state of each hour stays, after a day the newest of each day', () => {
  // 12:30: one of now, then three of 10 o'clock, two of 9 o'clock.
  const ages = [0, 2 * HOUR, 2 * HOUR + MINUTE, 2 * HOUR + 20 * MINUTE, 3 * HOUR, 3 * HOUR + 10 * MINUTE]
  expect(versionsToDelete(aged(ages), NOW)).toEqual([2, 3, 5])
  const days = [0, 3 * DAY, 3 * DAY + HOUR, 3 * DAY + 5 * HOUR, 4 * DAY]
  expect(versionsToDelete(aged(days), NOW)).toEqual([2, 3])
})

test('R19 drafts of more than ninety days go, the newest state and published ones stay', () => {
  expect(versionsToDelete(aged([200 * DAY, 201 * DAY]), NOW)).toEqual([1])
  const published = aged(
    Array.from({ length: 60 }, (_, at) => (100 + at) * DAY),
    { isPublished: true },
  )
  expect(versionsToDelete(published, NOW)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
})

test('R19 a text that somebody decided against stays for ninety days', () => {
  const [newest, second, third] = aged([0, 2 * HOUR, 2 * HOUR + MINUTE])
  const versions = [newest, second, { ...third, isPinned: true }] as StoredVersion[]
  expect(versionsToDelete(versions, NOW)).toEqual([])
  const old = aged([0, 91 * DAY, 91 * DAY + MINUTE], { isPinned: true })
  expect(versionsToDelete(old, NOW)).toEqual([1, 2])
})
