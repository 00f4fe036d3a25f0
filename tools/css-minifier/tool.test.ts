// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { compareSheets } from '#engine/css/compare-sheets.ts'
import { readSheet } from '#engine/css/read-sheet.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { lightningMinify, loadLightning } from './engines.ts'
import type { Minified } from './minify-css.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const { asset } = nodePorts(tool)
const lightning = await loadLightning(asset)
const findDifference = (one: string, other: string) => compareSheets(readSheet(one), readSheet(other))
const minify = async (css: string, more = {}) => (await run(tool, { css, ...more })).data as Minified

test.each([
  ['a{color:red}', 'a{color:#f00}'],
  ['a{margin:1px 1px;}b{}', 'a{margin:1px}'],
  ['.a{color:red}.b{color:red}', '.b,.a{color:red}'],
  ['.a{color:red}.x{margin:0}.a{padding:0}', '.a{color:red;padding:0}.x{margin:0}'],
  ['a{color:red;color:blue}', 'a{color:blue}'],
  [
    '@media (min-width:1px){a{color:red}}@media (min-width:1px){b{color:red}}',
    '@media (min-width:1px){a,b{color:red}}',
  ],
])('%s and %s mean the same', (one, other) => {
  expect(findDifference(one, other)).toBeUndefined()
})

test.each([
  ['a{color:red}', 'a{color:blue}'],
  ['a{color:red}', ''],
  ['.a{color:red}.b{color:blue}', '.b{color:blue}.a{color:red}'],
  ['.a{margin:0}.b{margin-top:1px}', '.b{margin-top:1px}.a{margin:0}'],
  ['.a{color:red}.b{color:blue}.a{color:green}', '.a{color:green}.b{color:blue}'],
  ['a{color:red!important}', 'a{color:red}'],
  ['@media print{a{color:red}}', 'a{color:red}'],
  ['@media print{.a{color:red}}.b{color:blue}', '.b{color:blue}@media print{.a{color:red}}'],
  ['a:hover{color:red}', 'a{color:red}'],
  ['@font-face{font-family:x;src:url(a)}', ''],
  ['a{--x: 1px}', 'a{--x: 2px}'],
  ['@keyframes k{to{top:0}}', '@keyframes k{to{top:1px}}'],
])('%s and %s do not mean the same', (one, other) => {
  expect(findDifference(one, other)).toBeTypeOf('string')
})

test.each([
  // False alarms of an earlier comparison; Chromium treats both sides of each as equal.
  ['.a{margin-top:1px}.b{margin-left:1px}', '.b{margin-left:1px}.a{margin-top:1px}'],
  ['.a{-webkit-user-select:none;user-select:none}', '.a{user-select:none;-webkit-user-select:none}'],
  ['.a{margin:1px;margin-top:2px}', '.a{margin:2px 1px 1px}'],
  ['.a{border-width:1px;border-style:solid;border-color:red}', '.a{border:1px solid red}'],
  ['.a{top:0;right:0;bottom:0;left:0}', '.a{inset:0}'],
  ['.a{transition:all .2s ease;flex:1 1 0%}', '.a{transition:all .2s;flex:1}'],
  ['.a{box-shadow:0 0 3px rgba(0,0,0,.5) inset}', '.a{box-shadow:inset 0 0 3px #00000080}'],
  ['.a{background:url("x") no-repeat center center/cover #fff}', '.a{background:#fff url(x) 50%/cover no-repeat}'],
  ['.a{width:calc(20 * 22px)}', '.a{width:440px}'],
  ['.a{transform:translate(0,50%)}', '.a{transform:translateY(50%)}'],
  ['@media (min-width:700px){.a{color:red}}', '@media (width>=700px){.a{color:red}}'],
  ['.a{& .b{color:red}}', '.a{.b{color:red}}'],
  ['@font-face{unicode-range:U+0000-00FF}', '@font-face{unicode-range:U+??}'],
  ['a{&:hover{color:red}}', 'a:hover{color:red}'],
  ['.a{.b{color:red}}', '.a .b{color:red}'],
  ['a{color:red!important;color:blue}', 'a{color:red!important}'],
  ['@keyframes k{to{top:0}}@keyframes k{to{top:1px}}', '@keyframes k{to{top:1px}}'],
  ['@media (min-width:1px) and (max-width:9px){a{color:red}}', '@media(1px<=width<=9px){a{color:red}}'],
  [
    'a{transition-property:opacity;transition-duration:1s;transition-timing-function:ease;transition-delay:0s}',
    'a{transition:opacity 1s}',
  ],
  ['a{list-style-type:disc;list-style-position:inside;list-style-image:none}', 'a{list-style:inside}'],
  ['a{transform:rotate3d(0,1,0,30deg) scale3d(1.5,2,1)}', 'a{transform:rotateY(30deg)scale(1.5,2)}'],
  ['a{color:light-dark(#f00,red)}', 'a{color:red}'],
  ['@page{}a{color:red}', 'a{color:red}'],
])('%s and %s compute the same', (one, other) => {
  expect(findDifference(one, other)).toBeUndefined()
})

