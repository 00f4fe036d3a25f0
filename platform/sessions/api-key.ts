import { createHash, randomBytes } from 'node:crypto'
import { isPublishedContent } from '#engine/paths/published-content.ts'

/** Makes a leaked key easy to find for programs that scan code for secrets. */
const PREFIX = 'psk_'
const BYTES = 32
const SHOWN = 10

type Headers = { authorization?: string | undefined }

/** Returns a new key, the hash by which it is recognized, and its beginning, by which people tell keys apart. */
export function newApiKey() {
  const key = PREFIX + randomBytes(BYTES).toString('base64url')
  return { key, hash: hashOfKey(key), start: key.slice(0, SHOWN) }
}

/** Returns the SHA-256 of a key in hexadecimal. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/**
 * Returns the key that a request carries as a bearer token (RFC 6750), valid or not.
 * @example apiKeyIn({ authorization: 'Bearer psk_abc' }) // undefined: too short
 */
export function apiKeyIn({ authorization = '' }: Headers): string | undefined {
  return /^Bearer (psk_[\w-]{43})$/.exec(authorization)?.[1]
}

/**
 * Returns whether a key opens a path of the CMS's API: documents of what editors publish, their number, and their
 * versions. Everything else, such as accounts and exports, needs a session.
 */
export function isOpenToKeys(path: string) {
  const [, isGlobal, slug = '', rest = ''] = /^\/cms-api\/(globals\/)?([a-z-]+)((?:\/[\w-]+){0,2})\/?$/.exec(path) ?? []
  const places = isGlobal ? /^(\/versions(\/[\w-]+)?)?$/ : /^(\/\d+|\/count|\/versions(\/[\w-]+)?)?$/
  return isPublishedContent(slug) && places.test(rest)
}
