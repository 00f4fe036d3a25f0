import { deeperThan } from '../../engine/bracket-depth.ts'
import { type CompressedSize, compressedSize, quickSize } from '../../engine/compressed-size.ts'
import { loadEsbuild } from '../../engine/esbuild.ts'
import { Failure } from '../../engine/failures.ts'
import { compareSizes, type SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { engineNames, type Options } from './engines.ts'
import { firstLook, type Warning } from './first-look.ts'
import { isModuleOnly } from './is-module.ts'
import { checkSyntax, type Entry, type Finish, sourceTraits } from './race.ts'

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

/** Deeper nesting overflows the stack of some engine, and a broken engine cannot say so. */
const MAX_DEPTH = 1_500

/**
 * Races the engines side by side; the smallest output by the measure wins, if what can be compared of it equals the
 * source. Each output that is better than the ones before is shown at once.
 * @throws {Failure} invalid, where the source does not parse
 */
export async function minifyJavascript(source: string, { kind, measure, keepLicenses, ...asked }: Asked, ports: Ports) {
  const { asset, progress, signal, partial, task } = ports
  refuseDepth(source)
  const isModule = kind === 'auto' ? await isAlone(source) : kind === 'module'
  const traits = sourceTraits(source, isModule)
  const readNames = traits ? [...traits.readNames] : []
  const options = { ...asked, isModule, keepNames: asked.keepNames || readNames.length > 0 }
  const before = await quickSize(source)
  const runners: Runner[] = []
  const maps = new Map<string, string | null>()
  let warnings: Warning[] = []
  let isSourceFine = traits !== undefined && options.target === 'esnext'
  let done = 0
  const looks = loadEsbuild(asset).then(async (esbuild) => {
    warnings = await firstLook(source, options, esbuild)
    if (!isSourceFine)
      isSourceFine = await checkSyntax(source, options, asset).then(
        () => true,
        () => false,
      )
  })
  // What the comparison can read, esbuild can. Everything else has to pass it before an engine starts.
  if (!isSourceFine) await looks
  await Promise.all([looks, ...engineNames.map(race)])
  signal.throwIfAborted()
  runners.sort((one, other) => engineNames.indexOf(one.name) - engineNames.indexOf(other.name))
  const result = leader()
  return { ...result, best: await compressedSize(result.code, asset), source: await compressedSize(source, asset) }

  async function isAlone(code: string) {
    if (sourceTraits(code, false)) return false
    return sourceTraits(code, true) ? true : isModuleOnly(code, await loadEsbuild(asset))
  }

  async function race(engine: string) {
    const entry: Entry = { source, engine, options, keepLicenses }
    const { name, code, map, ms, failure } = (await task('race', entry)) as Finish
    signal.throwIfAborted()
    const size = code === null ? null : await (measure === 'brotli' ? compressedSize(code, asset) : quickSize(code))
    const earlier = leader().best
    runners.push({ name, code, size, ms, failure })
    maps.set(name, map)
    done++
    progress(done, engineNames.length, name)
    if (size && done < engineNames.length && compareSizes(size, earlier, measure) < 0) partial(leader())
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
      isCompared: traits !== undefined,
      readNames: asked.keepNames ? [] : readNames,
      licenses: keepLicenses ? [] : licenseLines(source),
      source: before,
      best: best?.size ?? before,
      runners: [...runners],
      warnings,
    }
  }
}

export type Race = Awaited<ReturnType<typeof minifyJavascript>>

function refuseDepth(source: string) {
  const at = deeperThan(source, MAX_DEPTH)
  if (at === undefined) return
  const message = `Line ${source.slice(0, at).split('\n').length}: brackets are nested more than ${MAX_DEPTH.toLocaleString('en-US')} levels deep, which no engine here can handle. Put such data in a JSON file.`
  throw new Failure('invalid', { message, errors: { code: message } })
}

/** Lines at which a comment asks to be kept, such as the one of a licence. */
const licenseLines = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)]
    .filter(([comment]) => /^\/\*!|@(?:license|preserve)\b/i.test(comment))
    .slice(0, 20)
    .map(({ index }) => source.slice(0, index).split('\n').length)