test.each([
  ['a{height:calc(100px + 0%)}', 'a{height:100px}'],
  ['.a{border:none}', '.a{border:0}'],
  ['.a{background:linear-gradient(to right,red,blue)}', '.a{background:linear-gradient(90deg,red,blue)}'],
  ['.a{margin:0}.a{margin-top:1px}', '.a{margin-top:1px}.a{margin:0}'],
  ['.a{margin-left:1px}.b{margin-inline-start:2px}', '.b{margin-inline-start:2px}.a{margin-left:1px}'],
  ['.a{& .b{color:red}}', '.a{color:red}'],
  ['@layer x,y;', '@layer y,x;'],
  ['.a{all:unset}.b{color:red}', '.b{color:red}.a{all:unset}'],
  ['.a{color:red;all:unset}', '.a{all:unset;color:red}'],
  ['.a::before{color:red}', '.a::after{color:red}'],
  ['.a,.b::-webkit-x{color:red}', '.a{color:red}.b::-webkit-x{color:red}'],
  ['.a{box-shadow:0 0 3px rgba(0,0,0,.5) inset}', '.a{box-shadow:0 0 3px #00000080inset}'],
  ['.a{--x:#FFFFFF}', '.a{--x:#fff}'],
  ['.a{color:red;color:oklch(60% .2 30)}', '.a{color:oklch(60% .2 30)}'],
  ['a{height:100vh;height:100dvh}', 'a{height:100dvh}'],
  ['a,b{&:hover{color:red}}', 'a:hover,b:hover,c{color:red}'],
  ['#a,.b{.c{color:red}}', '#a .c,.b .c{color:red}'],
  ['a::before{&:hover{color:red}}', 'a::before:hover{color:red}'],
  ['a{color:oklch(60% .2 30)!important;color:blue}', 'a{color:oklch(60% .2 30)!important}'],
  ['@keyframes k{to{top:0!important;top:1px}}', '@keyframes k{to{top:0!important}}'],
  ['a{color:color-mix(in srgb,red,blue)}', 'a{color:purple}'],
  [
    'a{transition-behavior:allow-discrete}b{transition-property:opacity;transition-duration:1s;transition-timing-function:ease;transition-delay:0s}',
    'a{transition-behavior:allow-discrete}b{transition:opacity 1s}',
  ],
  ['a::-moz-placeholder{color:red}a::placeholder{color:red}', 'a::placeholder{color:red}'],
])('%s and %s are distinguished', (one, other) => {
  expect(findDifference(one, other)).toBeTypeOf('string')
})

test('a sum of lengths and percentages keeps both, whichever engine wins', async () => {
  expect((await minify('a{height:calc(100px + 0%)}', { measure: 'raw' })).code).toBe('a{height:calc(100px + 0%)}')
})

test('custom properties stay unchanged unless asked, and are listed', { tags: 'extended' }, async () => {
  const css = ':root { --ink: #FFFFFF;  --gap: 0.50em }'
  expect((await minify(css)).code).toBe(':root{--ink:#FFFFFF;--gap:0.50em}')
  const { code, changes } = await minify(css, { rewriteCustom: true })
  expect(code).toBe(':root{--ink:#fff;--gap:.5em}')
  expect(changes?.filter(({ what }) => what === 'rewritten')).toHaveLength(2)
})

