import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cssProblems } from './css-rules.ts'
import { listFiles } from './project-files.ts'

const TOKENS = { path: 'site/ui/styles/tokens.css', text: ':root { --color-ink: #10201a; --z-menu: 2; }' }

const problemsOf = (css: string, code = '', path = 'site/ui/parts/part.css') =>
  cssProblems([TOKENS, { path, text: css }, { path: 'site/ui/parts/part.tsx', text: code }])

const template = (start: string, value: string) => `\`${start}$` + `{${value}}\``
const className = (start: string, value: string) => `className={${template(start, value)}}`

test('every color and layer is a token, and every class is used', () => {
  const paths = listFiles(process.cwd(), ['*.ts', '*.tsx', '*.astro', '*.mjs', '*.css'])
  const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(files.filter(({ path }) => path.endsWith('.css')).length).toBeGreaterThan(100)
  expect(cssProblems(files)).toEqual([])
})

test.each([
  ['#fff', '#fff'],
  ['#10201A8c', '#10201A8c'],
  ['1px solid rgb(0 0 0 / 12%)', 'rgb()'],
  ['light-dark(var(--color-ink), white)', 'white'],
  ['var(--color-none, rebeccapurple)', 'rebeccapurple'],
  ['color-mix(in srgb, var(--color-ink), oklch(0.5 0.1 20))', 'oklch()'],
])('the color %s has no name', (value, color) => {
  expect(problemsOf(`a {\n  --own: ${value};\n}`)).toEqual([
    expect.stringContaining(`part.css:2 has the color ${color}.`),
  ])
  expect(problemsOf(`a { border: ${value} }`, '', TOKENS.path)).toHaveLength(1)
})

test.each([
  'var(--color-ink)',
  'color-mix(in srgb, var(--color-ink) 20%, transparent)',
  'currentColor',
  'CanvasText',
  'url(/red.svg#fff)',
  "'#fff'",
  'var(--red, var(--gold))',
])('%s is no color of its own', (value) => {
  expect(problemsOf(`/* #fff */\na:hover { background: ${value}; transition: color 1s }`)).toEqual([])
})

test.each(['1', '-1', 'calc(100 - var(--i))', 'var(--z-none)', 'var(--color-ink)'])(
  'the layer %s has no name',
  (layer) => {
    expect(problemsOf(`a { z-index: ${layer}; }`)).toEqual([
      expect.stringContaining(`part.css:1 has the layer ${layer}.`),
    ])
  },
)

test.each(['auto', 'var(--z-menu)', 'calc(var(--z-menu) - var(--i))'])('the layer %s has a name', (layer) => {
  expect(problemsOf(`a { z-index: ${layer} }`)).toEqual([])
})

test.each([
  ['a class in no code', '.part-head a {}', ''],
  ['a class in a list', ':is(.part, .part-head) {}', "className='part'"],
  ['a class in a media query', '@media (width < 60rem) {\n.part-head {} }', ''],
  ['a class that only a query names', '.part-head {}', "find('.part-head')"],
  ['part of a longer name', '.part-head {}', "'part-heads' 'my-part-head'"],
  ['a template with another value', '.is-gone {}', className('is-', 'state')],
  ['a template that is no class', '.part-head {}', `key={${template('part-', 'nth')}} 'head'`],
  ['a class of Payload on the site', '.btn--icon {}', ''],
])('%s is unused', (_name, css, code) => {
  expect(problemsOf(css, code)).toEqual([expect.stringMatching(/part\.css:\d+ styles \.[\w-]+, which occurs nowhere/)])
})

test.each([
  ['a word of the code', '.part-head:hover {}', 'className="part part-head"'],
  ['a template with a word of the code', '.is-open {}', `${className('is-', 'state')} state('open')`],
  ['a template with a word in capitals', '.social-x {}', `${className('social-', 'network.toLowerCase()')} 'X'`],
  ['a template with a number', '.tone-3 {}', className('bar tone-', 'nth % 4')],
  ['a number in a value', 'a { margin: .5rem; }', ''],
])('%s is used', (_name, css, code) => {
  expect(problemsOf(css, code)).toEqual([])
})

test('the back office may override the components of Payload, and uses each class of its own', () => {
  const path = 'admin/app/(payload)/custom.css'
  expect(problemsOf('.btn--icon, .rs__input {}', '', path)).toEqual([])
  expect(problemsOf('.button-icon {}', '', path)).toHaveLength(1)
})
