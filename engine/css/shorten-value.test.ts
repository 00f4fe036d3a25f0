import { expect, test } from 'vitest'
import { shortenSelector } from './selectors.ts'
import { shortenValue } from './shorten-value.ts'

test.each([
  ['margin', '0.50px 0px -0.0em', '.5px 0 0'],
  ['color', 'rgba( 255, 0, 0, 1 )', 'red'],
  ['box-shadow', '0 0 3px rgba(0,0,0,.5) inset', '0 0 3px#00000080 inset'],
  ['border', '1px solid blue', '1px solid#00f'],
  ['border', 'solid #f00', 'solid red'],
  ['background', 'var(--image) #fff', 'var(--image) #fff'],
  ['color', 'hwb(0 0% 0%)', 'red'],
  ['display', 'inline flow-root', 'inline-block'],
  ['position-area', 'center center', 'center'],
  ['position-area', 'top center', 'top center'],
  ['width', 'calc( 100% - 2 * 10.0px )', 'calc(100% - 2*10px)'],
  ['animation-name', 'red', 'red'],
  ['content', '"a, b" counter( x )', '"a, b"counter(x)'],
  ['--x', ' 1,  2 ', ' 1,  2 '],
  ['grid-area', '1 / 2 / 3', '1/2/3'],
  ['unicode-range', 'U+0000-00FF, U+0131', 'U+0-FF,U+131'],
  ['background', 'transparent', 'none'],
  ['background-position', 'left center', '0%'],
  ['object-position', 'bottom right', '100% 100%'],
  ['background-position', 'left 1px top', 'left 1px top'],
  ['background-position', 'center', 'center'],
])('the value of %s: %s becomes %s', (property, value, short) => expect(shortenValue(property, value)).toBe(short))

test.each([
  ['a > b', 'a>b'],
  ['a::before', 'a:before'],
  ['*:hover *', ':hover *'],
  ['[a="b c"] [d="e" i]', '[a=b\\ c] [d=e i]'],
  ['[title="a *.b c d"]', '[title="a *.b c d"]'],
  ['[href=https\\:\\/\\/a\\.example]', '[href="https://a.example"]'],
  ['.\\66\\6f\\6f', '.foo'],
  ['.\\31 a', '.\\31 a'],
  ['.sm\\:flex', '.sm\\:flex'],
  ['.\\2603', '.\\2603'],
  ['a:nth-child(0n + 3)', 'a:nth-child(3)'],
  ['a:nth-last-of-type(+1)', 'a:last-of-type'],
  ['a:nth-child(1n)', 'a:nth-child(n)'],
  ['a:nth-child(-n + 3)', 'a:nth-child(-n+3)'],
  ['a:nth-child(1 of .b)', 'a:nth-child(1 of .b)'],
  [':is(.a, h1, .a)', ':is(.a,h1)'],
  ['a:not( .b , .c ) d', 'a:not(.b,.c) d'],
  ['svg|*.x', 'svg|*.x'],
])('the selector %s becomes %s', (selector, short) => expect(shortenSelector(selector)).toBe(short))
