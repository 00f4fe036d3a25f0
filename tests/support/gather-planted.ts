import { gatherSite } from '#engine/crawl/gather-site.ts'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { type Planted, plantedFetch } from './planted-site.ts'

/** Gathers crawls of a planted site. Its clock jumps: nothing waits. */
export function gatherPlanted(site: Record<string, Planted | string>) {
  const { fetch, requests } = plantedFetch(site)
  const store = createMemoryStore()
  let now = Date.UTC(2026, 10, 21)
  const gather = (async (name, request) => {
    if (name !== 'crawl') throw new Error(`Only crawls are planted, not ${name}.`)
    return gatherSite(
      request as Parameters<typeof gatherSite>[0],
      { agent: 'PrairieSignalBot', delayMs: 0, concurrency: 4 },
      {
        fetch,
        store,
        now: () => now,
        wait: async (ms) => {
          now += ms
        },
        signal: new AbortController().signal,
        randomName: () => 'no-page-has-this-name',
        readSitemap: async (url) => {
          const planted = site[url]
          return typeof planted === 'string' ? planted : planted?.html
        },
      },
    )
  }) as Gather
  return { gather, requests }
}
