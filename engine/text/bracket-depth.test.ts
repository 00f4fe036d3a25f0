import { expect, test } from 'vitest'
import { deeperThan } from './bracket-depth.ts'

test('brackets in comments, strings, templates, and expressions do not count as nesting', () => {
  const line = "f('(', `(`, /[(]\\(/) // (\n"
  expect(deeperThan(line.repeat(1_600), 1_500)).toBeUndefined()
  expect(deeperThan('f('.repeat(1_600), 1_500)).toBe(3_001)
})
