import { expect, test } from 'vitest'
import { countedTo } from './count-up.ts'

test.each([
  ['$32 Million+', 0, '$0 Million+'],
  ['$32 Million+', 0.5, '$16 Million+'],
  ['$32 Million+', 1, '$32 Million+'],
  ['$4,800', 0.5, '$2,400'],
  ['$4,800', 0.1, '$480'],
  ['2.58%', 0.5, '1.29%'],
  ['1,234.5', 1, '1,234.5'],
  ['500k to 900k', 0.5, '250k to 450k'],
  ['2x to 5.5x', 0, '0x to 0.0x'],
  ['no figure', 0.5, 'no figure'],
])('R-306 %s at %d of the way reads %s', (text, share, expected) => {
  expect(countedTo(text, share)).toBe(expected)
})
