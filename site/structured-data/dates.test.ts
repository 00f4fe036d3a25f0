import { expect, test } from 'vitest'
import { datesOf } from './dates.ts'

const stored = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:01:00.000Z' }

test('S-27 unchanged content has its own date with a time zone', () => {
  const published = '2026-02-21T09:00:00.000Z'
  expect(datesOf(stored, published)).toEqual({ published, modified: published })
})

test('S-27 changed content has the date of the change, never before its publication', () => {
  const touched = { ...stored, updatedAt: '2026-11-21T10:00:00.000Z' }
  expect(datesOf(touched, '2026-02-21').modified).toBe('2026-11-21T00:00:00.000Z')
  expect(datesOf(touched, '2026-11-21T09:00:00.000Z').modified).toBe('2026-11-21T09:00:00.000Z')
})

test('S-27 without a date, there is none in the data', () => {
  expect(datesOf(stored, null)).toEqual({ published: '', modified: '' })
})
