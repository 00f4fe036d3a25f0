import { FetchFailure } from '../http/fetch-failure.ts'
import { outcomeOfResponse } from '../http/outcome-of-response.ts'
import { fetchPublic } from '../http/outgoing.ts'
import type { Outcome } from '../outcome.ts'

type Message = { endpoint: string; key: string; siteUrl: string; paths: string[]; now?: () => number }

const TIMEOUT_MS = 20_000

/**
 * Sends one IndexNow message. `keyLocation` is the URL at which the site serves the key, as proof that it is ours.
 * Source: https://www.indexnow.org/documentation
 */
export async function submitPages(
  { endpoint, key, siteUrl, paths, now = Date.now }: Message,
  fetch = fetchPublic,
): Promise<Outcome> {
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
    return outcomeOfResponse(response, now())
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { kind: 'retry', reason: error.message }
  }
}
