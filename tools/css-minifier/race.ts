import { loadEsbuild } from '#engine/javascript/esbuild.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { type CssEngine, lightningMinify, loadLightning, minifyWith } from './engines.ts'

export type Entry = {
  engine: CssEngine
  /** The sheet as it was entered. */
  css: string
  /** The same with spaces in place of what is known to be unreadable. */
  blank: string
  /** The stylesheet with placeholders for custom properties, as given to the engine. Null if it could not be read. */
  masked: string | null
  /**
   * Whether our parser found nothing unusual. If the engine reported nothing about `masked` either, it is not run
   * again.
   */
  isWellFormed: boolean
  isStrict: boolean
}
export type Finish = {
  code: string | null
  /** Why there is no output. */
  failure: string | null
  /** What Lightning CSS cannot read in the stylesheet; at most one where it is strict. */
  unreadable: Unreadable[]
  warnings: Warning[]
  ms: number
}
export type Unreadable = { message: string; loc: { line: number; column: number } | null }
/** `why` is absent for what esbuild reports. */
export type Warning = { text: string; line: number | null; column: number | null; why?: string }

const nothing: Omit<Finish, 'ms'> = { code: null, failure: null, unreadable: [], warnings: [] }

/** Runs one engine on the stylesheet. Its output is compared with the source elsewhere. */
export async function runEngine(entry: Entry, ports: Ports): Promise<Finish> {
  const { engine, css, blank, masked, isWellFormed, isStrict } = entry
  const { asset, now } = ports
  let began = now()
  try {
    if (engine === 'Lightning CSS') await loadLightning(asset)
    if (engine === 'esbuild') await loadEsbuild(asset)
    began = now()
    const [ran] = await Promise.allSettled([masked === null ? null : minifyWith(engine, masked, asset)])
    const ms = now() - began
    const output = ran.status === 'fulfilled' ? ran.value : null
    const hasNothingToSay = isWellFormed && output?.isClean === true
    const looks = engine === 'Lightning CSS' && !hasNothingToSay
    const found = looks ? await findUnreadable(blank, { isStrict, asset }) : []
    if (isStrict && found.length > 0) return { ...nothing, unreadable: found, ms }
    if (ran.status === 'rejected') return { ...failedFinish(ran.reason, ms), unreadable: found }
    const warnings = engine === 'esbuild' && !hasNothingToSay ? await warningsOf(css, asset) : []
    return { ...nothing, code: output?.code ?? null, unreadable: found, ms, warnings }
  } catch (error) {
    return failedFinish(error as Error, now() - began)
  }
}

/** Returns blocks of declarations, each in a rule of its own, as Lightning CSS writes them; null if it cannot. */
export async function minifyBlocks(blocks: string, { asset }: Ports): Promise<string | null> {
  return minifyWith('Lightning CSS', blocks, asset).then(
    ({ code }) => code,
    () => null,
  )
}

/** Returns the result for an engine that failed. */
export function failedFinish(error: Error, ms: number): Finish {
  const [reason = ''] = String(error?.message ?? error)
    .split('\n')
    .slice(-1)
  return { ...nothing, failure: `It stopped: ${reason.slice(0, 200)}`, ms }
}

/** Returns what Lightning CSS says about a stylesheet that it cannot read: the first error, or all that it can skip. */
async function findUnreadable(css: string, { isStrict, asset }: { isStrict: boolean; asset: Ports['asset'] }) {
  try {
    const { warnings } = lightningMinify(await loadLightning(asset), css, !isStrict)
    return isStrict ? [] : warnings
  } catch (error) {
    const { message = '', loc } = error as Partial<Unreadable>
    return [{ message, loc: loc ?? null }]
  }
}

const MAX_WARNINGS = 100

/** Returns the warnings of esbuild: blocks that never end, comments with //, unknown properties. */
async function warningsOf(css: string, asset: Ports['asset']): Promise<Warning[]> {
  const esbuild = await loadEsbuild(asset)
  const { warnings } = await esbuild
    .transform(css, { loader: 'css', logLevel: 'silent' })
    .catch(({ errors = [] }: { errors?: import('esbuild-wasm').Message[] }) => ({ warnings: errors }))
  return warnings.slice(0, MAX_WARNINGS).map(({ text, location }) => ({
    text,
    line: location?.line ?? null,
    column: location ? location.column + 1 : null,
  }))
}
