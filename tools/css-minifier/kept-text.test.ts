// @module-tag slow
import { expect, test, vi } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import type { Minified } from './minify-css.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const minify = async (css: string) => (await run(tool, { css, measure: 'raw' })).data as Minified

test.each([
  [
    '.badge { color: theme(colors.red.500); width: theme(spacing.10) }',
    '.badge{color:theme(colors.red.500);width:theme(spacing.10)}',
  ],
  ['a { width: calc(100% - theme( spacing.10 , 0.50 ) * 2.0) }', 'a{width:calc(100% - theme( spacing.10 , 0.50 )*2)}'],
  ['a { background: -moz-element(#ffffff) #ffffff }', 'a{background:-moz-element(#ffffff) #fff}'],
  [
    'a { filter: progid:DX.Foo(a=0.50); zoom: expression(0.50 + 1) }',
    'a{filter:progid:DX.Foo(a=0.50);zoom:expression(0.50 + 1)}',
  ],
  [
    'a { color: --tint(0.50, #ffffff); width: attr( data-w 0.50 ) }',
    'a{color:--tint(0.50, #ffffff);width:attr( data-w 0.50 )}',
  ],
  ['a { width: if(style(--x: 0.50): 0.50px; else: 1.0px) }', 'a{width:if(style(--x: 0.50): 0.50px; else: 1.0px)}'],
  ['a { padding: env(gap, 0.50px) 0.50px }', 'a{padding:env(gap,.5px) .5px}'],
  [':root { --mixin: { color: #ffffff }; --x: 0.50 }', ':root{--mixin:{ color: #ffffff };--x:0.50}'],
  ['@container style(--x: 0.50) { a { color: #ff0000 } }', '@container style(--x:0.50){a{color:red}}'],
  [
    '.a { color: red } .a { @apply m-0.50 bg-[#ff0000] !important; }',
    '.a{color:red}.a{@apply m-0.50 bg-[#ff0000] !important;}',
  ],
  ['@screen md { .a { color: #ff0000; margin: 0.50px } }', '@screen md{.a{color:#ff0000;margin:0.50px}}'],
  ['.a { top: 0 } @tailwind utilities; .b { top: 0 } ', '.a{top:0}@tailwind utilities;.b{top:0}'],
])('text of a preprocessor or a browser stays as it is: %s', async (css, short) => {
  expect((await minify(css)).code).toBe(short)
})

test.each([
  [
    'a { color: red }\n.x:after .y { color: blue }\nb { color: green }',
    'a{color:red}.x:after .y { color: blue }b{color:green}',
    '.x:after .y { color: blue }',
    2,
  ],
  [
    'a { color: red }\n.x:nth-child(no) { color: red }',
    'a{color:red}.x:nth-child(no) { color: red }',
    '.x:nth-child(no) { color: red }',
    2,
  ],
  [
    'a{background:url(a b.png)}b{color:#0000ff}',
    'a{background:url(a b.png)}b{color:#00f}',
    'background:url(a b.png)',
    1,
  ],
  [
    '@media (min-width: 0\\0 ) { a { color: #ff0000 } }',
    '@media(min-width: 0\\0 ){a{color:red}}',
    '@media (min-width: 0\\0 )',
    1,
  ],
  ['a{top:0}}\nb{top:0}\nc{color:#ff0000}', 'a{top:0}}\nb{top:0}c{color:red}', '}\nb{top:0}', 1],
  ['a{top:0};b{top:0}\nc{color:#ff0000}', 'a{top:0};b{top:0}c{color:red}', ';b{top:0}', 1],
  ['// note\na{top:0}\nb{color:#ff0000}', '// note\na{top:0}b{color:red}', '// note\na{top:0}', 1],
  ['a{color:{{ ink }};margin:0px}', 'a{color:{{ ink }};margin:0}', 'color:{{ ink }};', 1],
  ['b{color:#ff0000}\na{content:"x\n', 'b{color:red}a{content:"x\n}', 'content:"x\n', 2],
  [
    '@page :no { margin: 1px } b { color: #ff0000 }',
    '@page :no { margin: 1px }b{color:red}',
    '@page :no { margin: 1px }',
    1,
  ],
])('%j is minified around what cannot be read', async (css, short, text, line) => {
  const { code, kept } = await minify(css)
  expect(code).toBe(short)
  expect(kept).toEqual([{ line, text, why: expect.stringMatching(/^\S.{5,}/) }])
})

test.each([
  ['b{color:#ff0000}a{content:"x', 'b{color:red}a{content:"x"}'],
  ['b{color:#ff0000}a{background:url(x', 'b{color:red}a{background:url(x)}'],
  ['b{color:#ff0000} /* a { }', 'b{color:red}'],
  ['b{color:#ff0000', 'b{color:red}'],
])('a stylesheet that breaks off ends where browsers end it: %s', async (css, short) => {
  expect((await minify(css)).code).toBe(short)
})

test('a string that takes the rest of the stylesheet is told, and nothing is lost', async () => {
  const css = "a { color: #ff0000 }\nb { content: 'it's'; color: #ff0000 } c { top: 0px }"
  const { status, data, findings } = await run(tool, { css, measure: 'raw' })
  expect([status, (data as Minified).code]).toEqual([
    'done',
    expect.stringContaining('color: #ff0000 } c { top: 0px }'),
  ])
  expect(findings.find(({ title }) => title.startsWith('The string'))?.place).toEqual({
    field: 'css',
    line: 2,
    column: 19,
  })
})

test.each([
  'a{background:url("x\ny.png")}b{color:#0000ff}',
  'a{background:url("x\ny.png")}\nb{color:#0000ff}\nc{top:0px}',
])('a string that breaks in a URL does not end the run: %j', async (css) => {
  expect((await run(tool, { css, measure: 'raw' })).status).toBe('done')
})

test('a frame that is none never joins a frame', async () => {
  const { code, changes } = await minify('@keyframes x { from { top: 0px } to { top: 1px } middle { top: 0px } }')
  expect(code).toBe('@keyframes x{0%{top:0}to{top:1px}}')
  expect(changes).toContainEqual(expect.objectContaining({ what: 'dropped', item: 'middle { top: 0px }' }))
  expect((await minify('@keyframes y { entry 10%, +1.5e1% { top: 0px } }')).kept).toEqual([])
})

test('what an engine dropped because browsers skip it is not told as kept', async () => {
  const { code, kept, changes } = await minify('@font-face { font-family: x; src: url(a b.woff) } b { top: 0px }')
  expect([code.includes('a b.woff'), changes?.some(({ item }) => item.includes('a b.woff'))]).toEqual([false, true])
  expect(kept).toEqual([])
})

test('the report lists what was kept, and SCSS is named as such', async () => {
  const { report, findings } = await run(tool, { css: 'a { color: #ff0000 }\n.x:after .y { color: blue }' })
  expect(report).toContainEqual(expect.objectContaining({ kind: 'table', title: 'Kept as it was' }))
  expect(findings).toContainEqual(expect.objectContaining({ id: 'kept', place: { field: 'css', line: 2 } }))
  const scss = await run(tool, { css: '$ink: #ff0000;\na { color: $ink }' })
  expect(scss.findings.find(({ id }) => id === 'kept')?.fix).toContain('Compile it first')
})