test.each([
  ['a{background:url(x);background-size:9px 9px}', 'a{background:url(x) 0% 0%/9px 9px}'],
  ['a{background:url(x) 1px;background-size:9px}', 'a{background:url(x) 1px/9px}'],
  ['a{background:url(x),url(y);background-size:9px}', 'a{background:url(x),url(y);background-size:9px}'],
  ['a{background:var(--x);background-size:9px}', 'a{background:var(--x);background-size:9px}'],
  ['a{background:url(x);background-size:9px!important}', 'a{background:url(x);background-size:9px!important}'],
])('%s becomes %s', async (css, short) => {
  const { code } = await minify(css, { measure: 'raw' })
  expect(code).toBe(short)
  expect(findDifference(css, code)).toBeUndefined()
})

test('no declaration moves past the property all', async () => {
  const css = '.a{align-items:center;margin:0}.b{all:unset}.c{align-items:center;margin:0}'
  expect((await minify(css, { measure: 'raw' })).code).toBe(css)
})

test('license comments stay once each, unless disabled', async () => {
  const css = '/*! Oakfield, MIT */\n/* a note */ .a { color: #ff0000 }\n.b { /*! Oakfield, MIT */ margin: 0px }'
  expect((await minify(css)).code).toBe('/*! Oakfield, MIT */\n.a{color:red}.b{margin:0}')
  expect((await minify(css, { keepLicenses: false })).code).toBe('.a{color:red}.b{margin:0}')
})

test('a stylesheet that cannot shrink lists no changes', async () => {
  const { summary, report } = await run(tool, { css: 'a{color:red}' })
  expect(summary).toContain('returned unchanged')
  expect(report.map(({ kind }) => kind)).toEqual(['metric', 'chart', 'table', 'findings', 'code'])
})

test('the stylesheet without spaces is shown before an engine has loaded', async () => {
  const shown = new Promise<Minified>((resolve) => {
    const ports = { ...nodePorts(tool), task: () => new Promise(() => {}), asset: () => new Promise<never>(() => {}) }
    const partial = ({ data }: { data: unknown }) => resolve(data as Minified)
    void runTool(tool, { css: 'a { color : red }\n/* note */ b { margin : 0 }' }, { ports, partial })
  })
  expect(await shown).toMatchObject({ winner: 'Spaces only', code: 'a{color:red}b{margin:0}' })
})

test('a run of CSS that was entered a moment before does not read it again, and returns the same', {
  tags: 'extended',
}, async () => {
  const memory = new Map<string, unknown>()
  const input = tool.samples[0].input
  const first = (await run(tool, input, { memory })).data as Minified
  const read = vi.spyOn(memory, 'set')
  const second = (await run(tool, input, { memory })).data as Minified
  expect(second.code).toBe(first.code)
  expect(second.runners.map(({ code }) => code)).toEqual(first.runners.map(({ code }) => code))
  expect(read).not.toHaveBeenCalled()
  expect(((await run(tool, { css: 'a { color : red }' }, { memory })).data as Minified).code).toBe('a{color:red}')
})

test('an engine that fails to load is reported, and the others continue', async () => {
  const { task } = nodePorts(tool)
  const { data } = await run(tool, tool.samples[0].input, {
    task: (name, payload) =>
      name === 'Lightning CSS' ? Promise.reject(new Error('No such file')) : task(name, payload),
  })
  const { runners, winner } = data as Minified
  expect(runners.find(({ name }) => name === 'Lightning CSS')?.refused).toBe('It stopped: No such file')
  expect(winner).not.toBeNull()
})

test('an output larger than a verified one is not compared and does not win', async () => {
  const { runners, winner } = await minify('.a{color:red}.x{margin:0}.b{color:red}', { measure: 'raw' })
  expect(winner).toBe('Ours')
  expect(runners.find(({ name }) => name === 'esbuild')).toMatchObject({ isCompared: false, refused: null })
})

test('a result is available before the engines run, and each later one is smaller', async () => {
  const sizes: number[] = []
  const partial = (envelope: { data: unknown }) => void sizes.push((envelope.data as Minified).best.raw)
  const input = { ...tool.samples[0].input, measure: 'raw' }
  const { data } = await runTool(tool, input, { ports: nodePorts(tool), partial })
  expect(sizes.length).toBeGreaterThan(0)
  expect([...sizes, (data as Minified).best.raw]).toEqual(
    [...sizes, (data as Minified).best.raw].toSorted((a, b) => b - a),
  )
})

