import { Failure } from '../../engine/failures.ts'
import { registrableDomain } from '../../engine/search/registrable-domain.ts'
import { readDomainName } from '../../engine/web/domain-name.ts'
import { readTypedUrl } from '../../engine/web/typed-url.ts'

export const MAX_KEYWORDS = 100
const MAX_KEYWORD_LENGTH = 200
const MAX_SHOWN = 40

export type Target = {
  /** Registrable, in ASCII: what a result must have. */
  domain: string
  /** The page whose ability to rank is checked. */
  url: string
  /** Whether a page was named, and not only a domain. */
  isPage: boolean
}

/**
 * Returns the keywords, one per line, each once.
 * @throws {Failure} invalid, if there are none, too many, or a line is no keyword
 */
export function readKeywords(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim())
  const keywords = [...new Map(lines.filter(Boolean).map((line) => [line.toLowerCase(), line])).values()]
  if (keywords.length > MAX_KEYWORDS)
    throw refuse(
      'keywords',
      `Enter at most ${MAX_KEYWORDS} keywords. These are ${keywords.length.toLocaleString('en-US')}.`,
    )
  const long = keywords.find((keyword) => keyword.length > MAX_KEYWORD_LENGTH)
  if (long)
    throw refuse(
      'keywords',
      `A keyword has at most ${MAX_KEYWORD_LENGTH} characters. “${long.slice(0, MAX_SHOWN)}…” has ${long.length}.`,
    )
  const empty = keywords.find((keyword) => !/[\p{L}\p{N}]/u.test(keyword))
  if (empty) throw refuse('keywords', `“${empty.slice(0, MAX_SHOWN)}” contains no letter and no digit.`)
  return keywords
}

/**
 * Reads a domain, or the URL of a page, as people type it.
 * @throws {Failure} invalid, for what has no registrable domain
 */
export function readTarget(typed: string): Target {
  const name = readDomainName(typed)
  if ('message' in name) throw refuse('domain', name.message)
  const domain = registrableDomain(name.ascii)
  if (domain === null)
    throw refuse(
      'domain',
      `“${name.ascii}” is a public suffix, under which others register names. Enter a domain below it, such as shop.${name.ascii}.`,
    )
  const read = readTypedUrl(typed)
  const url = 'url' in read ? read.url : `https://${name.ascii}/`
  return { domain, url, isPage: new URL(url).pathname !== '/' }
}

const refuse = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
