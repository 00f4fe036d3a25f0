import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastPairs, contrastProblems, roundedDown } from './contrast-pairs.ts'
import { deriveTones } from './derive-tones.ts'
import { colorProblem, readColors } from './read-colors.ts'
import { ratioOf, reach } from './shade.ts'
import { defaultTones } from './tones.ts'

const derived = (colors: Parameters<typeof deriveTones>[0]) => deriveTones(colors) ?? expect.fail('no colors are set')

test('§5 the product’s colors are those of the stylesheet', () => {
  const tokens = readFileSync(new URL('../../site/ui/styles/tokens.css', import.meta.url), 'utf8').toLowerCase()
  for (const [name, [light, dark]] of Object.entries(defaultTones))
    expect(tokens).toMatch(
      new RegExp(`--${name}: (light-dark\\(${light}, ${dark}\\)|${light === dark ? light : '-'});`),
    )
})

test('§5 the pairs include every text color of the stylesheets', () => {
  expect(contrastPairs(defaultTones).filter(({ ratio, minimum }) => ratio < minimum)).toEqual([])
  const known = new Set(contrastPairs(defaultTones).map(({ foreground }) => foreground))
  const sheets = ['base', 'buttons', 'small-parts', 'art', 'prose-text', 'prose', 'cards'].map((name) =>
    readFileSync(new URL(`../../site/ui/styles/${name}.css`, import.meta.url), 'utf8'),
  )
  const written = sheets.join('').matchAll(/[ ;{]color: var\(--(color-[\w-]+)\)/g)
  // Text in the page's color on an area in the ink color is the same pair.
  expect(
    [...written].map(([, name]) => name).filter((name) => name !== 'color-paper' && !known.has(name as never)),
  ).toEqual([])
})

test('§5 any brand color gives readable derived colors and keeps buttons exactly in that color', () => {
  for (let rgb = 0; rgb < 4096; rgb += 61) {
    const primary = `#${rgb.toString(16).padStart(3, '0').replace(/./g, '$&$&')}`
    const tones = derived({ primary })
    expect([primary, contrastProblems({ primary }, tones)]).toEqual([primary, []])
    expect(tones['color-action'][0]).toBe(primary)
  }
})

test.each([
  ['yellow', { primary: '#ffd500' }],
  ['nearly black', { primary: '#0b0b0f' }],
  ['white', { primary: '#ffffff' }],
  ['two colors', { primary: '#2563eb', secondary: '#ff0080' }],
  ['a brand on pure white and black', { primary: '#e11d48', paper: '#ffffff', darkPaper: '#000000' }],
])('§5 %s is readable in both modes', (_name, colors) => {
  expect(contrastProblems(colors, derived(colors))).toEqual([])
})

test('§5 yellow buttons stay yellow, and lines are darker on light pages', () => {
  const tones = derived({ primary: '#ffd500' })
  expect(tones['color-action']).toEqual(['#ffd500', '#ffd500'])
  expect(ratioOf(tones['color-signal'][0], tones['color-paper'][0])).toBeGreaterThanOrEqual(3)
  expect(tones['color-signal'][1]).toBe('#ffd500')
})

test.each([
  [
    { ink: '#999999', paper: '#ffffff' },
    'ink',
    'Light mode: “Text” on “Page” (#999999 on #ffffff) has a contrast of 2.84:1; WCAG AA needs 4.5:1.',
  ],
  [
    { primary: '#777777', buttonText: '#888888' },
    'buttonText',
    'Light mode: “Button text” on “Button” (#888888 on #777777) has a contrast of 1.26:1; WCAG AA needs 4.5:1.',
  ],
  [{ darkInk: '#333333' }, 'darkInk', 'Dark mode: “Text” on “Page”'],
])('§5 a pair below AA is reported with its ratio: %o', (colors, field, message) => {
  const [first] = contrastProblems(colors, derived(colors))
  expect(first?.field).toBe(field)
  expect(first?.message).toContain(message)
})

test('§5 a ratio just below the limit is not rounded up to it', () => {
  expect(roundedDown(4.4999)).toBe('4.49')
})

test('§5 a shade keeps its hue and ends at black or white', () => {
  expect(reach('#ffd500', ['#ffffff'], 4.5)).toMatch(/^#[0-9a-f]{4}0/)
  expect(reach('#888888', ['#777777', '#888888'], 21)).toMatch(/#000000|#ffffff/)
})

test('§5 any CSS color notation works, and anything else gets an explanation', () => {
  expect(readColors({ primary: 'rebeccapurple', secondary: 'rgb(0 0 255)', ink: 'nothing' })).toEqual({
    primary: '#663399',
    secondary: '#0000ff',
  })
  expect(colorProblem('2563eb')).toContain('#2563eb')
  expect(colorProblem('#2563eb80')).toContain('not transparent')
  expect(deriveTones({})).toBeUndefined()
})
