// Audits a sample of the site whose URL it gets as a message, and sends the report. It may reach that server only:
// ALLOW_PRIVATE_TARGETS=127.0.0.1:4321 NODE_ENV=test node audit-own-site.ts

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { examine } from '#audit/examine.ts'
import { gatherHere } from '#cli/gather-here.ts'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import type { CrawlStore, FrontierUrl } from '#engine/crawl/ports.ts'
import { readSitemapUrls } from '#engine/crawl/sitemap-urls.ts'
import { BOT_NAME } from '#engine/net/bot.ts'
import { fetchPublic } from '#providers/http/outgoing.ts'
import { crawlFetch } from '#runs/artifacts/crawl-fetch.ts'
import { kindOfPath } from './kind-of-path.ts'

const OF_EACH_KIND = 2
/** Added to the depth of pages that are not part of the sample, so that the crawl comes to them last. */
const LATER = 1_000

const [site] = (await once(process, 'message')) as [string]
const { signal } = new AbortController()
const gather = await gatherHere(signal)

const { files } = await gather('sitemaps', { url: site })
/** Two pages of each kind that the sitemaps list. */
const counts = new Map<string, number>()
for (const { body } of files)
  for (const url of readSitemapUrls(new TextDecoder().decode(body)).pages) {
    const kind = kindOfPath(url)
    counts.set(kind, Math.min(OF_EACH_KIND, (counts.get(kind) ?? 0) + 1))
  }
const maxPages = [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Returns a store of a crawl that reads the sample first. */
function sampled(store: CrawlStore): CrawlStore {
  const left = new Map(counts)
  const seen = new Set<string>()
  const inOrder = (found: FrontierUrl[]) =>
    found.map((one) => {
      const kind = kindOfPath(one.url)
      const room = left.get(kind) ?? 0
      if (seen.has(one.url)) return one
      if (room === 0) return { ...one, depth: one.depth + LATER }
      seen.add(one.url)
      left.set(kind, room - 1)
      return one
    })
  return {
    ...store,
    add: (found) => store.add(inOrder(found)),
    complete: (id, result, found) => store.complete(id, result, inOrder(found)),
  }
}

const { report } = await examine(
  { url: site, hasScheme: true, maxPages, usesBrowser: false, agent: BOT_NAME, delayMs: 0 },
  {
    store: sampled(createMemoryStore()),
    kept: { read: async () => undefined, write: async () => undefined },
    fetch: crawlFetch({
      fetchPublic,
      limiter: async () => () => undefined,
      wait: (ms) => delay(ms),
      endsAt: Number.POSITIVE_INFINITY,
    }),
    gather,
    now: Date.now,
    wait: (ms) => delay(ms),
    randomName: randomUUID,
    signal,
    stop: signal,
    onProgress: () => undefined,
    onReport: () => undefined,
  },
)
process.send?.({ report, kinds: [...counts.keys()] }, () => process.exit(0))
