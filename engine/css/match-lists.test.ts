import { expect, test } from 'vitest'
import { compareSheets } from './compare-sheets.ts'
import { joinSelectors, splitMatches } from './match-lists.ts'
import { readSheet } from './read-sheet.ts'

test.each([
  [['.card .title', '.card .note'], ['.card :is(.title,.note)']],
  [['.card.a:hover', '.card.b:hover'], ['.card:is(.a,.b):hover']],
  [
    ['.long-name h1', '.other', '.long-name h2'],
    ['.long-name :is(h1,h2)', '.other'],
  ],
  [['.button:hover', '.button:focus'], ['.button:is(:hover,:focus)']],
  [
    [':where([data-toast]) [data-icon]', ':where([data-toast]) [data-title]'],
    [':where([data-toast]) :is([data-icon],[data-title])'],
  ],
  [
    ['.card a:not(.x > .y)', '.card a:not(.z)'],
    ['.card a:not(.x > .y)', '.card a:not(.z)'],
  ],
  // Cases in which the result would not be shorter.
  [
    ['.a .b', '.a .c'],
    ['.a .b', '.a .c'],
  ],
  // Unequal specificity, more than a compound, pseudo-elements, and selectors that some browsers do not support.
  [
    ['.card .title', '.card b'],
    ['.card .title', '.card b'],
  ],
  [
    ['.card .a .x', '.card .b > .x'],
    ['.card .a .x', '.card .b > .x'],
  ],
  [
    ['.button:before', '.button:after'],
    ['.button:before', '.button:after'],
  ],
  [
    ['.button:hover', '.button:popover-open'],
    ['.button:hover', '.button:popover-open'],
  ],
])('%j becomes %j, which matches the same', (selectors, joined) => {
  expect(joinSelectors(selectors)).toEqual(joined)
  expect(joined.flatMap(splitMatches).toSorted()).toEqual(selectors.toSorted())
})

test.each([
  [':is(h1,h2) a', ['h1 a', 'h2 a']],
  ['.a:is(.b,.c):is(:hover,:focus)', ['.a.b:hover', '.a.b:focus', '.a.c:hover', '.a.c:focus']],
  ['.a :is(.b .c,.d .e)', ['.a :is(.b .c,.d .e)']],
  [':is(.a,b) c', [':is(.a,b) c']],
  ['.a:is(b,c)', ['.a:is(b,c)']],
  [':not(:is(.a,.b))', [':not(:is(.a,.b))']],
])('%s matches what %j match', (selector, list) => {
  expect(splitMatches(selector)).toEqual(list)
})

test('a selector with :is() competes at the specificity of its list', () => {
  const differs = (one: string, other: string) => compareSheets(readSheet(one), readSheet(other))
  expect(differs('.x .a,.x .b{color:red}', '.x :is(.a,.b){color:red}')).toBeUndefined()
  expect(differs('.x .a,.x b{color:red}', '.x :is(.a,b){color:red}')).toBeTypeOf('string')
  expect(differs('.x :is(.a,.b){color:red}.y .a{color:blue}', '.y .a{color:blue}.x .a,.x .b{color:red}')).toBeTypeOf(
    'string',
  )
})
