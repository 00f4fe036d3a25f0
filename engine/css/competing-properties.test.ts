import { expect, test } from 'vitest'
import { compareSheets } from './compare-sheets.ts'
import { readSheet } from './read-sheet.ts'

/** An element with the classes b and c gets the value of the later rule. */
test.each([
  ['background-position-x:5px', 'background-position:0 0'],
  ['mask-position-x:1px', 'mask:none'],
  ['word-wrap:normal', 'overflow-wrap:anywhere'],
  ['grid-row-gap:1px', 'row-gap:2px'],
  ['page-break-before:always', 'break-before:auto'],
  ['-webkit-column-break-after:always', 'break-after:auto'],
  ['font-synthesis:none', 'font-synthesis-weight:auto'],
  ['font-stretch:50%', 'font-width:60%'],
  ['contain-intrinsic-size:1px', 'contain-intrinsic-width:2px'],
  ['contain-intrinsic-width:1px', 'contain-intrinsic-inline-size:2px'],
  ['overscroll-behavior-block:auto', 'overscroll-behavior:none'],
  ['animation-range:entry', 'animation-range-start:exit'],
  ['mask:none', 'mask-border-source:url(x)'],
  ['-webkit-text-stroke:1px red', '-webkit-text-stroke-width:2px'],
  ['-webkit-margin-start:1px', 'margin:2px'],
  ['border-top-left-radius:1px', 'border-start-start-radius:2px'],
  ['scroll-timeline:--x', 'scroll-timeline-axis:x'],
  ['position-try:none', 'position-try-order:most-width'],
])('%s and %s override each other, so their rules keep their order', (one, other) => {
  const compare = (css: string, output: string) => compareSheets(readSheet(css), readSheet(output))
  expect(compare(`.b{${other}}.c{${one}}`, `.c{${one}}.b{${other}}`)).toContain('another order')
})

const moved = (css: string, output: string) => compareSheets(readSheet(css), readSheet(output))
const prefixed =
  '-webkit-transition:-webkit-transform 1s;transition:transform 1s;transition:transform 1s,-webkit-transform 1s'

test('a fallback may pass what browsers that know more use instead of it', () => {
  expect(moved(`.a{${prefixed}}.x{top:0}.b{${prefixed}}`, `.a,.b{${prefixed}}.x{top:0}`)).toBeUndefined()
})

test.each([
  // Safari only supports the prefixed property.
  [
    '.a{-webkit-user-select:none;user-select:none}.b{-webkit-user-select:text}',
    '.b{-webkit-user-select:text}.a{-webkit-user-select:none;user-select:none}',
  ],
  ['.a{color:red}.b{color:blue;color:oklch(60% .2 30)}', '.b{color:blue;color:oklch(60% .2 30)}.a{color:red}'],
  ['.a{height:100vh;height:100dvh}.b{height:50vh}', '.b{height:50vh}.a{height:100vh;height:100dvh}'],
])('%s is not %s', (css, output) => {
  expect(moved(css, output)).toContain('another order')
})
