import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Measure } from '#bench/measure.ts'
import { measureRace } from '#bench/race-speed.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { printed, readPrograms } from '#tests/support/minifier-programs.ts'
import { engineNames, jsEngines } from './engines.ts'
import { minifyJavascript } from './minify-javascript.ts'
import { runEngine } from './race.ts'
import { readProgram } from './source.ts'
import { tool } from './tool.ts'

/** Readable sources of installed packages. */
const files = [
  'react/cjs/react.development.js',
  'diff/dist/diff.js',
  'json5/dist/index.js',
  'csso/dist/csso.js',
  'react-dom/cjs/react-dom.development.js',
]
const asked = {
  kind: 'auto',
  measure: 'gzip',
  target: 'esnext',
  keepNames: false,
  keepLicenses: false,
  dropConsole: false,
  sourceMap: false,
} as const

/**
 * Returns whether an output was refused because it changes behavior: “it renames …”. Other failures are those of the
 * engine.
 */
const isRefusal = (failure: string | null) => failure !== 'it gave no reason' && (failure?.startsWith('it ') ?? false)

/** Compares bytes after gzip of the whole tool with each engine alone on the same files. */
export async function measure(): Promise<Measure[]> {
  const ports = nodePorts(tool)
  const alone = new Map<string, { bytes: number; ms: number; refused: number; crashed: number }>()
  let [race, never, count] = [0, 0, 0]
  for (const name of files) {
    const path = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
    if (!existsSync(path)) continue
    count++
    const { best, source, runners } = await minifyJavascript(readFileSync(path, 'utf8'), asked, ports)
    race += best.gzip
    if (runners.every(({ size }) => !size || best.gzip <= size.gzip)) never++
    for (const { name, size, ms, failure } of runners) {
      const sum = alone.get(name) ?? { bytes: 0, ms: 0, refused: 0, crashed: 0 }
      alone.set(name, {
        bytes: sum.bytes + (size?.gzip ?? source.gzip),
        ms: sum.ms + ms,
        refused: sum.refused + (size ? 0 : 1),
        crashed: sum.crashed + (size || isRefusal(failure) ? 0 : 1),
      })
    }
  }
  const single = Math.min(...[...alone.values()].map(({ bytes }) => bytes))
  const list = [...alone].map(
    ([name, { bytes, ms, refused }]) =>
      `${name} ${bytes} B in ${ms} ms${refused ? `, ${refused} outputs refused` : ''}`,
  )
  return [
    ...(await measureSpeed()),
    ...(await measurePrograms()),
    {
      what: 'javascript-minifier: files never larger than the best single engine',
      value: never,
      unit: `of ${count}`,
      limit: count,
      better: 'more',
    },
    {
      what: 'javascript-minifier: gzip bytes of the race',
      value: race,
      unit: 'bytes',
      limit: single,
      better: 'less',
      note: list.join('; '),
    },
    {
      what: 'javascript-minifier: engines that failed',
      value: [...alone.values()].reduce((sum, { crashed }) => sum + crashed, 0),
      unit: 'runs',
      limit: 0,
      better: 'less',
    },
  ]
}

const JQUERY = 'node_modules/@mixmark-io/domino/test/fixture/jquery-2.2.0.js'

async function measureSpeed(): Promise<Measure[]> {
  if (!existsSync(JQUERY)) return []
  const code = readFileSync(JQUERY, 'utf8')
  const ports = nodePorts(tool)
  const options = { ...asked, isModule: false }
  return measureRace({
    slug: 'javascript-minifier',
    input: `jQuery, ${Math.round(code.length / 1_000)} kB`,
    race: (shown) => minifyJavascript(code, asked, { ...ports, partial: shown }),
    engines: Object.fromEntries(jsEngines(ports.asset).map(({ name, minify }) => [name, () => minify(code, options)])),
  })
}

type Count = { alone: number; used: number; refused: number }

/**
 * Runs test programs of UglifyJS and Terser before and after minification, and compares what they print: with each
 * engine alone, with its output if the tool uses it, and with the smallest output of all.
 */
async function measurePrograms(): Promise<Measure[]> {
  const folder = corpus('minifier-fixtures')
  if (!folder) return []
  const ports = nodePorts(tool)
  const engines = jsEngines(ports.asset)
  const counts = new Map<string, Count>(engineNames.map((name) => [name, { alone: 0, used: 0, refused: 0 }]))
  /** Wrong outputs of engines alone by the file of the test, which names a kind of code. */
  const kinds = new Map<string, number>()
  let [programs, wrong] = [0, 0]
  // Some programs reject a promise that nothing waits for.
  const ignore = () => {}
  process.on('unhandledRejection', ignore)
  for (const set of ['uglify-js', 'terser'])
    for (const { name, code } of readPrograms(`${folder}/${set}`)) {
      const wanted = printed(code)
      if (wanted === '' || /ended with (?:SyntaxError|Error)$/.test(wanted)) continue
      programs++
      const isModule = readProgram(code, { kind: 'auto', target: 'esnext' })?.isModule ?? false
      const options = { ...asked, isModule }
      let best = code
      for (const { name: engine, minify } of engines) {
        const count = counts.get(engine) as Count
        const isAloneWrong = await minify(code, options).then(
          (output) => printed(output.code) !== wanted,
          () => false,
        )
        if (isAloneWrong) {
          count.alone++
          const kind = `${set} ${name.split(' ')[0]}`
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        }
        const { code: output } = await runEngine({ source: code, engine, options, keepLicenses: false }, ports)
        if (output === null) count.refused++
        else if (printed(output) !== wanted) count.used++
        if (output !== null && output.length < best.length) best = output
      }
      if (best !== code && printed(best) !== wanted) wrong++
    }
  process.off('unhandledRejection', ignore)
  const sum = (key: keyof Count) => [...counts.values()].reduce((all, one) => all + one[key], 0)
  const each = (key: keyof Count) => [...counts].map(([name, one]) => `${name} ${one[key]}`).join(', ')
  const worst = [...kinds].sort(([, one], [, other]) => other - one).slice(0, 8)
  return [
    {
      what: 'javascript-minifier: test programs whose result prints something else',
      value: wrong,
      unit: `of ${programs}`,
      limit: 0,
      better: 'less',
    },
    {
      what: 'javascript-minifier: accepted outputs of test programs that print something else',
      value: sum('used'),
      unit: `of ${programs * engineNames.length}`,
      limit: 0,
      better: 'less',
      note: `${each('used')}; each engine alone: ${each('alone')}; refused: ${each('refused')}. Alone by test file: ${worst.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
    },
  ]
}
