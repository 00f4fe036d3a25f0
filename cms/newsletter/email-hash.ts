import { createHash, randomBytes } from 'node:crypto'

/** Whoever knows it can confirm and unsubscribe: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How an address stands on the suppression list, also after its owner was erased. */
export const emailHash = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
