import { createLinkStates, type LinkState } from '#engine/crawl/link-state.ts'
import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import type { CheckedUrl } from '#engine/web/crawl.ts'
import type { Page, PageRequest } from '#engine/web/page.ts'
import { createQueue } from '#platform/waiting/queue.ts'

/** The result of a request to a URL of another site. */
export type LinkCheck = { url: string; verdict: LinkState['verdict']; detail: string }

/**
 * Sends a request.
 * @throws {Error} with `unreadKind` if there is no response
 */
type Fetch = (request: PageRequest) => Promise<Pick<Page, 'status'>>

/** Maximum number of running requests; one host gets one at a time. */
const PARALLEL = 4

/** Requests URLs of other sites, and returns the result of each. */
export async function checkLinks(urls: string[], fetch: Fetch): Promise<LinkCheck[]> {
  const { run } = createQueue({ running: PARALLEL })
  const done = await Promise.all([...new Set(urls)].map((url) => run(() => checkLink(url, fetch))))
  return urls.flatMap((url) => done.find((one) => one.url === url) ?? [])
}

async function checkLink(url: string, fetch: Fetch): Promise<LinkCheck> {
  const wanted = normalizeUrl(url)
  if (!wanted) return { url, verdict: 'broken', detail: 'Browsers cannot open this URL.' }
  const checked = await requestOf(wanted.url, fetch)
  const stateOf = createLinkStates({ pages: [], checked: [checked], excluded: [], missing: [] })
  const { verdict, status, message } = stateOf({ url: wanted.url, fragment: '' })
  return {
    url,
    verdict,
    detail: message ?? (status === null ? 'No response.' : `The server responded with ${status}.`),
  }
}

async function requestOf(url: string, fetch: Fetch): Promise<CheckedUrl> {
  try {
    const { status } = await fetch({ url, method: 'HEAD', maxBytes: 0 })
    return { url, status }
  } catch (error) {
    const { unreadKind, message } = error as {
      unreadKind?: NonNullable<CheckedUrl['failure']>['kind']
      message: string
    }
    if (unreadKind === undefined) throw error
    return { url, status: null, failure: { kind: unreadKind, message } }
  }
}
