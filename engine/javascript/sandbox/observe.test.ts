import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { compareRuns, runSource } from './compare-runs.ts'
import { observe } from './observe.ts'
import { sandboxAsset } from './quickjs.ts'

vi.setConfig({ testTimeout: 30_000 })
const bytes = readFileSync(new URL(`../../../node_modules/${sandboxAsset['quickjs.wasm']}`, import.meta.url))
const asset = async () => new Uint8Array(bytes)
const alone = { isModule: false, freeNames: [], imports: new Map(), hasStandIns: false }
const eventsOf = async (code: string, more = {}) => (await observe(code, { ...alone, ...more }, asset))?.events

test('code in the sandbox reaches nothing of the computer that runs it', async () => {
  const names = ['process', 'require', 'fetch', 'WebAssembly', 'XMLHttpRequest', 'importScripts', 'record']
  const code = `const all = new Function('return this')(); console.log(${names.map((name) => `typeof all.${name}`).join(', ')})`
  expect(await eventsOf(code)).toEqual([`log: ${names.map(() => 'undefined').join(' ')}`])
  expect(await eventsOf("import('node:fs').then((fs) => console.log(Object.keys(fs).length))")).toEqual(['log: 0'])
})

test('time, chance, and the texts of functions are the same in every run', async () => {
  const code = 'console.log(new Date(), Date.now(), Math.random(), performance.now(), String(() => 1))'
  expect(await eventsOf(code)).toEqual(await eventsOf(code))
})

test('printed lines, timers, promises, globals, and errors are recorded', async () => {
  const code =
    "var seen = [1]; setTimeout(() => console.log('later')); Promise.resolve().then(() => console.log('soon')); console.log({ get a() { return 1 } }, -0); throw new TypeError('x')"
  expect(await eventsOf(code)).toEqual([
    'log: {a: accessor} -0',
    'ended with TypeError',
    'log: soon',
    'global seen is [0: 1]',
    'log: later',
  ])
})

test('what a module imports is a stand-in, and its exports are called', async () => {
  const code =
    "import cart, { tax as rate } from './shop.js'; export class Order { sum(price) { return cart(price, rate) } }"
  const imports = new Map([['./shop.js', ['default', 'tax']]])
  expect(await eventsOf(code, { isModule: true, imports, hasStandIns: true })).toContain(
    './shop.js default(Order sum 1 ./shop.js tax)',
  )
  expect(await eventsOf('await 1; throw new RangeError()', { isModule: true })).toContain('ended with RangeError')
})

test('an endless program is stopped at the same place every time', async () => {
  const [first, second] = [await observe('for (;;) {}', alone, asset), await observe('for (;;) {}', alone, asset)]
  expect(first).toEqual({ events: [], isCut: true, isExhausted: false })
  expect(second).toEqual(first)
})

test.each([
  ["console.log('a'); console.log('b')", "console.log('a')", 'when run, it leaves out “log: b”'],
  ["console.log('a')", "console.log('b')", 'when run, it does “log: b” instead of “log: a”'],
  ["console.log('a')", "console.log('a');console.log('b')", 'when run, it adds “log: b”'],
  [
    'var kept = { a: 1 }',
    'var kept={a:2}',
    'when run, it does “global kept is {a: 2}” instead of “global kept is {a: 1}”',
  ],
  ["document.title = 'Rye'", 'document.title', 'when run, it leaves out “document.title = Rye”'],
  ['function sum(a) { return a + 1 }', 'function sum(n){return n+1}', undefined],
])('%s as %s: %s', async (source, output, difference) => {
  const runs = await runSource(source, false, asset)
  expect(runs && (await compareRuns(runs, { output, ignoredGlobals: [] }, asset))).toBe(difference)
})

test('a global that a minifier adds for itself makes no difference', async () => {
  const runs = await runSource('console.log(1)', false, asset)
  const output = 'var _a=1;console.log(_a)'
  expect(runs && (await compareRuns(runs, { output, ignoredGlobals: ['_a'] }, asset))).toBeUndefined()
})
