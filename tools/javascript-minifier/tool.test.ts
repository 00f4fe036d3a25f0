// @module-tag slow
import { parse } from 'acorn'
import { expect, test, vi } from 'vitest'
import { compareTraits } from '#engine/javascript/compare-traits.ts'
import { traitsOf } from '#engine/javascript/traits.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { eachOf } from '#tests/support/extended.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Race } from './minify-javascript.ts'
import { tool } from './tool.ts'

// WebAssembly engines compile themselves on their first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
const raceOf = async (code: string, more = {}) => (await run(tool, { code, ...more })).data as Race

eachOf(['gzip', 'brotli', 'raw'], 1)(
  'by %s all five engines run, and none is smaller than the winner',
  async (measure) => {
    const { runners, best, code, source } = await raceOf(String(tool.samples[0].input.code), { measure })
    expect(runners.map(({ name, failure }) => [name, failure])).toEqual([
      ['Spaces only', null],
      ['Oxc', null],
      ['esbuild', null],
      ['SWC', null],
      ['UglifyJS', null],
      ['Terser', null],
    ])
    for (const { size } of runners) expect(best[measure]).toBeLessThanOrEqual(size?.[measure] ?? 0)
    expect(best.raw).toBeLessThan(source.raw / 2)
    expect(() => parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow()
  },
)

test('every output still works', async () => {
  const { runners } = await raceOf(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is minified
    'function add(first, second) { const sum = first + second; return { sum: sum, text: `${sum}!` } }\nglobalThis.result = add(2, 3)',
  )
  for (const { code } of runners) {
    const scope: { result?: unknown } = {}
    new Function('globalThis', code ?? '')(scope)
    expect(scope.result).toEqual({ sum: 5, text: '5!' })
  }
})

test('a script keeps global names, and a module does not', async () => {
  const code = 'function visibleToOthers(longName) { return longName * 2 }\nconsole.log(visibleToOthers(4))'
  for (const { code: output } of (await raceOf(code, { kind: 'script' })).runners)
    expect(output).toContain('visibleToOthers')
  expect((await raceOf(code, { kind: 'module' })).code).not.toContain('visibleToOthers')
})

test('console calls are removed on request, and a source map is included', async () => {
  const { data, files, report } = await run(tool, {
    code: 'export function f(longName) { console.log(longName); return longName + 1 }',
    dropConsole: true,
    sourceMap: true,
  })
  expect((data as Race).code).not.toContain('console')
  const map = JSON.parse(new TextDecoder().decode(files[0]?.bytes))
  expect(map).toMatchObject({ version: 3, file: 'script.min.js', sources: ['script.js'] })
  expect(map.mappings.length).toBeGreaterThan(5)
  expect(report.at(-1)).toMatchObject({ code: expect.stringContaining('sourceMappingURL=script.min.js.map') })
})

test.each([
  ['a template', 'var t = `\nimport x from "y"\n`; var topName = 1; console.log(t, topName)', false],
  ['a comment', '/*\nexport default 1\n*/ var topName = 1; console.log(topName)', false],
  ['an import()', 'import("./a.js").then((one) => one.f())', false],
  ['await inside a function', 'async function f() { await g() }', false],
  ['an import', 'import a from "./a.js"\na()', true],
  ['await at the top', 'const a = await f()\nconsole.log(a)', true],
  ['import.meta', 'console.log(import.meta.url, 1 + 1)', true],
])('%s determines whether it is a module', async (_, code, isModule) => {
  expect((await raceOf(code)).isModule).toBe(isModule)
})

test('an output with newer syntax than allowed does not win, even if it is the smallest', async () => {
  const { code, runners } = await raceOf('const a = b?.c ?? 1; window.a = a', { target: 'es2015' })
  expect(() => parse(code, { ecmaVersion: 2015 })).not.toThrow()
  expect(runners.find(({ name }) => name === 'Terser')?.failure).toContain('newer than ES2015')
})

test('a license comment stays on top, or its removal is reported', async () => {
  const code = '\n/*! Oakfield 1.0, MIT */\nvar a = function () { return 1 }'
  const { findings } = await run(tool, { code, keepLicenses: false })
  expect((await raceOf(code)).code).toMatch(/^\/\*! Oakfield 1.0, MIT \*\/\nvar a=/)
  expect(findings[0]).toMatchObject({ id: 'license-dropped', place: { line: 2 } })
})

test.each([
  ['a directive of the program', '"use strict";var a=1;f(a)', 'var a=1;f(a)'],
  ['a directive of a function', 'function f(){"use strict";return this}', 'function f(){return this}'],
  ['a directive for bundlers', '"use client";f()', 'f()'],
  ['a name that others use', 'function open(){}', 'function a(){}'],
  ['a name that eval reads', 'function f(long){return eval("long")}', 'function f(a){return eval("long")}'],
  ['a name that with hides', 'function f(a,long){with(a)return long}', 'function f(a,b){with(a)return b}'],
  ['a name that is read', 'function f(){class Wool{}return Wool.name}', 'function f(){class a{}return a.name}'],
  [
    'a name of this.constructor',
    '(()=>{class Wool{n(){return this.constructor.name}}f(Wool)})()',
    '(()=>{class a{n(){return this.constructor.name}}f(a)})()',
  ],
  [
    'name that is read by its text',
    'function f({run=()=>{}}){return d(run,"name")}',
    'function f({run:a=()=>{}}){return d(a,"name")}',
  ],
  ['key with an escape', 'f({wh\\u0069le(){}})', 'f({"\\\\u0077hile"(){}})'],
  ['new.target', 'function F(){return new.target===F}', 'function F(){return this instanceof F}'],
  ['the raw text of a template', 'f(String.raw`\\n`)', 'f(String.raw`\n`)'],
  ['another global', 'function f(){let a=1;return a}', 'function f(){let a=1;return b}'],
])('a changed %s is detected', (_, source, output) => {
  const compare = (one: string, other: string) => compareTraits(traitsOf(one, false), traitsOf(other, false), false)
  expect(compare(source, output)).toBeTypeOf('string')
  expect(compare(source, source)).toBeUndefined()
})

test.each([
  ['export const a = 1', 'export const b=1'],
  ['import a from "x";f(a)', 'import a from "y";f(a)'],
])('%s as %s is another module', (source, output) => {
  expect(compareTraits(traitsOf(source, true), traitsOf(output, true), true)).toBeTypeOf('string')
})

test('a module is made smaller, although names inside an exported function change', async () => {
  const { runners } = await raceOf(
    'export const total = (prices) => { let sum = 0; for (const price of prices) sum += price; return sum }',
  )
  expect(runners.flatMap(({ failure }) => failure ?? [])).toEqual([])
})

test('an output that loses a directive does not win, and names that the code reads stay', async () => {
  const strict = await raceOf(
    '"use strict";\nfunction f(value) { return this === undefined ? value : this }\nwindow.g = f',
  )
  expect(strict.code).toMatch(/^["']use strict["'];/)
  const named = await raceOf('window.f = function () { class WoolSocks {} return WoolSocks.name }')
  expect(new Function('window', `${named.code};return window.f()`)({})).toBe('WoolSocks')
})

test('valid code that one engine cannot read is minified by the others', async () => {
  const { winner, runners, code } = await raceOf('console.log(018..toFixed(0))')
  expect(winner).not.toBeNull()
  expect(code).toMatch(/18/)
  expect(runners.find(({ name }) => name === 'esbuild')?.failure).toBe('it cannot read this code, although it is valid')
})

test('code without spaces is shown before an engine has loaded', async () => {
  const shown = new Promise<Race>((resolve) => {
    const ports = { ...nodePorts(tool), task: () => new Promise(() => {}), asset: () => new Promise<never>(() => {}) }
    const partial = ({ data }: { data: unknown }) => resolve(data as Race)
    void runTool(tool, { code: 'export let a = 1 // one\n\nf( a )' }, { ports, partial })
  })
  expect(await shown).toMatchObject({ winner: 'Spaces only', code: 'export let a=1\nf(a)', isModule: true })
})

test('a run of code that was entered a moment before does not read it again, and returns the same', {
  tags: 'extended',
}, async () => {
  const memory = new Map<string, unknown>()
  const input = tool.samples[0].input
  // The code has been read once the first engine begins.
  await new Promise<void>((begun) => {
    const task = () => {
      begun()
      return new Promise(() => {})
    }
    void runTool(tool, input, { ports: { ...nodePorts(tool), memory, task } })
  })
  const read = vi.spyOn(memory, 'set')
  expect(((await run(tool, input, { memory })).data as Race).code).toBe((await raceOf(String(input.code))).code)
  expect(read).not.toHaveBeenCalled()
  const { code, isModule } = (await run(tool, { ...input, code: 'let a = 1' }, { memory })).data as Race
  expect({ code, isModule }).toEqual({ code: 'let a=1', isModule: false })
})

test('an engine that fails to load is reported, and the others continue', async () => {
  const { task } = nodePorts(tool)
  const { data } = await run(tool, tool.samples[0].input, {
    task: (name, payload) => (name === 'SWC' ? Promise.reject(new Error('No such file')) : task(name, payload)),
  })
  const { runners, winner } = data as Race
  expect(runners.find(({ name }) => name === 'SWC')?.failure).toBe('No such file')
  expect(winner).not.toBeNull()
})

test('the first output appears before the last engine has run', async () => {
  const sizes: number[] = []
  const partial = ({ data }: { data: unknown }) => void sizes.push((data as Race).best.gzip)
  const { data } = await runTool(tool, tool.samples[0].input, { ports: nodePorts(tool), partial })
  expect(sizes.length).toBeGreaterThan(0)
  expect((data as Race).best.gzip).toBeLessThanOrEqual(Math.min(...sizes))
})

test('code without effect is reported', async () => {
  expect((await run(tool, { code: '// only a comment' })).summary).toContain('The result is empty')
})

test('warnings have their line', async () => {
  const { findings } = await run(tool, { code: 'let a = 1\nif (a === NaN) a = 2\nconsole.log(a)' })
  expect(findings[0]).toMatchObject({ id: 'engine-warning', place: { line: 2 } })
})

test.each<[string, string, Record<string, unknown>?]>([
  ['let a = ;', 'Line 1, column 9'],
  ['let a = 1\nfunction (', 'Line 2, column 10'],
  ['\0', 'column 1'],
  ['const a = <b>c</b>', 'This is JSX'],
  ['const a: number = 1', 'This is TypeScript'],
  ['{"a": 1, "b": [2]}', 'This is JSON'],
  ['<script>a()</script>', 'between <script> and </script>'],
  ['const a = await b()', 'choose a newer one', { target: 'es2015' }],
  ['with (a) b()', 'choose that under “Read as”', { kind: 'module' }],
  ['['.repeat(100_000), 'nested more than 1,500 levels deep'],
])('%.20j is refused: %s', async (code, words, more) => {
  expect((await run(tool, { code, ...more })).failure?.errors.code).toContain(words)
})

test('a byte order mark belongs to the file, not to the code', async () => {
  expect((await run(tool, { code: '\ufeff#!/usr/bin/env node\r\nconsole.log( 1 )' })).data).toMatchObject({
    code: expect.stringMatching(/^#!\/usr\/bin\/env node\nconsole\.log\(1\);?$/),
  })
})
