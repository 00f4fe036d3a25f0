import { type AnyNode, parse } from 'acorn'
import type { Ports } from '../../tool/ports.ts'
import { assignedBlockFunction, overlappingName } from '../overlapping-names.ts'
import { namesOf } from '../scopes.ts'
import { type Observed, observe, type Surroundings } from './observe.ts'

/** What a source does in each of its surroundings; undefined where the sandbox cannot read it. */
export type SourceRuns = {
  source: string
  runs: { surroundings: Surroundings; observed: Observed }[]
  /** A name with two meanings in one function, which QuickJS confuses. */
  overlap: string | undefined
}

/** Names that the sandbox has itself, so they need no stand-in. */
const PROVIDED = new Set(
  'console undefined NaN Infinity eval arguments globalThis Object Function Array String Number Boolean Symbol BigInt Math Date RegExp JSON Reflect Proxy Promise Map Set WeakMap WeakSet WeakRef Error TypeError RangeError ReferenceError SyntaxError EvalError URIError AggregateError ArrayBuffer DataView Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array isNaN isFinite parseInt parseFloat encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask requestAnimationFrame cancelAnimationFrame performance'.split(
    ' ',
  ),
)

/**
 * Runs a source alone and, if it uses names that a browser or another script provides, once more among stand-ins for
 * them.
 * @returns undefined if no run is possible
 */
export async function runSource(
  source: string,
  isModule: boolean,
  asset: Ports['asset'],
): Promise<SourceRuns | undefined> {
  const read = readOutside(source, isModule)
  if (!read) return undefined
  const { overlap, ...outside } = read
  const runs: SourceRuns['runs'] = []
  for (const hasStandIns of outside.freeNames.length > 0 ? [false, true] : [false]) {
    const surroundings = { ...outside, isModule, hasStandIns }
    const observed = await observe(source, surroundings, asset)
    if (observed && !observed.isExhausted) runs.push({ surroundings, observed })
  }
  // A browser's program that fails at once without a browser shows nothing in this run.
  if (runs.length > 1 && runs[0]?.observed.events.every((event) => event.endsWith('Error'))) runs.shift()
  return runs.length > 0 ? { source, runs, overlap } : undefined
}

/**
 * Runs an output where its source ran.
 * @returns the first thing that it does otherwise, as a sentence; undefined if there is none
 */
export async function compareRuns(
  { source, runs, overlap }: SourceRuns,
  { output, ignoredGlobals }: { output: string; ignoredGlobals: string[] },
  asset: Ports['asset'],
): Promise<string | undefined> {
  if (overlap !== undefined) return `the code has two variables ${overlap} in one function, so it cannot be checked`
  for (const { surroundings, observed } of runs) {
    const difference = firstDifference(observed, await observe(output, { ...surroundings, ignoredGlobals }, asset))
    if (difference === undefined) continue
    // A program that never runs alike twice cannot be compared.
    const again = await observe(source, surroundings, asset)
    if (firstDifference(observed, again) === undefined) return difference
  }
  return undefined
}

function firstDifference(before: Observed, after: Observed | undefined): string | undefined {
  if (!after) return 'it cannot be run'
  if (after.isExhausted) return 'when run, it takes much more time or memory'
  const isWhole = !before.isCut && !after.isCut
  const [most, least] = [before, after].map(({ events }) => events.length).sort((one, other) => other - one) as [
    number,
    number,
  ]
  const length = isWhole ? most : least
  for (let at = 0; at < length; at++) {
    const [wanted, got] = [before.events[at], after.events[at]]
    if (wanted === got) continue
    if (got === undefined) return `when run, it leaves out ${quoted(wanted)}`
    if (wanted === undefined) return `when run, it adds ${quoted(got)}`
    return `when run, it does ${quoted(got)} instead of ${quoted(wanted)}`
  }
  return undefined
}

const quoted = (event = '') => `“${event.length > 60 ? `${event.slice(0, 60)}…` : event}”`

function readOutside(source: string, isModule: boolean) {
  try {
    const program = parse(source, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      allowHashBang: true,
    })
    return {
      freeNames: [...namesOf(program).free].filter((name) => !PROVIDED.has(name)),
      imports: importedNames(program.body as AnyNode[]),
      overlap: overlappingName(program as AnyNode) ?? assignedBlockFunction(program as AnyNode),
    }
  } catch {
    return undefined
  }
}

function importedNames(body: AnyNode[]) {
  const imports = new Map<string, string[]>()
  for (const node of body) {
    if (!('source' in node) || !node.source || !('value' in node.source)) continue
    const names = imports.get(String(node.source.value)) ?? []
    const specifiers = 'specifiers' in node ? node.specifiers : []
    for (const one of specifiers)
      if (one.type === 'ImportDefaultSpecifier') names.push('default')
      else if (one.type === 'ImportSpecifier') names.push(nameOf(one.imported))
      else if (one.type === 'ExportSpecifier') names.push(nameOf(one.local as never))
    imports.set(String(node.source.value), [...new Set(names)])
  }
  return imports
}

const nameOf = (node: { type: string }) =>
  'name' in node ? String(node.name) : String((node as { value?: unknown }).value)
