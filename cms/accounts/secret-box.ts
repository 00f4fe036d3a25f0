import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { environment } from '#platform/environment/environment.ts'
import { acceptedSecrets } from '#platform/environment/signing-secrets.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a secret is for, and whose it is. A text sealed for one opens for no other. */
export type SealedFor = { purpose: string; owner: string }

/** Returns a key for one purpose, derived from PAYLOAD_SECRET (HKDF with SHA-256, RFC 5869). */
export function derivedKey(purpose: string, secret = environment.payloadSecret) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/**
 * Encrypts a secret for the database with AES-256-GCM. `owner` is authenticated with it, so the text is worthless in
 * the row of another owner.
 * @returns base64 of nonce, tag, and ciphertext
 */
export function seal(secret: string, { purpose, owner }: SealedFor): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(purpose), nonce).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/**
 * Decrypts a secret that was sealed with the current PAYLOAD_SECRET or the previous one.
 * @throws {Error} if the text was changed, is for another purpose or owner, or was sealed with another PAYLOAD_SECRET
 */
export function open(sealed: string, sealedFor: SealedFor): string {
  const [current = '', previous] = acceptedSecrets()
  try {
    return openWith(current, sealed, sealedFor)
  } catch (error) {
    if (previous === undefined) throw error
    return openWith(previous, sealed, sealedFor)
  }
}

/**
 * Returns a text that was sealed with the previous PAYLOAD_SECRET, sealed with the current one; undefined for every
 * other text.
 */
export function resealed(sealed: string, sealedFor: SealedFor): string | undefined {
  const { payloadSecret, previousSecret } = environment
  if (previousSecret === undefined || canOpen(payloadSecret, sealed, sealedFor)) return undefined
  return canOpen(previousSecret, sealed, sealedFor) ? seal(open(sealed, sealedFor), sealedFor) : undefined
}

function canOpen(...[secret, sealed, sealedFor]: Parameters<typeof openWith>) {
  try {
    openWith(secret, sealed, sealedFor)
    return true
  } catch {
    return false
  }
}

function openWith(secret: string, sealed: string, { purpose, owner }: SealedFor) {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(purpose, secret), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
