// @module-tag slow
import { expect, test, vi } from 'vitest'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { printed } from '#tests/support/minifier-programs.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Race } from './minify-javascript.ts'
import { runEngine } from './race.ts'
import { tool } from './tool.ts'

// WebAssembly engines compile themselves on their first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
const raceOf = async (code: string, more = {}) => (await run(tool, { code, ...more })).data as Race

/** Programs that print; at least one engine alone makes each of them print something else. */
const programs: [kind: string, code: string][] = [
  [
    'a getter that an object spread runs',
    "(function bake(order) { var loaf = { ...order } })({ get flour() { console.log('flour was weighed') } })",
  ],
  [
    'a getter that a spread of the own object runs',
    "(function () { let oven = { get heat() { console.log('heat was read'); return 230 } }; let copy = { ...oven } })()",
  ],
  [
    'an iterator that a list spread runs',
    "(function () { [...{ [Symbol.iterator]() { console.log('counted'); return [].values() } }] })()",
  ],
  [
    'a getter that an optional chain runs',
    "(function () { var jar = { get jam() { console.log('jam') } }; jar.jam; jar?.jam })()",
  ],
  [
    'a getter that compound assignment runs',
    "(function () { var till = { get sum() { console.log('sum was read'); return 4 } }; var total = 1; total += till.sum })()",
  ],
  [
    'a function in a block, called before its declaration',
    "(function () { console.log(typeof knead); if (1) { console.log(knead()); function knead() { return 'soft' } } })()",
  ],
  [
    'a function in a block of strict code',
    "'use strict'; { function shape() { return 'round' } } try { shape() } catch (error) { console.log(error.name) }",
  ],
  [
    'a function in a block at the top',
    'console.log(typeof bake); { function bake() { return 1 } } console.log(typeof bake)',
  ],
  [
    'a function in a block, to whose name the block assigns',
    '(function () { { knead = 3; function knead() {} knead = 4 } console.log(typeof knead) })()',
  ],
  [
    'an effect in a default value',
    "console.log(function (crust = console.log('crust')) {}(void console.log('first')))",
  ],
  ['an effect in the default value of an unused parameter', "(function (a, crumb = console.log('crumb')) {})(1)"],
  ['an effect in the default value of a rest parameter', "(function (...[seed = console.log('seed')]) {})()"],
  ['a getter that a rest pattern runs', "(function ({ ...rest }) {})({ get salt() { console.log('salt') } })"],
  [
    'an iterator that a rest pattern runs',
    "'use strict'\nvar turns = []\n;(function ([one, ...more]) {})({ [Symbol.iterator]() { return { next() { turns.push(1); return { done: turns.length > 3, value: 0 } } } } })\nconsole.log(turns.length)",
  ],
  ['a pattern that refuses its value', 'try { (function ({}) {})() } catch (error) { console.log(error.name) }'],
  [
    'a default value that reads a parameter of the same name as a variable',
    "(function (crust, taste = function () { return crust }) { var crust = 'thin'; console.log(crust, taste()) })('thick')",
  ],
  [
    'a computed key that reads a name too early',
    'try { (function ({ [(rye, 0)]: rye }) {})(1) } catch (error) { console.log(error.name) }',
  ],
  ['a conversion to text', "'' + { toString() { console.log('as text'); return '' } }"],
  [
    'a comparison that converts',
    "(function () { var dough = { valueOf() { console.log('weighed'); return 1 } }; dough < 2 })()",
  ],
  ['a trap of a proxy', "'rye' in new Proxy({}, { has() { console.log('asked'); return true } })"],
  ['a variable read too early', 'try { loaf; let loaf = 1 } catch (error) { console.log(error.name) }'],
]

test.each(programs)('%s still happens after minification', async (_, code) => {
  const wanted = printed(code)
  expect(wanted).not.toBe('')
  const { code: output, runners } = await raceOf(code)
  expect(printed(output)).toBe(wanted)
  for (const { code: one } of runners) if (one !== null) expect(printed(one)).toBe(wanted)
})

test('code of a library that nothing calls here is called, to compare what it does', async () => {
  const code =
    "export function label(product, note = console.log('no note')) { const copy = { ...product } }\nexport class Shelf { fill({ ...rest }) {} }"
  const { runners } = await raceOf(code)
  const outputs = runners.filter(({ failure }) => failure === null)
  expect(outputs.length).toBeGreaterThan(1)
  for (const { code: output } of outputs) {
    const module = await import(`data:text/javascript,${encodeURIComponent(output ?? '')}`)
    const seen: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void seen.push(line))
    const noting = (word: string) => Object.defineProperty({}, word, { enumerable: true, get: () => seen.push(word) })
    module.label(noting('copied'))
    new module.Shelf().fill(noting('rest'))
    log.mockRestore()
    expect(seen).toEqual(['no note', 'copied', 'rest'])
  }
})

test('the table says what an output would have done instead', async () => {
  const { runners } = await raceOf("console.log(function (a = console.log('salt')) {}())")
  const { failure } = runners.find(({ name }) => name === 'Terser') ?? {}
  expect(failure).toBe('when run, it does “log: undefined” instead of “log: salt”')
})

test.each([
  ['a program that prints', '(function (a = console.log(1)) {})()', false],
  ['a program of comments', '// nothing\n/* at all */', true],
  ['a module of unused declarations', 'const a = 1; function f() { g() }; class B { m() {} }', true],
  ['a call that may do something', 'a()', false],
  ['a field that runs code', 'class A { static b = a() }', false],
])('%s: an empty output is used only if that is right', async (_, code, isRight) => {
  const ports = nodePorts(tool)
  const { code: output, runners } = await raceOf(code, { kind: 'module' })
  expect(output === '').toBe(isRight)
  if (!isRight) for (const { code: one } of runners) expect(one).not.toBe('')
  const options = { isModule: true, target: 'esnext', keepNames: false, dropConsole: false, sourceMap: false } as const
  const finish = await runEngine({ source: code, engine: 'Terser', options, keepLicenses: false }, ports)
  expect(finish.code === '').toBe(isRight)
})

test('an endless program and one that fills the memory are minified all the same', async () => {
  expect((await raceOf('let turns = 0; for (;;) { turns = turns + 1 }')).winner).not.toBeNull()
  expect((await raceOf('const all = []; while (true) { all.push(new Array(1000).fill(1)) }')).winner).not.toBeNull()
})

test('callbacks for a browser run among stand-ins', async () => {
  const code =
    "document.querySelector('form').addEventListener('submit', function (event) { var { ...copy } = event.detail; event.preventDefault(); window.sent = true })"
  const { data, findings } = await run(tool, { code })
  expect((data as Race).winner).not.toBe('Spaces only')
  expect((data as Race).code).toMatch(/preventDefault\(\).*sent/)
  expect(findings.find(({ id }) => id === 'run-alike')?.title).toMatch(/\d/)
})

test('code that cannot be run here says so', async () => {
  const { findings, data } = await run(tool, { code: '@tagged class A {}\nconsole.log(A)' })
  expect((data as Race).events).toBeNull()
  expect(findings.map(({ id }) => id)).toContain('not-run')
})
