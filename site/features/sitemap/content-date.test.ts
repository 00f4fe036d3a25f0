import { expect, test } from 'vitest'
import { contentDate, newest } from './content-date.ts'

const now = new Date('2026-11-21T12:00:00Z')
const stored = '2026-11-20T08:00:00.000Z'

test('S-22 unchanged content has its own date, not that of the installation', () => {
  const untouched = { createdAt: stored, updatedAt: '2026-11-20T08:00:30.000Z' }
  expect(contentDate(untouched, '2025-03-04T14:00:00.000Z', now)).toBe('2025-03-04')
  expect(contentDate(untouched, undefined, now)).toBeUndefined()
  expect(contentDate(untouched, null, now)).toBeUndefined()
})

test('S-22 changed content has the date of the change', () => {
  const changed = { createdAt: stored, updatedAt: '2026-11-21T09:00:00.000Z' }
  expect(contentDate(changed, '2025-03-04T14:00:00.000Z', now)).toBe('2026-11-21')
})

test('S-22 a future date does not count', () => {
  expect(contentDate({ createdAt: stored, updatedAt: stored }, '2027-01-01T00:00:00.000Z', now)).toBeUndefined()
})

test('S-22 a list has the date of its newest entry', () => {
  expect(newest(['2025-01-01', undefined, '2026-02-01', '2025-12-31'])).toBe('2026-02-01')
  expect(newest([undefined])).toBeUndefined()
  expect(newest([])).toBeUndefined()
})
