import { randomBytes } from 'node:crypto'
import { open, seal } from '../accounts/secret-box.ts'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64. */
const BYTES = 32

/** Returns a new secret, in the form of Standard Webhooks: base64 after a prefix. */
export const newSigningSecret = () => PREFIX + randomBytes(BYTES).toString('base64')

/** Encrypts the secret of a webhook for the database: it opens for no other one. */
export const sealSecret = (secret: string, webhook: number) => seal(secret, sealedFor(webhook))

/** Returns the secret of a webhook; undefined if it has none, or PAYLOAD_SECRET has changed since. */
export function openSecret(sealed: string | null | undefined, webhook: number): string | undefined {
  if (!sealed) return undefined
  try {
    return open(sealed, sealedFor(webhook))
  } catch {
    return undefined
  }
}

export const sealedFor = (webhook: number) => ({ purpose: 'webhook signing secret', owner: String(webhook) })
