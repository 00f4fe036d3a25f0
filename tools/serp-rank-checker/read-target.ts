import { Failure } from '#engine/failures.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'
import { readDomainName } from '#engine/web/domain-name.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'

export type Target = {
  /** The registrable domain in ASCII that a result must have. */
  domain: string
  /** The page that is checked for indexability. */
  url: string
  /** Whether a page was entered, not only a domain. */
  isPage: boolean
}

/**
 * Reads a domain, or the URL of a page, as people type it.
 * @throws {Failure} invalid, if it has no registrable domain
 */
export function readTarget(typed: string): Target {
  const name = readDomainName(typed)
  if ('message' in name) throw refuse(name.message)
  const domain = registrableDomain(name.ascii)
  if (domain === null)
    throw refuse(
      `“${name.ascii}” is a public suffix, under which others register names. Enter a domain below it, such as shop.${name.ascii}.`,
    )
  const read = readTypedUrl(typed)
  const url = 'url' in read ? read.url : `https://${name.ascii}/`
  return { domain, url, isPage: new URL(url).pathname !== '/' }
}

const refuse = (message: string) => new Failure('invalid', { message, errors: { domain: message } })
