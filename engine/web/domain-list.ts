import { parse } from 'tldts'
import { Failure } from '../failures.ts'
import { withCommas } from '../text/numbers.ts'
import { beginningOf } from '../text/shorten.ts'
import { readDomainName } from './domain-name.ts'

/** `entered` is the line as typed, shortened; `domain` the registrable domain in ASCII (RFC 5890). */
export type ListedDomain = { entered: string; domain: string }
export type RefusedLine = { entered: string; message: string }

const MAX_SHOWN = 80
/** RFC 6761: never registered. Names under `example` are the sample’s. */
const RESERVED = new Set(['test', 'invalid', 'localhost', 'alt'])

/**
 * Reads domains, one per line or separated by commas. A line that is no domain is refused with a sentence of its own,
 * and the others are read. Several lines of one registrable domain are one.
 * @throws {Failure} invalid, at the field, for more lines than `max` and for a list without any domain
 */
export function readDomainList(text: string, { max, field }: { max: number; field: string }) {
  const lines = text
    .split(/[\r\n,;\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const invalid = (message: string) => new Failure('invalid', { message, errors: { [field]: message } })
  if (lines.length === 0) throw invalid('Enter a domain, such as shop.com.')
  if (lines.length > max)
    throw invalid(
      max === 1
        ? `Enter one domain. These are ${withCommas(lines.length)}.`
        : `Enter at most ${withCommas(max)} domains at a time. These are ${withCommas(lines.length)}.`,
    )
  const domains = new Map<string, ListedDomain>()
  const refused: RefusedLine[] = []
  for (const line of lines) {
    const read = registrableDomain(line)
    const entered = beginningOf(line, MAX_SHOWN)
    if ('message' in read) refused.push({ entered, message: read.message })
    else if (!domains.has(read.domain)) domains.set(read.domain, { entered, domain: read.domain })
  }
  const [first] = refused
  if (domains.size === 0 && first)
    throw invalid(
      refused.length === 1
        ? first.message
        : `None of the ${withCommas(refused.length)} lines is a domain. ${first.message}`,
    )
  return { domains: [...domains.values()], refused }
}

/**
 * Returns the registrable domain of what someone typed, by the ICANN section of the Public Suffix List, as domain
 * graphs count domains.
 * @example registrableDomain('https://blog.shop.co.uk/a') // { domain: 'shop.co.uk' }
 */
export function registrableDomain(text: string): { domain: string } | { message: string } {
  const read = readDomainName(text)
  if ('message' in read) return read
  const { ascii } = read
  const { domain, publicSuffix, isIcann } = parse(ascii, { allowPrivateDomains: false, validateHostname: false })
  const ending = ascii.slice(ascii.lastIndexOf('.') + 1)
  if (RESERVED.has(ending)) return { message: `${ascii} cannot be registered: .${ending} is reserved for tests.` }
  if (!isIcann && ending !== 'example')
    return { message: `${ascii} cannot be registered: there is no ending .${ending} in the Public Suffix List.` }
  if (!domain)
    return {
      message: `${publicSuffix} is a public suffix: domains are registered below it. Enter one, such as shop.${publicSuffix}.`,
    }
  return { domain }
}
