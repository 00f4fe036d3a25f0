import { expect, test } from 'vitest'
import { checkCost } from './check-cost.ts'
import { readDrawing } from './read-drawing.ts'
import { rebuildDrawing } from './rebuild-drawing.ts'

function costOf(inside: string) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`
  const { drawing, rules } = rebuildDrawing(readDrawing(source))
  return checkCost(drawing, rules, 100)
}

const shapes = (count: number) => '<path d="M0 0h9v9z"/>'.repeat(count)
const refusal = expect.objectContaining({ message: expect.stringMatching(/takes too long to draw/) })

test('F6 a reference costs what it shows, each time, also inside of another one', () => {
  const once = costOf(`<g id="a">${shapes(10)}</g>`)
  expect(costOf(`<g id="a">${shapes(10)}</g><use href="#a"/>`)).toBeGreaterThan(1.8 * once)
  const nested = (uses: number) =>
    `<g id="a">${shapes(10)}</g><g id="b">${'<use href="#a"/>'.repeat(uses)}</g>${'<use href="#b"/>'.repeat(uses)}`
  expect(costOf(nested(8))).toBeGreaterThan(3 * costOf(nested(4)))
  expect(() => costOf(`<defs>${nested(60)}</defs>`)).toThrow(refusal)
})

test.each([
  ['a style sheet', '<style>.a{mask:url(#m)}</style>', 'class="a"'],
  [
    'the style sheet of a color scheme',
    '<style>@media (prefers-color-scheme:dark){g>.a{mask:url(#m)}}</style>',
    'class="a"',
  ],
  ['a style attribute', '', 'style="mask:url(#m)"'],
  ['an attribute', '', 'mask="url(#m)"'],
])('F6 %s hides no reference', (_what, sheet, attribute) => {
  const mask = `<mask id="m">${shapes(50)}</mask>`
  const drawing = (more: string) => costOf(`${sheet}${mask}<g>${`<path d="M0 0h9" ${more}/>`.repeat(5)}</g>`)
  expect(drawing(attribute)).toBeGreaterThan(drawing('') + 5_000)
})

test('F6 what elements inherit is counted for each of them', () => {
  const marker = `<marker id="m">${shapes(10)}</marker>`
  const path = '<path d="M0 0 9 9 0 0 9 9"/>'
  expect(costOf(`${marker}<g marker-mid="url(#m)">${path.repeat(5)}</g>`)).toBeGreaterThan(
    3 * costOf(`${marker}<g>${path.repeat(5)}</g>`),
  )
})

test('F6 a mask is drawn with what is inherited where it is defined', () => {
  const gradient = `<linearGradient id="g">${'<stop/>'.repeat(200)}</linearGradient>`
  const drawing = (fill: string) =>
    costOf(
      `${gradient}<g ${fill}><mask id="m"><rect width="9" height="9"/></mask></g>${'<rect mask="url(#m)"/>'.repeat(9)}`,
    )
  expect(drawing('fill="url(#g)"')).toBeGreaterThan(drawing('') + 5_000)
})

test.each([
  ['a blur', '<filter id="f"><feGaussianBlur stdDeviation="40"/></filter><rect filter="url(#f)"/>', /blurs by more/],
  ['thickening', '<filter id="f"><feMorphology radius="9"/></filter><rect filter="url(#f)"/>', /thickens/],
  ['noise', '<filter id="f"><feTurbulence numOctaves="9"/></filter><rect filter="url(#f)"/>', /octaves/],
  [
    'effects of effects',
    `<filter id="f">${'<feMerge result="a"><feMergeNode in="a"/><feMergeNode/></feMerge>'.repeat(12)}</filter><rect filter="url(#f)"/>`,
    /too many effects/,
  ],
  ['fine dashes', '<path d="M0 0h900" stroke="red" stroke-dasharray=".001"/>', /too long/],
  [
    'a blur in a large symbol',
    '<filter id="f"><feGaussianBlur stdDeviation=".1"/></filter><symbol id="s" viewBox="0 0 1 1"><path d="M0 0h1" filter="url(#f)"/></symbol><use href="#s" width="9000" height="9000"/>',
    /blurs by more/,
  ],
  [
    'a pattern in a pattern',
    '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"/><rect fill="url(#a)"/>',
    /inside a pattern/,
  ],
])('F6 %s is limited', (_what, inside, why) => {
  expect(() => costOf(inside)).toThrow(why)
})
