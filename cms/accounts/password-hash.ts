// The default import: the tests count the calls of its functions.
import crypto from 'node:crypto'

/** Payload's parameters (payload/auth/strategies/local/generatePasswordSaltHash); a test compares them. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Does the work of checking a password where there is nothing to check it against, so that the response time does not
 * reveal which accounts exist.
 */
export async function spendPasswordHash(password: string): Promise<void> {
  await pbkdf2(password, crypto.randomBytes(32).toString('hex'))
}

/** Returns whether a password matches the `salt` and `hash` that Payload stored. */
export async function isPassword(password: string, stored: { salt: string | null; hash: string | null }) {
  const known = Buffer.from(stored.hash?.startsWith(PREFIX) ? stored.hash.slice(PREFIX.length) : '', 'hex')
  const candidate = await pbkdf2(password, stored.salt ?? '')
  return known.length === candidate.length && crypto.timingSafeEqual(known, candidate)
}

function pbkdf2(password: string, salt: string) {
  return new Promise<Buffer>((resolve, reject) =>
    crypto.pbkdf2(password, salt, ITERATIONS, KEY_BYTES, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
