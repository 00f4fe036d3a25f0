import { Failure } from '#engine/failures.ts'
import type { PageRequest } from '#engine/web/page.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'

/** Sent as `Origin` of the preflight: a site without any relation to the checked one. */
export const STRANGER = 'https://origin.example'

/**
 * Returns the requests that show how a host responds: over https, over http, and to a script of another site.
 * @throws {Failure} invalid, if it is no URL
 */
export function requestsFor(typed: string): PageRequest[] {
  const read = readTypedUrl(typed)
  if ('message' in read) throw new Failure('invalid', { message: read.message, errors: { url: read.message } })
  const url = new URL(read.url)
  // A port other than 80 or 443 belongs to one scheme, the typed one.
  const isHttpPort = url.protocol === 'http:' && url.port !== ''
  const https = `https://${isHttpPort ? url.hostname : url.host}${url.pathname}${url.search}`
  const http = `http://${isHttpPort ? url.host : url.hostname}${url.pathname}${url.search}`
  const [first, second]: PageRequest[] = [
    { url: https, accepts: 'anything' },
    { url: http, accepts: 'anything' },
  ]
  return [first, second, { ...first, method: 'OPTIONS', origin: STRANGER }] as PageRequest[]
}
