import { expect, test } from 'vitest'
import { isNew } from './is-new.ts'

test.each([
  ['2026-11-23T14:00:00.000Z', true],
  ['2026-10-25T14:00:00.000Z', true],
  ['2026-10-20T14:00:00.000Z', false],
  ['2026-12-24T14:00:00.000Z', false],
  ['', false],
])('R-107 on November 23, a post from %s is new: %s', (publishDate, expected) => {
  expect(isNew(publishDate, new Date('2026-11-23T15:00:00.000Z'))).toBe(expected)
})
