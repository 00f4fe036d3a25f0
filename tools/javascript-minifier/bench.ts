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

/**
 * Runs test programs of UglifyJS and Terser before and after minification, for accepted outputs, and compares what they
 * print.
 */
async function measurePrograms(): Promise<Measure[]> {
  const folder = corpus('minifier-fixtures')
  if (!folder) return []
  const options = { isModule: false, target: 'esnext', keepNames: false, dropConsole: false, sourceMap: false } as const
  const ports = nodePorts(tool)
  const wrong = new Map(engineNames.map((name) => [name, 0]))
  let [count, refused] = [0, 0]
  for (const { code } of ['uglify-js', 'terser'].flatMap((name) => readPrograms(`${folder}/${name}`))) {
    const wanted = printed(code)
    if (wanted === '' || /ended with (?:SyntaxError|Error)$/.test(wanted)) continue
    count++
    for (const engine of engineNames) {
      const { code: output } = await runEngine({ source: code, engine, options, keepLicenses: false }, ports)
      if (output === null) refused++
      else if (printed(output) !== wanted) wrong.set(engine, (wrong.get(engine) ?? 0) + 1)
    }
  }
  return [
    {
      what: 'javascript-minifier: accepted outputs of test programs that print something else',
      value: [...wrong.values()].reduce((sum, one) => sum + one, 0),
      unit: `of ${count * engineNames.length}`,
      limit: 0,
      better: 'less',
      note: `${[...wrong].map(([name, one]) => `${name} ${one}`).join(', ')}; ${refused} refused.`,
    },
  ]
}
