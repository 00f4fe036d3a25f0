import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const LENGTH = BYTES * 2

/** Days that the link of an invitation works. */
export const LINK_WORKS_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

export const newToken = () => randomBytes(BYTES).toString('hex')

/**
 * Returns what the database stores of a token: nobody who reads the database can use an invitation. A token has 256
 * random bits, so it needs no salt and no slow hash.
 */
export function hashOfToken(token: unknown): string | undefined {
  const isToken = typeof token === 'string' && token.length === LENGTH && /^[0-9a-f]+$/.test(token)
  return isToken ? createHash('sha256').update(token).digest('hex') : undefined
}

/** The moment when a link that is sent now stops working, in ISO 8601. */
export const expiryFrom = (now: number) => new Date(now + LINK_WORKS_DAYS * DAY_MS).toISOString()
