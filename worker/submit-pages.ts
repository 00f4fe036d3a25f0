/** What came of a message: it arrived, it will never be taken as it is, or it should be sent again later. */
export type Answer =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; retryAfterMs?: number }

type Message = { endpoint: string; key: string; siteUrl: string; paths: string[]; now?: () => number }

const PATIENCE_MS = 20_000

/** Sends one IndexNow message. The key lies at the address that `keyLocation` names, as proof that the site is ours. */
export async function submitPages({ endpoint, key, siteUrl, paths, now = Date.now }: Message): Promise<Answer> {
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
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    return judge(response, now())
  } catch (error) {
    return { kind: 'later', reason: String((error as Error).cause ?? (error as Error).message) }
  }
}

function judge({ status, ok, headers }: Response, now: number): Answer {
  if (ok) return { kind: 'taken' }
  const reason = `status ${status}`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), now)
  return { kind: 'later', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

/**
 * Milliseconds to wait, from seconds or a date. Source: RFC 9110 §10.2.3.
 * @example readRetryAfter('120', 0) // 120000
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
