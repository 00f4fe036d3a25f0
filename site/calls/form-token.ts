import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { environment } from '../../engine/environment.ts'

const DAY_MS = 86_400_000

/** Identifies one form that someone began to fill in, and its age. */
export type FormToken = { id: string; ageMs: number }

/** @returns `id.issued.signature`; visitors can store it, but neither create nor change one */
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
