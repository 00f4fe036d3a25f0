import { createHmac } from 'node:crypto'
import { FetchFailure } from '../providers/http/fetch-failure.ts'
import { fetchPublic } from '../providers/http/outgoing.ts'
import type { Answer } from './submit-pages.ts'

type Post = {
  url: string
  /** Without one the message carries no signature. */
  secret?: string
  /** The same in every attempt: the receiver knows by it what it has already. */
  key: string
  message: unknown
  now?: () => number
}

const TIMEOUT_MS = 10_000
/** Refusals that may be none tomorrow: timeout, too early, too many. */
const PASSING = [408, 425, 429]

/** Posts one message as JSON. Redirects are not followed: the lead goes where the agency said, and nowhere else. */
export async function postWebhook(
  { url, secret, key, message, now = Date.now }: Post,
  fetch = fetchPublic,
): Promise<Answer> {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(now() / 1_000))
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': key,
        'x-timestamp': timestamp,
        ...(secret ? { 'x-signature': `sha256=${sign(secret, timestamp, body)}` } : {}),
      },
      body,
      maxRedirects: 0,
      maxBytes: 0,
      totalMs: TIMEOUT_MS,
    })
    return judge(status)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { kind: error.isFinal ? 'refused' : 'later', reason: error.message }
  }
}

/** The receiver computes the same from the header X-Timestamp and the body as it came. */
export function sign(secret: string, timestamp: string, body: string) {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

function judge(status: number): Answer {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const isFinal = status >= 400 && status < 500 && !PASSING.includes(status)
  const redirects = status >= 300 && status < 400 ? '; redirects are not followed' : ''
  return { kind: isFinal ? 'refused' : 'later', reason: `The receiver answered ${status}${redirects}.` }
}
