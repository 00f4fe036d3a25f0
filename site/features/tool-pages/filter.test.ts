import { expect, test } from 'vitest'
import { countText, fits } from './filter.ts'

const text = 'SVG to PNG and WebP Drawings as bitmaps, one to four times browser /tools/svg-to-png/'

test.each([
  ['', true],
  ['  ', true],
  ['png', true],
  ['png SVG', true],
  ['bitmaps svg-to', true],
  ['png redirect', false],
])('R-041 the words “%s”: %s', (asked, expected) => {
  expect(fits(text, asked)).toBe(expected)
})

test('R-041 the count is told in words', () => {
  expect(countText(58, 58, ' ')).toBe('All 58 shown')
  expect(countText(0, 58, 'zzz')).toBe('No tools match. Try a format or a file name.')
  expect(countText(1, 58, 'hreflang')).toBe('1 tool matches')
  expect(countText(4, 58, 'png')).toBe('4 tools match')
})
