import { Failure } from '#engine/failures.ts'
import { loadEsbuild } from '#engine/javascript/esbuild.ts'
import { type CompressedSize, compressedSize, isBrotliQuick, quickSize } from '#engine/size/compressed-size.ts'
import { compareSizes, type SizeMeasure } from '#engine/size/metrics.ts'
import { deeperThan } from '#engine/text/bracket-depth.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { remember } from '#engine/tool/remember.ts'
import { engineNames, type Options } from './engines.ts'
import type { Warning } from './first-look.ts'
import { isModuleOnly } from './is-module.ts'
import { licensesAmong, putOnTop } from './licenses.ts'
import { checkSyntax, type Entry, type Finish, sourceTraits, stopped } from './race.ts'
import { readProgram } from './source.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  failure: string | null
}
type Asked = Omit<Options, 'isModule'> & {
  kind: 'auto' | 'module' | 'script'
  measure: SizeMeasure
  keepLicenses: boolean
}

/** Deeper nesting overflows the stack of some engines, which then report nothing. */
const MAX_DEPTH = 1_500

const ORDER = ['Spaces only', ...engineNames]

/**
 * Shows the source without comments and spaces at once, then runs the engines side by side. The smallest output by the
 * chosen measure wins, if its comparison with the source finds no difference. Each new leader is shown.
 * @throws {Failure} invalid, if the source cannot be parsed
 */
export async function minifyJavascript(source: string, { kind, measure, keepLicenses, ...asked }: Asked, ports: Ports) {
  const { asset, now, progress, signal, partial, task, memory } = ports
  refuseDepth(source, memory)
  // Compression and parsing run in parallel, because they take most of the time before the first result.
  const measuring = remember(memory, 'size', source, () => quickSize(source))
  const { program, ms } = remember(memory, 'program', `${kind} ${asked.target} ${source}`, () => {
    const began = now()
    return { program: readProgram(source, { kind, target: asked.target }), ms: now() - began }
  })
  const before = await measuring
  const runners: Runner[] = []
  const maps = new Map<string, string | null>()
  let warnings: Warning[] = []
  let events: number | null = null
  const isModule = program?.isModule ?? (await isModuleOf(source, kind, asset))
  let readNames: string[] = []
  let isSourceFine = program !== undefined
  if (program && !asked.dropConsole) {
    const licenses = keepLicenses ? licensesAmong(program.comments) : []
    const spaced = putOnTop(licenses, { code: program.code, map: null })
    const size = await remember(memory, 'first size', `${measure} ${spaced.code}`, () => sizeOf(spaced.code))
    await record({ name: 'Spaces only', ...spaced, ms }, size)
  }
  const traits = remember(memory, 'traits', `${isModule} ${source}`, () => sourceTraits(source, isModule))
  readNames = traits ? [...traits.readNames] : []
  const options = { ...asked, isModule, keepNames: asked.keepNames || readNames.length > 0 }
  const others = engineNames.filter((name) => name !== 'esbuild')
  // esbuild accepts everything that our parser accepts. Any other source must pass esbuild before another engine
  // starts.
  if (!isSourceFine) {
    await race('esbuild')
    isSourceFine = await checkSyntax(source, options, asset).then(
      () => true,
      () => false,
    )
    await Promise.all(others.map(race))
  } else await Promise.all(engineNames.map(race))
  signal.throwIfAborted()
  runners.sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
  const result = leader()
  const sizeIn = (code: string) =>
    measure === 'brotli' || isBrotliQuick(code) ? (task('measure', code) as Promise<CompressedSize>) : quickSize(code)
  // Brotli takes a second for half a megabyte, so the source is compressed only if Brotli size is the measure.
  const [best, size] = await Promise.all([sizeIn(result.code), measure === 'brotli' ? sizeIn(source) : before])
  return { ...result, isCompared: traits !== undefined, best, source: size }

  async function race(engine: string) {
    const entry: Entry = { source, engine, options, keepLicenses }
    const ran = task(engine, entry) as Promise<Finish>
    const { look, events: compared, ...finish } = await ran.catch((error) => stopped(engine, error))
    events = compared ?? events
    signal.throwIfAborted()
    const { invalid = null, warnings: found = warnings } = look ?? {}
    if (invalid && !isSourceFine) throw new Failure('invalid', { message: invalid, errors: { code: invalid } })
    warnings = found
    await record(invalid ? { ...finish, failure: 'it cannot read this code, although it is valid' } : finish)
  }

  async function sizeOf(code: string): Promise<CompressedSize> {
    return measure === 'brotli' ? compressedSize(code, asset) : quickSize(code)
  }

  async function record(
    { name, code, map, ms, failure = null }: Omit<Finish, 'look' | 'failure' | 'events'> & Partial<Finish>,
    known?: CompressedSize,
  ) {
    const size = known ?? (code === null ? null : await sizeOf(code))
    const earlier = leader().best
    runners.push({ name, code, size, ms, failure })
    maps.set(name, map)
    progress(runners.length, ORDER.length, name)
    if (size && runners.length < ORDER.length && compareSizes(size, earlier, measure) < 0) partial(leader())
  }

  function leader() {
    const [first] = runners
      .flatMap(({ size, ...one }) => (size && one.code !== null ? [{ ...one, size, code: one.code }] : []))
      .sort((one, other) => compareSizes(one.size, other.size, measure))
    const best = first && (!isSourceFine || compareSizes(first.size, before, measure) < 0) ? first : undefined
    return {
      code: best?.code ?? source,
      winner: best?.name ?? null,
      map: best ? (maps.get(best.name) ?? null) : null,
      isModule,
      isCompared: true,
      readNames: asked.keepNames ? [] : readNames,
      licenses: keepLicenses ? [] : licenseLines(source),
      source: before,
      best: best?.size ?? before,
      runners: [...runners],
      warnings,
      /** The number of events compared by running the source and the outputs; null if they were not run. */
      events,
      dropsConsole: asked.dropConsole,
    }
  }
}

async function isModuleOf(source: string, kind: Asked['kind'], asset: Ports['asset']) {
  if (kind !== 'auto') return kind === 'module'
  if (sourceTraits(source, false)) return false
  return sourceTraits(source, true) ? true : isModuleOnly(source, await loadEsbuild(asset))
}

export type Race = Awaited<ReturnType<typeof minifyJavascript>>

function refuseDepth(source: string, memory: Ports['memory']) {
  const at = remember(memory, 'depth', source, () => deeperThan(source, MAX_DEPTH))
  if (at === undefined) return
  const message = `Line ${source.slice(0, at).split('\n').length}: brackets are nested more than ${withCommas(MAX_DEPTH)} levels deep, which no engine here can handle. Put such data in a JSON file.`
  throw new Failure('invalid', { message, errors: { code: message } })
}

/** Returns the lines of comments that must be kept, such as licenses. */
const licenseLines = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)]
    .filter(([comment]) => /^\/\*!|@(?:license|preserve)\b/i.test(comment))
    .slice(0, 20)
    .map(({ index }) => source.slice(0, index).split('\n').length)
