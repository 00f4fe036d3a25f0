import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { derivedKey } from '../secret-box.ts'

const PERIOD_S = 30
/** How many steps of 30 seconds a clock may be off in either direction. */
const TOLERATED_STEPS = 1
const RECOVERY_CODES = 10
/** Without characters that are mistaken for others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

/** Returns a new secret of 160 bits (RFC 4226 §4) in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/**
 * Returns what an authenticator app needs: the URL behind the QR code, and the QR code as one SVG path.
 * @param issuer the name under which the app lists the account
 */
export function enrollment(secret: string, email: string, issuer = 'Prairie Signal') {
  const uri = totpOf(secret, { label: email, issuer }).toString()
  const { data, size } = encode(uri, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { secret, uri, qr: { size, path } }
}

/**
 * Returns the time step that a code belongs to (RFC 6238), or undefined if it is wrong, or not newer than `lastStep`: a
 * code works once.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now = Date.now()): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: TOLERATED_STEPS })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp: now }) + delta
  return step > lastStep ? step : undefined
}

/** Returns a typed code without the spaces and dashes that make it readable. */
export const plainCode = (typed: unknown) =>
  typeof typed === 'string' ? typed.slice(0, 50).toLowerCase().replace(/[\s-]/g, '') : ''

/** Returns whether a code is from an app: six digits are. Anything else can only be a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** Returns ten codes of 49 bits: `k7m2p-x9qhd`. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomLetters()}-${randomLetters()}`)

/**
 * Returns the stored form of a recovery code. The key is derived from PAYLOAD_SECRET, so a copy of the database is not
 * enough to check codes.
 */
export const digestOf = (recoveryCode: string, secret?: string) =>
  createHmac('sha256', derivedKey('two-factor recovery code', secret)).update(plainCode(recoveryCode)).digest('hex')

const randomLetters = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

function totpOf(secret: string, account: { label?: string; issuer?: string } = {}) {
  return new TOTP({ ...account, secret: Secret.fromBase32(secret), period: PERIOD_S })
}
