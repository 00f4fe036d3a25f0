import type { Hop, Page } from '#engine/web/page.ts'

type Options = {
  url?: string
  /** As typed; default: `url`. */
  requestedUrl?: string
  status?: number
  /** Added to the `content-type`, which is text/html unless it is named here. */
  headers?: Record<string, string> | [name: string, value: string][]
  /** The hops before the last one, each of which redirects to the next. */
  redirects?: { url: string; status: number; headers?: [name: string, value: string][] }[]
  /** Anything else that matters to a test. */
  page?: Partial<Page>
}

const FETCHED_AT = Date.UTC(2026, 10, 21, 14, 2)
const TIMING: Hop['timing'] = { dns: 4, connect: 12, tls: 20, firstByte: 80, total: 130 }

/**
 * Returns a page as our server would have received it.
 * @example pageOf('<h1>Socks</h1>', { url: 'https://shop.example/socks', headers: { 'x-robots-tag': 'noindex' } })
 */
export function pageOf(
  html: string,
  { url = 'https://example.com/', requestedUrl = url, ...options }: Options = {},
): Page {
  const { status = 200, headers: own = {}, redirects = [], page = {} } = options
  const sent = (Array.isArray(own) ? own : Object.entries(own)).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ])
  const hasType = sent.some(([name]) => name === 'content-type')
  const headers: Page['headers'] = [
    ...(hasType ? [] : [['content-type', 'text/html; charset=utf-8'] as const]),
    ...sent,
  ].map(([name, value]) => [name, value])
  const body = new TextEncoder().encode(html)
  const urls = [...redirects.map((hop) => hop.url), url]
  const before = redirects.map((hop, at) => {
    const location = urls[at + 1] as string
    return hopOf({ ...hop, headers: [...(hop.headers ?? []), ['location', location]], location })
  })
  return {
    requestedUrl,
    url,
    hops: [...before, hopOf({ url, status, headers })] as unknown as Page['hops'],
    status,
    headers,
    mediaType: (headers.find(([name]) => name === 'content-type')?.[1] ?? '').replace(/;.*/s, '').trim().toLowerCase(),
    body,
    transferBytes: body.length,
    text: html,
    encoding: { name: 'UTF-8', from: 'header' },
    fetchedAt: FETCHED_AT,
    robots: { isAllowed: true },
    ...page,
  }
}

/** Returns one hop; https has the facts of a connection with TLS. */
export function hopOf({ url, status, headers = [], ...more }: Pick<Hop, 'url' | 'status'> & Partial<Hop>): Hop {
  const isSecure = url.startsWith('https:')
  return {
    url,
    status,
    statusText: '',
    headers,
    httpVersion: '1.1',
    ip: '93.184.216.34',
    timing: { ...TIMING, tls: isSecure ? TIMING.tls : null },
    ...(more.location === undefined ? {} : { redirectedBy: 'status' as const }),
    ...(isSecure
      ? {
          tls: {
            protocol: 'TLSv1.3',
            cipher: 'TLS_AES_256_GCM_SHA384',
            issuer: 'Example CA',
            validTo: '2027-02-01T00:00:00.000Z',
          },
        }
      : {}),
    ...more,
  }
}
