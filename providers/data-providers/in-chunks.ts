import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { failedOf } from './provider-failure.ts'

/** After these, a further request would only be refused again. */
const FINAL: Failed['reason'][] = ['rejected-key', 'spending-limit', 'rate-limited']

/**
 * Looks up many domains, as many at a time as the provider takes. If a request fails, what was looked up before stays:
 * only its domains, and those that could not be asked for any more, are failed.
 * @param ask returns one look-up for each domain of a chunk, in their order
 */
export async function inChunks<Value>(
  domains: string[],
  size: number,
  ask: (chunk: string[]) => Promise<Lookup<Value>[]>,
): Promise<Lookup<Value>[]> {
  const lookups: Lookup<Value>[] = []
  let stopped: Failed | undefined
  for (let start = 0; start < domains.length; start += size) {
    const chunk = domains.slice(start, start + size)
    const chunkLookups: Lookup<Value>[] | Failed = stopped ?? (await ask(chunk).catch(failedOf))
    if (Array.isArray(chunkLookups)) {
      lookups.push(...chunkLookups)
      continue
    }
    if (FINAL.includes(chunkLookups.reason)) stopped = chunkLookups
    lookups.push(...chunk.map(() => chunkLookups))
  }
  return lookups
}
