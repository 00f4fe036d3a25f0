import { createHash, randomBytes } from 'node:crypto'

/** Returns what the token of a subscriber's links is made from (`link-token.ts`): 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the digest of an email address on the suppression list, which also survives the erasure of its owner. */
export const emailHash = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
