import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const LENGTH = BYTES * 2

/** Makes the secret part of a link in an account email. */
export const newToken = () => randomBytes(BYTES).toString('hex')

/**
 * Returns what the database stores of a token: nobody who reads the database can use the link. A token has 256 random
 * bits, so it needs no salt and no slow hash.
 */
export function hashOfToken(token: unknown): string | undefined {
  const isToken = typeof token === 'string' && token.length === LENGTH && /^[0-9a-f]+$/.test(token)
  return isToken ? createHash('sha256').update(token).digest('hex') : undefined
}
