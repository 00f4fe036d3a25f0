import type { Source } from '../tool/envelope.ts'
import type { Lookup } from './lookup.ts'

/**
 * Returns the sources of found values and of look-ups without a result, each once. The sample graph is left out if the
 * domain is not in it, because none of the figures come from it.
 */
export function sourcesOf(lookups: Lookup<unknown>[]): Source[] {
  const sources = new Map<string, Source>()
  const hasReal = lookups.some((one) => one.kind === 'found' && one.source.kind !== 'sample')
  for (const lookup of lookups) {
    if (lookup.kind === 'failed') continue
    if (hasReal && lookup.kind === 'unknown' && lookup.source.kind === 'sample') continue
    const { license: _, ...source } = lookup.source
    if (!sources.has(source.name)) sources.set(source.name, source)
  }
  return [...sources.values()]
}

/** Returns what to know about the values, each sentence once. */
export const caveatsOf = (lookups: Lookup<unknown>[]) => [
  ...new Set(lookups.flatMap((lookup) => (lookup.kind === 'found' ? (lookup.caveats ?? []) : []))),
]

/** Returns what the operator can set, as one sentence for each failure that says so. */
export const settingsOf = (lookups: Lookup<unknown>[]) => [
  ...new Set(lookups.flatMap((lookup) => (lookup.kind === 'failed' && lookup.howTo ? [lookup.howTo] : []))),
]
