import { deeperThan } from '../../engine/bracket-depth.ts'
import { type CompressedSize, compressedSize } from '../../engine/compressed-size.ts'
import { loadEsbuild } from '../../engine/esbuild.ts'
import { Failure } from '../../engine/failures.ts'
import { compareSizes, type SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { jsEngines, type Options } from './engines.ts'
import { type Esbuild, firstLook } from './first-look.ts'
import { isModuleOnly } from './is-module.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  failure: string | null
}
type Asked = Omit<Options, 'isModule'> & { kind: 'auto' | 'module' | 'script'; measure: SizeMeasure }

/** Deeper nesting overflows the stack of some engine, and a broken engine cannot say so. */
const MAX_DEPTH = 1_500

/** Races the engines; the smallest output that parses wins by the measure. */
export async function minifyJavascript(source: string, { kind, measure, ...asked }: Asked, ports: Ports) {
  const { asset, progress, signal, now } = ports
  refuseDepth(source)
  const esbuild = await loadEsbuild(asset)
  const isModule = kind === 'auto' ? await isModuleOnly(source, esbuild) : kind === 'module'
  const options = { ...asked, isModule }
  const warnings = await firstLook(source, options, esbuild)
  const engines = jsEngines(asset)
  const runners: Runner[] = []
  const maps = new Map<string, string | null>()
  for (const [at, { name, minify }] of engines.entries()) {
    signal.throwIfAborted()
    progress(at, engines.length, name)
    const began = now()
    try {
      const { code, map } = await minify(source, options)
      const ms = now() - began
      await judge(code, options, esbuild)
      runners.push({ name, code, size: await compressedSize(code, asset), ms, failure: null })
      maps.set(name, sourceMap(map, source))
    } catch (error) {
      runners.push({ name, code: null, size: null, ms: now() - began, failure: reasonOf(error) })
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  const before = await compressedSize(source, asset)
  const [first] = runners
    .flatMap(({ size, ...one }) => (size && one.code !== null ? [{ ...one, size, code: one.code }] : []))
    .sort((one, other) => compareSizes(one.size, other.size, measure))
  const isSourceFine = await judge(source, options, esbuild).then(
    () => true,
    () => false,
  )
  const best = first && (!isSourceFine || compareSizes(first.size, before, measure) < 0) ? first : undefined
  return {
    code: best?.code ?? source,
    winner: best?.name ?? null,
    map: best ? (maps.get(best.name) ?? null) : null,
    isModule,
    licenses: licenseLines(source),
    source: before,
    best: best?.size ?? before,
    runners,
    warnings,
  }
}

export type Race = Awaited<ReturnType<typeof minifyJavascript>>

/** @throws where an output does not parse, or has syntax newer than was asked for: esbuild would rewrite it */
async function judge(code: string, { isModule, target }: Options, { transform }: Esbuild) {
  const write = (target: Options['target']) =>
    transform(code, {
      loader: 'js',
      logLevel: 'silent',
      target,
      ...(isModule ? { format: 'esm' as const } : {}),
    })
  const { code: newest } = await write('esnext')
  if (target !== 'esnext' && (await write(target)).code !== newest)
    throw new Error(`it leaves syntax newer than ${target.toUpperCase()} in`)
}

function refuseDepth(source: string) {
  const at = deeperThan(source, MAX_DEPTH)
  if (at === undefined) return
  const message = `Line ${source.slice(0, at).split('\n').length}: brackets are nested more than ${MAX_DEPTH.toLocaleString('en-US')} deep, which no engine here survives. Data of that kind belongs in a JSON file.`
  throw new Failure('invalid', { message, errors: { code: message } })
}

/** The reason of an engine in one line, without the marks it draws. */
function reasonOf(error: unknown) {
  if (error instanceof RangeError) return 'its stack overflowed on a very long or deep expression'
  const [first = ''] = String((error as Error)?.message ?? error)
    .trim()
    .replace(/^[x×] /, '')
    .split('\n')
  return first.slice(0, 300) || 'it gave no reason'
}

/** Under one name in every engine's map: the file that the visitor saves, and the source as it was entered. */
function sourceMap(map: string | null, source: string) {
  if (map === null) return null
  return JSON.stringify({
    ...JSON.parse(map),
    file: 'script.min.js',
    sources: ['script.js'],
    sourcesContent: [source],
  })
}

/** Lines at which a comment asks to be kept, such as the one of a licence. */
const licenseLines = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)]
    .filter(([comment]) => /^\/\*!|@(?:license|preserve)\b/i.test(comment))
    .slice(0, 20)
    .map(({ index }) => source.slice(0, index).split('\n').length)
