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
])('R-041 the search “%s” finds: %s', (asked, expected) => {
  expect(fits(text, asked)).toBe(expected)
})

test('R-041 the count says how many tools match and how many of them are offline', () => {
  expect(countText({ open: 58, closed: 0 }, ' ')).toBe('58 tools')
  expect(countText({ open: 52, closed: 8 }, '')).toBe('52 tools, 8 are not available yet')
  expect(countText({ open: 0, closed: 0 }, 'zzz')).toBe('No tools match. Try a format or a file name.')
  expect(countText({ open: 1, closed: 0 }, 'hreflang')).toBe('1 tool matches')
  expect(countText({ open: 4, closed: 1 }, 'png')).toBe('4 tools match, 1 is not available yet')
})
