import { compareTraits } from '#engine/javascript/compare-traits.ts'
import { loadEsbuild } from '#engine/javascript/esbuild.ts'
import { compareRuns, runSource, type SourceRuns } from '#engine/javascript/sandbox/compare-runs.ts'
import { type Traits, traitsOf } from '#engine/javascript/traits.ts'
import { isWithoutEffect } from '#engine/javascript/without-effect.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { jsEngines, type Options } from './engines.ts'
import { firstLook, type Look } from './first-look.ts'
import { licensesOf, putOnTop } from './licenses.ts'

export type Entry = { source: string; engine: string; options: Options; keepLicenses: boolean }
export type Finish = {
  name: string
  code: string | null
  map: string | null
  ms: number
  failure: string | null
  /** The report of esbuild on the source; null from the other engines. */
  look: Look | null
  /** The number of events of the source that were compared by running the output; null if it was not run. */
  events: number | null
}

let last: { key: string; traits: Traits | undefined } | undefined

/**
 * Returns the properties of a source that are compared; undefined if it has syntax that the comparison cannot read. The
 * last result is cached.
 */
export function sourceTraits(source: string, isModule: boolean): Traits | undefined {
  const key = `${isModule} ${source}`
  if (last?.key === key) return last.traits
  let traits: Traits | undefined
  try {
    traits = traitsOf(source, isModule)
  } catch {
    traits = undefined
  }
  last = { key, traits }
  return traits
}

let lastRuns: { key: string; runs: Promise<SourceRuns | undefined> } | undefined

/** Returns what a source does when run in the sandbox; undefined if it cannot be run. The last result is cached. */
function sourceRuns(source: string, isModule: boolean, asset: Ports['asset']) {
  const key = `${isModule} ${source}`
  if (lastRuns?.key !== key) lastRuns = { key, runs: runSource(source, isModule, asset) }
  return lastRuns.runs
}

/** Runs one engine: returns its output, if that may be used. */
export async function runEngine(
  { source, engine, options, keepLicenses }: Entry,
  { asset, now }: Ports,
): Promise<Finish> {
  const look = engine === 'esbuild' ? await firstLook(source, options, await loadEsbuild(asset)) : null
  const began = now()
  if (look?.invalid) return { name: engine, code: null, map: null, ms: 0, failure: look.invalid, look, events: null }
  try {
    const own = jsEngines(asset).find(({ name }) => name === engine)
    if (!own) throw new Error(`There is no engine ${engine}.`)
    const minified = await own.minify(source, options)
    const ms = now() - began
    const { isModule } = options
    const before = sourceTraits(source, isModule)
    const after = before && traitsOf(minified.code, isModule)
    const difference = after && compareTraits(before, after, isModule)
    if (difference !== undefined) throw new Error(difference)
    if (/^[\s;]*$/.test(minified.code) && !isWithoutEffect(source, isModule) && !options.dropConsole)
      throw new Error('it leaves nothing, and the code may do something')
    // What console calls print is removed on request, so the output does something else.
    const runs = options.dropConsole ? undefined : await sourceRuns(source, isModule, asset)
    const ignoredGlobals = after ? [...after.top].filter((name) => !before.top.has(name)) : []
    const deviation = runs && (await compareRuns(runs, { output: minified.code, ignoredGlobals }, asset))
    if (deviation !== undefined) throw new Error(deviation)
    if (!before || options.target !== 'esnext') await checkSyntax(minified.code, options, asset)
    const { code, map } = keepLicenses ? putOnTop(licensesOf(source, isModule), minified) : minified
    return {
      name: engine,
      code,
      map: sourceMap(map, source),
      ms,
      failure: null,
      look,
      events: runs ? countEvents(runs) : null,
    }
  } catch (error) {
    return { ...stopped(engine, error), ms: now() - began, look }
  }
}

/** Returns the result for an engine that failed or could not be loaded. */
export const stopped = (name: string, error: unknown): Finish => ({
  name,
  code: null,
  map: null,
  ms: 0,
  failure: reasonOf(error),
  look: null,
  events: null,
})

const countEvents = ({ runs }: SourceRuns) => runs.reduce((sum, { observed }) => sum + observed.events.length, 0)

/**
 * Checks an output.
 * @throws {Error} if an output cannot be parsed or has newer syntax than requested, which esbuild would rewrite
 */
export async function checkSyntax(code: string, { isModule, target }: Options, asset: Ports['asset']) {
  const { transform } = await loadEsbuild(asset)
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

/** Returns the reason of an engine in one line, without decorations. */
function reasonOf(error: unknown) {
  if (error instanceof RangeError) return 'its stack overflowed on a very long or deep expression'
  const [first = ''] = String((error as Error)?.message ?? error)
    .trim()
    .replace(/^[x×] /, '')
    .split('\n')
  return first.slice(0, 300) || 'it gave no reason'
}

/** Gives every engine's map the same names: the file that the visitor saves, and the source as entered. */
function sourceMap(map: string | null, source: string) {
  if (map === null) return null
  return JSON.stringify({
    ...JSON.parse(map),
    file: 'script.min.js',
    sources: ['script.js'],
    sourcesContent: [source],
  })
}
