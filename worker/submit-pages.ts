import { FetchFailure } from '../providers/http/fetch-failure.ts'
import { fetchPublic } from '../providers/http/outgoing.ts'
import type { HopResponse } from '../providers/http/request-hop.ts'

/** What came of a message: it arrived, it will never be taken as it is, or it should be sent again later. */
export type Answer =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; retryAfterMs?: number }

type Message = { endpoint: string; key: string; siteUrl: string; paths: string[]; now?: () => number }

const TIMEOUT_MS = 20_000

/** Sends one IndexNow message. The key lies at the address that `keyLocation` names, as proof that the site is ours. */
export async function submitPages(
  { endpoint, key, siteUrl, paths, now = Date.now }: Message,
  fetch = fetchPublic,
): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList: paths.map((path) => new URL(path, siteUrl).href),
      }),
      maxRedirects: 0,
      maxBytes: 0,
      hopMs: TIMEOUT_MS,
      totalMs: TIMEOUT_MS,
    })
    return judge(response, now())
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { kind: 'later', reason: error.message }
  }
}

function judge({ status, headers }: Pick<HopResponse, 'status' | 'headers'>, now: number): Answer {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const reason = `status ${status}`
  if (status >= 400 && status !== 429 && status < 500) return { kind: 'refused', reason }
  const retryAfterMs = readRetryAfter([headers['retry-after'] ?? []].flat()[0], now)
  return { kind: 'later', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

/**
 * Milliseconds to wait, from seconds or a date. Source: RFC 9110 §10.2.3.
 * @example readRetryAfter('120', 0) // 120000
 */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
