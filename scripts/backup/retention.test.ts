import { expect, test } from 'vitest'
import { nameOf } from './parts.ts'
import { outdated, parseRetention } from './retention.ts'

/** One backup at noon of each of so many days, the last on Saturday, November 28, 2026. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, at) => nameOf(new Date(Date.UTC(2026, 10, 28 - at, 12)))).reverse()

const keptOf = (names: string[], retention: string) => {
  const gone = outdated(names, parseRetention(retention) ?? { days: 0, weeks: 0, months: 0 })
  return names.filter((name) => !gone.includes(name)).map((name) => name.slice(0, 10))
}

test('R22 the newest backup of each of the last days, weeks, and months is kept', () => {
  expect(keptOf(daily(90), '3d')).toEqual(['2026-11-26', '2026-11-27', '2026-11-28'])
  expect(keptOf(daily(90), '2d,3w')).toEqual(['2026-11-15', '2026-11-22', '2026-11-27', '2026-11-28'])
  expect(keptOf(daily(90), '1d,3m')).toEqual(['2026-09-30', '2026-10-31', '2026-11-28'])
})

test('R22 of several backups of a day, the newest is kept; days without one do not count', () => {
  const names = ['2026-11-01T12-00-00Z', '2026-11-09T08-00-00Z', '2026-11-09T09-00-00Z']
  expect(outdated(names, { days: 2, weeks: 0, months: 0 })).toEqual(['2026-11-09T08-00-00Z'])
})

test('R22 what is no backup is never deleted, and neither is the newest one', () => {
  const names = ['notes', '2026-11-09T08-00-00Z.partial', '2026-11-09T08-00-00Z']
  expect(outdated(names, { days: 0, weeks: 0, months: 0 })).toEqual([])
})

test.each(['', 'd', '7', '7d 4w', '0d', '4w,7d'])('R22 the retention %j is refused', (text) => {
  expect(parseRetention(text)).toBeUndefined()
})
