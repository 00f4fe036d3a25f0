import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { environment } from '../../engine/environment.ts'

const DAY_MS = 86_400_000

/** What a form was given when somebody began to fill it in: a number of its own, and when that was. */
export type FormToken = { id: string; ageMs: number }

/** @returns `id.issued.signature`; a visitor can keep it, but neither make nor change one */
export function issueToken(now = Date.now()) {
  const body = `${randomUUID()}.${now.toString(36)}`
  return `${body}.${sign(body)}`
}

/** @returns undefined for what we did not issue, or more than a day ago */
export function readToken(token: unknown, now = Date.now()): FormToken | undefined {
  const [id = '', issued = '', signature = ''] = String(token ?? '').split('.')
  const expected = Buffer.from(sign(`${id}.${issued}`))
  const signatureBytes = Buffer.from(signature)
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected)) return undefined
  const ageMs = now - Number.parseInt(issued, 36)
  return ageMs >= 0 && ageMs <= DAY_MS ? { id, ageMs } : undefined
}

function sign(body: string) {
  return createHmac('sha256', environment.payloadSecret).update(`form-token ${body}`).digest('base64url')
}
