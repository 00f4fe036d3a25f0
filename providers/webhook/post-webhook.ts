import { createHmac } from 'node:crypto'
import { FetchFailure } from '../http/fetch-failure.ts'
import { outcomeOfResponse } from '../http/outcome-of-response.ts'
import { fetchPublic } from '../http/outgoing.ts'
import type { Outcome } from '../outcome.ts'

type Post = {
  url: string
  /** Without one, the message carries no signature. */
  secret?: string
  /** The same in every attempt, so that the receiver recognizes a repeated message. */
  key: string
  message: unknown
  now?: () => number
}

const TIMEOUT_MS = 10_000

/** Posts one message as JSON. Redirects are not followed: the lead goes only to the URL in the settings. */
export async function postWebhook(
  { url, secret, key, message, now = Date.now }: Post,
  fetch = fetchPublic,
): Promise<Outcome> {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(now() / 1_000))
  try {
    const response = await fetch(url, {
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
    return outcomeOfResponse(response, now())
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { kind: error.isFinal ? 'rejected' : 'retry', reason: error.message }
  }
}

/** Returns the signature in hex. The receiver computes it from the header `X-Timestamp` and the raw body. */
export function sign(secret: string, timestamp: string, body: string) {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
