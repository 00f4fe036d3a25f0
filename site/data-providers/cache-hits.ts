import { countCacheHits, getCms } from '#cms/database/client.ts'

const FLUSH_DELAY_MS = 5_000

let waiting = new Map<string, { provider: string; capability: string; hits: number; ageMs: number }>()
let timer: NodeJS.Timeout | undefined

/** Counts a stored result that was used. A run over 1,000 domains is one write. */
export function noteCacheHit(provider: string, capability: string, ageMs: number) {
  const key = `${provider} ${capability}`
  const { hits = 0, ageMs: sum = 0 } = waiting.get(key) ?? {}
  waiting.set(key, { provider, capability, hits: hits + 1, ageMs: sum + ageMs })
  timer ??= setTimeout(() => void flushCacheHits().catch((error: unknown) => console.error(error)), FLUSH_DELAY_MS)
  timer.unref()
}

/**
 * Stores what has been counted.
 * @throws if the database is away; these counts are then lost
 */
export async function flushCacheHits() {
  clearTimeout(timer)
  timer = undefined
  const counts = [...waiting.values()]
  waiting = new Map()
  for (const { provider, capability, hits, ageMs } of counts)
    await countCacheHits(await getCms(), { provider, capability, hits, ageS: ageMs / 1_000 })
}
