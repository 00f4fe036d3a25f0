import { decodeDocument } from '#engine/web/decode-document.ts'
import { isTextType, mediaTypeOf } from '#engine/web/media-type.ts'
import type { Page, PageRequest } from '#engine/web/page.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import { type Fetched, type FetchOptions, type FetchPublic, TOTAL_MS } from './fetch-public.ts'

export type FetchPageOptions = Pick<FetchOptions, 'limiter' | 'signal' | 'hopMs' | 'totalMs'>
export type FetchPage = (request: PageRequest, options?: FetchPageOptions) => Promise<Page>

/** What a browser accepts, shortened. Without it, some servers send something else than a page. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
/** Failures of https after which http is tried if no scheme was typed: nothing listens there. */
const NO_HTTPS = ['unreachable', 'time-limit']
/** Timeout of https, short enough to leave time for http. */
const HTTPS_FIRST_MS = 6_000
/** Statuses of HEAD that concern the visitor or the page instead of the method. */
const NOT_ABOUT_METHOD = [401, 407, 410, 429]

/**
 * Returns the only function that fetches a page for a visitor.
 * @throws {FetchFailure} with a message for the visitor, and the hops before the failure
 */
export function createFetchPage(fetchPublic: FetchPublic): FetchPage {
  return async (request, options = {}) => {
    const typed = readTypedUrl(request.url)
    if ('message' in typed)
      throw new FetchFailure('refused', 'not an address', { message: typed.message, isFinal: true })
    const fetchedAt = Date.now()
    const limited = withinTotal(fetchPublic, options.totalMs)
    const fetchOne = (url: string, more: FetchPageOptions = {}) =>
      fetchBody(limited, url, request, { ...options, ...more })
    const fetched = typed.hasScheme
      ? await fetchOne(typed.url)
      : await fetchOne(typed.url, { hopMs: Math.min(options.hopMs ?? HTTPS_FIRST_MS, HTTPS_FIRST_MS) }).catch(
          (error: unknown) => {
            if (!(error instanceof FetchFailure && NO_HTTPS.includes(error.kind) && error.hops.length === 0))
              throw error
            return fetchOne(typed.url.replace(/^https:/, 'http:'))
          },
        )
    return pageOf(request.url, fetched, fetchedAt)
  }
}

/** Returns one deadline for all requests of a page: https, then http; HEAD, then GET. */
function withinTotal(fetchPublic: FetchPublic, totalMs = TOTAL_MS): FetchPublic {
  const endsAt = performance.now() + totalMs
  return (url, options) => fetchPublic(url, { ...options, totalMs: Math.max(1, Math.ceil(endsAt - performance.now())) })
}

async function fetchBody(
  fetchPublic: FetchPublic,
  url: string,
  { method = 'GET', origin, maxRedirects, maxBytes, isCut }: PageRequest,
  options: FetchPageOptions,
): Promise<Fetched> {
  const asked = {
    ...options,
    headers: { accept: ACCEPT, 'accept-language': 'en-US,en;q=0.8' },
    ...(maxRedirects === undefined ? {} : { maxRedirects }),
  }
  if (method === 'OPTIONS') {
    // A preflight is never redirected: Fetch standard, CORS-preflight fetch.
    const headers = { origin: origin ?? 'null', 'access-control-request-method': 'GET' }
    return fetchPublic(url, { ...asked, method, maxRedirects: 0, headers })
  }
  if (method === 'HEAD') {
    const head = await fetchPublic(url, { ...asked, method })
    if (head.status < 400 || NOT_ABOUT_METHOD.includes(head.status)) return head
  }
  return fetchPublic(url, { ...asked, ...(maxBytes === undefined ? {} : { maxBytes }), ...(isCut ? { isCut } : {}) })
}

function pageOf(
  requestedUrl: string,
  { url, status, body: read, transferBytes, hops }: Fetched,
  fetchedAt: number,
): Page {
  const { headers } = hops.at(-1) as Page['hops'][0]
  const body = new Uint8Array(read)
  const { essence, charset } = mediaTypeOf(headers, body)
  const decoded = isTextType(essence)
    ? decodeDocument({ bytes: body, essence, charset })
    : { text: '', encoding: { name: '', from: 'default' as const } }
  return { requestedUrl, url, hops, status, headers, mediaType: essence, body, transferBytes, ...decoded, fetchedAt }
}
