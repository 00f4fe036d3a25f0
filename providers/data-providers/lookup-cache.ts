import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long the result of a look-up is reused. The text of a model is never reused. */
export const MAX_AGE_MS: Record<Capability, number> = {
  search: 6 * HOUR_MS,
  links: 7 * DAY_MS,
  authority: 7 * DAY_MS,
  traffic: 7 * DAY_MS,
  keywordIdeas: 7 * DAY_MS,
  suggestions: 7 * DAY_MS,
  topicInterest: DAY_MS,
  fieldData: DAY_MS,
  copies: DAY_MS,
  text: 0,
}

/**
 * Maximum age of results for a run with fresh data. A shorter one would let visitors spend an operator’s money by
 * reloading.
 */
export const FRESH_MS = 300_000

const MAX_BYTES = 64 * 1024 * 1024
/** Estimated size of an entry, besides its text. */
const ENTRY_BYTES = 512

type Entry = { lookup: Lookup<unknown>; at: number }

/** Creates a store of what providers found, and of what they do not have. Failures are not stored. */
export function createLookupCache(now: () => number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ lookup }) => ENTRY_BYTES + 2 * JSON.stringify(lookup).length,
  })
  return {
    /** Returns a stored result; it costs nothing this time, and says when the provider was asked. */
    read(key: string, maxAgeMs: number): Lookup<unknown> | undefined {
      const entry = entries.get(key)
      if (!entry || now() - entry.at >= maxAgeMs) return undefined
      const { lookup } = entry
      return lookup.kind === 'found' && lookup.costUsd !== undefined ? { ...lookup, costUsd: 0 } : lookup
    },
    save(key: string, lookup: Lookup<unknown>) {
      if (lookup.kind !== 'failed') entries.set(key, { lookup, at: now() })
    },
  }
}

/** Returns the key of a look-up. It is a hash: the text of a visitor is not stored. */
export function lookupKey(capability: Capability, providers: string[], query: unknown): string {
  const sorted = JSON.stringify([capability, providers, query], (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('base64')
}
