import type { DescribedResponse } from '#engine/crawl/crawl.ts'
import { gatherSite } from '#engine/crawl/gather-site.ts'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import { describeWith } from '../page/describe-with.ts'
import { type AuditReport, reportOf } from '../report.ts'
import type { Extras } from '../site/site-view.ts'
import { viewSite } from '../site/view-site.ts'
import { answerOf, trialFetch } from './serve-site.ts'
import type { TrialSite } from './site-model.ts'

/** 2026-06-01, so that dates of a trial site are past or future in every run. */
export const TRIAL_NOW = Date.UTC(2026, 5, 1)
const NOT_HERE = { unmeasured: 'A trial site is in memory.' }

const describe = describeWith(TRIAL_NOW)
const described = new Map<string, unknown>()
const MAX_DESCRIBED = 2_000

/** Describes a response. Small sites with the same seed have most of their pages in common. */
function describeOnce(response: DescribedResponse): unknown {
  const { page, headers, html, robots } = response
  const { url, depth, status, firstByteMs } = page
  const key = JSON.stringify([url, depth, status, firstByteMs, headers, html, robots?.status, robots?.text])
  if (!described.has(key)) {
    if (described.size >= MAX_DESCRIBED) described.clear()
    described.set(key, describe(response))
  }
  return structuredClone(described.get(key))
}

/** Crawls a trial site in memory. */
export function crawlTrial(site: TrialSite, { maxPages = 5_000, concurrency = 1 } = {}): Promise<CrawledSite> {
  return gatherSite(
    { url: `${site.origin}/`, maxPages, checksExternal: true, checksFiles: true },
    { agent: 'PrairieSignalBot', delayMs: 0, concurrency },
    {
      fetch: trialFetch(site),
      store: createMemoryStore(),
      now: () => TRIAL_NOW,
      wait: async () => undefined,
      signal: new AbortController().signal,
      randomName: () => 'no-page-has-this-name',
      readSitemap: async (url) => {
        const { status, body } = answerOf(site, new URL(url).pathname)
        return status === 200 ? (typeof body === 'string' ? body : new TextDecoder().decode(body)) : undefined
      },
      describe: describeOnce,
    },
  )
}

/** Audits a trial site in memory; `extras` stand for what is gathered apart from the crawl. */
export async function examineTrial(
  site: TrialSite,
  extras: Partial<Extras> = {},
  settings: Parameters<typeof crawlTrial>[1] = {},
): Promise<AuditReport> {
  const crawl = await crawlTrial(site, settings)
  return reportOf(viewSite(crawl, { ...(await trialExtras(site)), ...extras }, TRIAL_NOW))
}

async function trialExtras(site: TrialSite): Promise<Extras> {
  const llms = answerOf(site, '/llms.txt')
  return {
    sitemaps: { value: sitemapsOf(site) },
    entrances: NOT_HERE,
    certificate: NOT_HERE,
    dns: NOT_HERE,
    registration: NOT_HERE,
    llmsTxt: { value: { status: llms.status, text: String(llms.body) } },
    rendered: NOT_HERE,
    lighthouse: NOT_HERE,
  }
}

function sitemapsOf(site: TrialSite) {
  const { status, headers, body } = answerOf(site, '/sitemap.xml')
  const url = `${site.origin}/sitemap.xml`
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body)
  const isNamed = String(site.robots.body).includes(url)
  const robots = {
    url: `${site.origin}/robots.txt`,
    status: site.robots.status,
    text: String(site.robots.body),
    fetchedAt: TRIAL_NOW,
  }
  return {
    robots,
    files:
      status === 200 || isNamed
        ? [
            {
              url,
              from: isNamed ? ('robots' as const) : ('guess' as const),
              status,
              headers: Object.entries(headers),
              isGzip: false,
              body: bytes,
              fetchedAt: TRIAL_NOW,
            },
          ]
        : [],
    skipped: [],
  }
}
