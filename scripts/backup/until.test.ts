import { expect, test } from 'vitest'
import { parseUntil } from './until.ts'

test.each([
  ['latest', 'latest'],
  ['2026-11-28T10:00:00Z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28 10:00', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00:00+05:30', '2026-11-28T04:30:00.000Z'],
  ['2026-11-28', '2026-11-28T00:00:00.000Z'],
  ['2026-13-28T10:00:00Z', undefined],
  ['yesterday', undefined],
])('R22 the time %s up to which an archive is read is %s', (text, expected) => expect(parseUntil(text)).toBe(expected))
