import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { environment } from '#platform/environment/environment.ts'
import { acceptedSecrets } from '#platform/environment/signing-secrets.ts'

const DAY_MS = 86_400_000

/** Identifies a form that someone began to fill in, with its age in milliseconds. */
export type FormToken = { id: string; ageMs: number }

/** Returns a token, `id.issued.signature`. A client can store it but cannot forge or change it. */
export function issueToken(now = Date.now()) {
  const body = `${randomUUID()}.${now.toString(36)}`
  return `${body}.${sign(body)}`
}

/**
 * Reads a token.
 * @returns undefined if we did not issue the token, or issued it more than a day ago
 */
export function readToken(token: unknown, now = Date.now()): FormToken | undefined {
  const [id = '', issued = '', signature = ''] = String(token ?? '').split('.')
  const signatureBytes = Buffer.from(signature)
  const isOurs = acceptedSecrets().some((secret) => {
    const expected = Buffer.from(sign(`${id}.${issued}`, secret))
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
  })
  if (!isOurs) return undefined
  const ageMs = now - Number.parseInt(issued, 36)
  return ageMs >= 0 && ageMs <= DAY_MS ? { id, ageMs } : undefined
}

function sign(body: string, secret = environment.payloadSecret) {
  return createHmac('sha256', secret).update(`form-token ${body}`).digest('base64url')
}