test('an output that loses a fallback does not win', async () => {
  const { data } = await run(tool, { css: '.a { height: 100vh; height: 100dvh; color: #ff0000 }' })
  expect((data as { code: string }).code).toContain('height:100vh;height:100dvh')
})

test('obsolete prefixed declarations are dropped and listed', async () => {
  const css =
    '.a{-o-tab-size:4;tab-size:4;background:-ms-linear-gradient(red,blue);background:red;-webkit-user-select:none}'
  const { code, changes } = await minify(css, { measure: 'raw' })
  expect(code).toContain('tab-size:4')
  expect(code).toContain('-webkit-user-select:none')
  expect(code).not.toMatch(/-o-|-ms-/)
  expect(changes?.filter(({ why }) => why.includes('prefix')).map(({ item }) => item)).toEqual([
    '-o-tab-size:4',
    'background:-ms-linear-gradient(red,blue)',
  ])
})

test.each([
  ['a{color:red;\nb{color:blue}', 2],
  ['b{color:blue}\n// note\na{color:red}', 2],
])('%j is valid but gets a warning', async (css, line) => {
  const { findings } = await run(tool, { css })
  expect(findings[0]).toMatchObject({ id: 'engine-warning', place: { line } })
})

test('escaped characters are reported', async () => {
  const { findings } = await run(tool, { css: 'a::before { content: "\\201C" }' })
  expect(findings.map(({ id }) => id)).toContain('not-ascii')
})

test.each([
  ['a { color: red }}\nb { c: d }', 'Line 1, column 17: this } has no opening {.'],
  ['a { color: red }}', 'the last } has no opening {'],
  ['a{b:c};d{e:f}', 'this semicolon is between rules'],
  ['a { content: "b }\nc { d: e }', 'this string is not closed on its line'],
  ['$a: red;\nb { color: $a }', 'Compile it first'],
  ['<style>a{b:c}</style>', 'between <style> and </style>'],
  [`${'.a{b:c}'.repeat(60)}.day:hover,.wee`, 'ends in the middle of a rule. Around it: “…'],
  [`${'.a{b:c}'.repeat(60)}.day:hover,.wee`, '.a{b:c}.day:hover,.wee”.'],
])('%s is refused: %s', async (css, words) => {
  expect((await run(tool, { css, isStrict: true })).failure?.errors.css).toContain(words)
})

const set = corpus('css-minify')
test.skipIf(!set)(
  'every twentieth case of css-minify is never longer than by Lightning CSS alone',
  { tags: 'extended', timeout: 90_000 },
  async () => {
    let [alone, race] = [0, 0]
    const cases = readdirSync(`${set}/tests`).flatMap((kind) =>
      readdirSync(`${set}/tests/${kind}`).map((one) => `${set}/tests/${kind}/${one}`),
    )
    for (const folder of cases.filter((_, at) => at % 20 === 7)) {
      const source = readFileSync(`${folder}/source.css`, 'utf8')
      const expected = Buffer.byteLength(readFileSync(`${folder}/expected.css`, 'utf8').trim())
      const best = (await minify(source, { measure: 'raw' })).best.raw
      if (lightningMinify(lightning, source, true).code.length <= expected) alone++
      if (best <= expected) race++
      expect(best).toBeLessThanOrEqual(Buffer.byteLength(source))
    }
    expect(race).toBeGreaterThan(alone)
  },
)

test('the report has sizes, the winner, and what was dropped', async () => {
  const { status, data, report } = await run(tool, tool.samples[0].input)
  expect(status).toBe('done')
  const { source, best, runners, changes } = data as {
    source: { raw: number }
    best: { raw: number }
    runners: unknown[]
    changes: { item: string }[]
  }
  expect(best.raw).toBeLessThan(source.raw * 0.7)
  expect(runners).toHaveLength(5)
  expect(changes.map(({ item }) => item)).toEqual(
    expect.arrayContaining(['/* Oakfield: buttons */', '.empty{}', 'color:red']),
  )
  expect(report.map(({ kind }) => kind)).toEqual(['metric', 'chart', 'table', 'findings', 'table', 'code'])
})
