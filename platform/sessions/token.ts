import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type Secrets } from '../environment/signing-secrets.ts'

type Headers = { cookie?: string | undefined; authorization?: string | undefined }

/**
 * Returns whether a request carries a session that we signed and that has not expired, without a database query: the
 * CMS decides whether it was ended meanwhile and what its user may do. Payload signs JSON Web Tokens (RFC 7519) with
 * HS256 and the first 32 hexadecimal digits of the secret's SHA-256.
 */
export function hasSession({ cookie = '', authorization = '' }: Headers, secrets: Secrets, now = Date.now()) {
  const [, inHeader] = /^(?:JWT|Bearer) (\S+)$/.exec(authorization) ?? []
  const inCookies = [...cookie.matchAll(/(?:^|;)\s*prairie-token=([^;\s]+)/g)].map(([, token]) => token)
  const accepted = acceptedSecrets(secrets)
  return [inHeader, ...inCookies].some(
    (token) => token !== undefined && accepted.some((secret) => isValid(token, secret, now)),
  )
}

/** Returns the key with which Payload signs sessions. */
export const sessionKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)

function isValid(token: string, secret: string, now: number) {
  const [header = '', claims = '', signature = '', more] = token.split('.')
  if (more !== undefined || signature === '') return false
  const expected = createHmac('sha256', sessionKey(secret)).update(`${header}.${claims}`).digest()
  const signatureBytes = Buffer.from(signature, 'base64url')
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected)) return false
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: number }
  return exp !== undefined && exp * 1_000 > now
}
