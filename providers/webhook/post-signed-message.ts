import { createHmac } from 'node:crypto'
import { FetchFailure } from '../http/fetch-failure.ts'
import { outcomeOfResponse } from '../http/outcome-of-response.ts'
import { fetchPublic } from '../http/outgoing.ts'
import type { Outcome } from '../outcome.ts'

type Message = {
  url: string
  /** `whsec_` and base64. Without one, the message carries no signature. */
  secret?: string | undefined
  /** The same in every attempt, so that the receiver recognizes a repeated message. */
  id: string
  /** JSON, sent byte by byte as it was signed. */
  body: string
  now?: () => number
}

/** The response of the receiver, for people to read. */
export type ReceiverResponse = { status: number; excerpt: string }

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_BYTES = 64 * 1024
const MAX_EXCERPT = 500

/**
 * Posts a message as Standard Webhooks describes it (https://www.standardwebhooks.com, 1.0): headers `webhook-id`,
 * `webhook-timestamp`, and `webhook-signature`. Redirects are not followed.
 */
export async function postSignedMessage(
  { url, secret, id, body, now = Date.now }: Message,
  fetch = fetchPublic,
): Promise<{ outcome: Outcome; answer?: ReceiverResponse }> {
  const timestamp = String(Math.floor(now() / 1_000))
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...(secret ? { 'webhook-signature': signMessage(secret, { id, timestamp, body }) } : {}),
      },
      body,
      maxRedirects: 0,
      maxBytes: MAX_RESPONSE_BYTES,
      isCut: true,
      totalMs: TIMEOUT_MS,
    })
    const excerpt = response.body.toString('utf8').replaceAll('\0', '').slice(0, MAX_EXCERPT)
    return { outcome: outcomeOfResponse(response, now()), answer: { status: response.status, excerpt } }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { outcome: { kind: error.isFinal ? 'rejected' : 'retry', reason: error.message } }
  }
}

/** Returns `v1,` and the HMAC-SHA256 of “id.timestamp.body” in base64, with the bytes that the secret encodes. */
export function signMessage(secret: string, { id, timestamp, body }: { id: string; timestamp: string; body: string }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
