import { Failure } from '#engine/failures.ts'
import { withoutBrackets } from '#engine/net/hosts.ts'
import type { Page, PageRequest } from '#engine/web/page.ts'
import { requireHtml } from '#engine/web/page-state.ts'
import type { LimitedTarget } from '#platform/waiting/limit-keys.ts'
import type { Chromium } from '#providers/chromium/create-chromium.ts'
import type { SentRequests } from '#providers/chromium/sent-requests.ts'
import type { Limiter } from '#providers/http/fetch-public.ts'
import type { HostLimit } from '#providers/http/host-limit.ts'
import { asFailure } from './gather-pages.ts'
import { gatherLighthouse } from './lighthouse.ts'
import { gatherRendered } from './rendered.ts'
import { createResponseCache } from './response-cache.ts'
import type { Gatherers } from './web-gatherers.ts'

type Sources = {
  chromium: Chromium
  limiter: HostLimit
  /** Fetches a page without a browser, or returns the stored one. */
  page: (request: PageRequest) => Promise<Page>
}

const MAX_BYTES = 96 * 1024 * 1024
const TURN_TIMEOUT_MS = 20_000

/**
 * Creates the gatherers that open pages in Chromium. A page is fetched without a browser first, so that a PDF or a
 * login gets its own message at once. Measurements are stored for ten minutes.
 */
export function createBrowserGatherers({ chromium, limiter }: Pick<Sources, 'chromium' | 'limiter'>) {
  const cached = createResponseCache({ sizeOf: sizeOf, maxBytes: MAX_BYTES })
  return ({
    isFresh,
    page,
  }: { isFresh: boolean } & Pick<Sources, 'page'>): Pick<Gatherers, 'rendered' | 'lighthouse'> => {
    /** Returns the URL at which the redirects of a page end, with a turn to request it. */
    const reach = async (typed: string) => {
      const { url, hops } = requireHtml(await page({ url: typed }))
      const ips = ipsOf(hops)
      await takeTurn({ host: hostOf(url), ips }, limiter)
      return { url, ips }
    }
    const onSent = (url: string, requests: SentRequests[]) => {
      for (const { host, ips, count } of requests) {
        // The turn for the first request is already counted.
        const counted = host === hostOf(url) ? count - 1 : count
        if (counted > 0) limiter.count({ host, ips }, counted)
      }
    }
    const once = <Request, Found>(kind: string, gather: (request: Request) => Promise<Found>) => {
      return (request: Request) => cached(JSON.stringify([kind, request]), () => gather(request), { isFresh })
    }
    return {
      rendered: once('rendered', (request) => gatherRendered(request, { chromium, reach, onSent })),
      lighthouse: once('lighthouse', (request) => gatherLighthouse(request, { chromium, reach, onSent })),
    }
  }
}

/** Takes the turn of the first request. Further requests of the page itself are counted afterwards. */
async function takeTurn(target: LimitedTarget, limiter: Limiter) {
  const end = await limiter(target, AbortSignal.timeout(TURN_TIMEOUT_MS)).catch((error) => {
    if ((error as Error).name === 'TimeoutError') throw new Failure('too-many', { cause: error })
    return asFailure(error)
  })
  end()
}

const hostOf = (url: string) => withoutBrackets(new URL(url).hostname)

/** Returns the IP address of the page's server; an upgrade by HSTS has none. */
const ipsOf = (hops: Page['hops']) => hops.flatMap(({ ip }) => ip || []).slice(-1)

/** Returns the size of a text in bytes: a character takes two at most. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length
  if (value instanceof Uint8Array) return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce((total, one) => total + sizeOf(one), 16)
}
