import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { nodePorts } from '../../providers/tools/node-ports.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { listChanges } from './changes.ts'
import { cssEngines, lightningMinify, loadLightning } from './engines.ts'
import { lostFallback } from './fallbacks.ts'
import { findDifference } from './same-meaning.ts'
import { tighten } from './tighten.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const { asset } = nodePorts(tool)
const lightning = await loadLightning(asset)
const canonical = (css: string) => lightningMinify(lightning, css, true)

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
  expect(findDifference(one, other, canonical)).toBeUndefined()
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
])('%s and %s do not', (one, other) => {
  expect(findDifference(one, other, canonical)).toBeTypeOf('string')
})

test.each([
  ['a{height:100vh;height:100dvh}', 'a{height:100dvh}', true],
  ['a{color:#f00;color:oklch(60% .2 30)}', 'a{color:oklch(60% .2 30)}', true],
  ['a{color:red;color:blue}', 'a{color:#00f}', false],
  ['a{height:100vh;height:100dvh}', 'a{height:100vh;height:100dvh}', false],
  ['a::-moz-placeholder{color:red}a::placeholder{color:red}', 'a::placeholder{color:red}', true],
])('%s loses a fallback as %s: %s', (source, output, isLost) => {
  expect(lostFallback(source, output) !== undefined).toBe(isLost)
})

test('an output without a fallback does not win', async () => {
  const { data } = await run(tool, { css: '.a { height: 100vh; height: 100dvh; color: #ff0000 }' })
  expect((data as { code: string }).code).toContain('height:100vh;height:100dvh')
})

test('what did not happen is not listed', () => {
  const changes = (source: string, output: string) => listChanges(source, output).map(({ item }) => item)
  expect(changes('a[b="c"],d::before{x:y}', 'a[b=c],d:before{x:y}')).toEqual([])
  expect(changes('.a{--x:1}.b{--x:2}.a{--y:1}', '.a{--x:1}.b{--x:2}.a{--y:1}')).toEqual([])
  expect(changes('a{x:y!important;x:z}', 'a{x:y!important;x:z}')).toEqual([])
  expect(changes('a{x:y;x:z}b{x:y}', 'a{x:z}b{x:y}')).toEqual(['x:y'])
  expect(changes('/*! a */b{x:y}', 'b{x:y}')).toEqual(['/*! a */'])
})

test.each([
  ['a{color:red;\nb{color:blue}', 2],
  ['b{color:blue}\n// note\na{color:red}', 2],
])('%j is valid and warned of', async (css, line) => {
  const { findings } = await run(tool, { css, isTolerant: true })
  expect(findings[0]).toMatchObject({ id: 'engine-warning', place: { line } })
})

test('characters that were escapes are told', async () => {
  const { findings } = await run(tool, { css: 'a::before { content: "\\201C" }' })
  expect(findings.map(({ id }) => id)).toContain('not-ascii')
})

test.each([
  ['a { color: red }}\nb { c: d }', 'Line 1, column 17: this } closes nothing.'],
  ['a { color: red }}', 'the last } closes nothing'],
  ['a{b:c};d{e:f}', 'this semicolon stands between rules'],
  ['a { content: "b }\nc { d: e }', 'this string is not closed on its line'],
  ['$a: red;\nb { color: $a }', 'compile it first'],
  ['<style>a{b:c}</style>', 'between <style> and </style>'],
])('%s is refused: %s', async (css, words) => {
  expect((await run(tool, { css })).failure?.errors.css).toContain(words)
})

test.each([
  ['a{b:c(1, 2)}', 'a{b:c(1,2)}'],
  ['a{--x: 1, 2;b:c, d}', 'a{--x: 1, 2;b:c,d}'],
  ['a{content:"a, b"}', 'a{content:"a, b"}'],
])('%s is tightened to %s', (one, other) => expect(tighten(one)).toBe(other))

const set = corpus('css-minify')
test.skipIf(!set)(
  'on every twentieth case of css-minify more cases are met than by Lightning CSS alone, and none is longer',
  { timeout: 90_000 },
  async () => {
    const engines = await cssEngines(asset, true)
    let [alone, race] = [0, 0]
    const cases = readdirSync(`${set}/tests`).flatMap((kind) =>
      readdirSync(`${set}/tests/${kind}`).map((one) => `${set}/tests/${kind}/${one}`),
    )
    for (const folder of cases.filter((_, at) => at % 20 === 7)) {
      const source = readFileSync(`${folder}/source.css`, 'utf8')
      const expected = readFileSync(`${folder}/expected.css`, 'utf8').trim().length
      const outputs: string[] = []
      for (const { minify } of engines) {
        const output = await minify(source).then(tighten, () => undefined)
        if (output !== undefined && findDifference(source, output, canonical) === undefined) outputs.push(output.trim())
      }
      const best = Math.min(source.length, ...outputs.map((output) => output.length))
      if (canonical(source).trim().length <= expected) alone++
      if (best <= expected) race++
      expect(best).toBeLessThanOrEqual(source.length)
    }
    expect(race).toBeGreaterThan(alone)
  },
)

test('the race tells sizes, the winner and what was dropped', async () => {
  const { status, data, report } = await run(tool, tool.samples[0].input)
  expect(status).toBe('done')
  const { source, best, runners, changes } = data as {
    source: { raw: number }
    best: { raw: number }
    runners: unknown[]
    changes: { item: string }[]
  }
  expect(best.raw).toBeLessThan(source.raw * 0.7)
  expect(runners).toHaveLength(7)
  expect(changes.map(({ item }) => item)).toEqual(
    expect.arrayContaining(['/* Oakfield: buttons */', '.empty{}', 'color:red']),
  )
  expect(report.map(({ kind }) => kind)).toEqual(['metric', 'chart', 'table', 'findings', 'table', 'code'])
})

test('a mistake is told with its line, and skipped when asked', async () => {
  const css = 'a{color:red}\nb{color:blue}}\nc{color:green}'
  expect((await run(tool, { css })).failure?.errors.css).toContain('Line 2, column')
  expect((await run(tool, { css, isTolerant: true })).status).toBe('done')
})

test.each([
  ['unclosed', 'a{color:red'],
  ['NUL', '\0a{color:red}'],
  ['100,000 brackets', 'a{'.repeat(100_000)],
  ['nested parentheses', `a{b:${'('.repeat(50_000)}}`],
  ['not CSS', '<p>Hello</p>'],
])('%s gives an answer', async (_, css) => {
  const { summary, failure } = await run(tool, { css, isTolerant: true })
  expect(failure?.code ?? 'invalid').toBe('invalid')
  expect(summary.length).toBeGreaterThan(10)
})
