import { withoutBrackets } from '../net/hosts.ts'
import { isIp } from '../net/public-address.ts'
import { beginningOf } from '../text/shorten.ts'
import { isConfusable } from './confusable-host.ts'

export type DomainName = {
  /** Lowercase, with punycode, without a final dot. */
  ascii: string
  /** As typed, where that is not ASCII. */
  typed?: string
  /** Whether letters of it look like others: such names are made to be confused. */
  isConfusable?: true
  port?: number
}

const MAX_NAME_LENGTH = 253
const MAX_LABEL_LENGTH = 63
/** Sources: RFC 6761, RFC 6762, RFC 8375, ICANN 2024 (internal), RFC 7686. */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home.arpa', 'onion']

/**
 * Reads a domain name as people type it: alone, with a port, or inside a URL. Returns the name, or what to tell someone
 * who typed something else.
 * @example readDomainName('https://www.Shop.com/cart') // { ascii: 'www.shop.com' }
 */
export function readDomainName(text: string, { allowsIp = false } = {}): DomainName | { message: string } {
  const trimmed = text.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
  const authority = trimmed.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/[/?#\\].*$/s, '')
  if (trimmed === '') return { message: 'Enter a domain, such as shop.com.' }
  if (!hasScheme && /\s/.test(trimmed)) return { message: severalOrPhrase(trimmed) }
  if (/[,;]/.test(authority)) return { message: 'Enter one domain at a time, such as shop.com.' }
  const email = /^[^@]+@([^@]+)$/.exec(authority)
  if (email && !hasScheme) return { message: `This is an email address. To check its domain, enter ${email[1]}.` }
  if (authority.includes('@')) return { message: 'Enter the domain without a user name or password.' }
  return readHost(authority, allowsIp, trimmed)
}

const severalOrPhrase = (text: string) =>
  text.split(/\s+/).every((word) => word.includes('.'))
    ? 'Enter one domain at a time, such as shop.com.'
    : 'This looks like a search phrase. Enter a domain, such as shop.com.'

function readHost(authority: string, allowsIp: boolean, typedText: string): DomainName | { message: string } {
  const noName = { message: `“${shortened(authority || typedText)}” is not a domain name. Enter one such as shop.com.` }
  // Bare IPv6 addresses have colons of their own.
  const url = `http://${isIp(authority) && authority.includes(':') ? `[${authority}]` : authority}`
  if (!URL.canParse(url)) return labelsTooLong(authority) ?? noName
  const parsed = new URL(url)
  const ascii = withoutBrackets(parsed.hostname).replace(/\.$/, '')
  const port = /:(\d+)$/.exec(isIp(authority) ? '' : authority)?.[1]
  const withPort = port === undefined ? {} : { port: Number(port) }
  if (isIp(ascii))
    return allowsIp
      ? { ascii, ...withPort }
      : { message: 'This is an IP address. Enter a domain name, such as shop.com.' }
  const long = labelsTooLong(ascii)
  if (long) return long
  if (!/^[a-z0-9_.-]+$/.test(ascii) || ascii.split('.').includes('')) return noName
  if (!ascii.includes('.')) return { message: noEnding(authority, ascii) }
  if (LOCAL_NAMES.some((local) => ascii.endsWith(`.${local}`)))
    return { message: 'This name exists only inside a network. Enter a public domain, such as shop.com.' }
  const typed = authority.replace(/:\d*$/, '')
  const isIdn = /[^\0-\x7F]/.test(typed) || ascii.split('.').some((label) => label.startsWith('xn--'))
  return { ascii, ...withPort, ...(isIdn ? { typed } : {}), ...(isConfusable(typed) ? { isConfusable: true } : {}) }
}

/** Returns a message. A name of ASCII letters gets a suggestion with an ending; anything else is quoted as typed. */
const noEnding = (typed: string, ascii: string) =>
  ascii === 'localhost' || /[^\0-\x7F]/.test(typed)
    ? `“${shortened(typed)}” has no ending. Enter a domain such as shop.com.`
    : `“${shortened(ascii)}” has no ending. Enter a domain such as ${shortened(ascii)}.com.`

/** Source: RFC 1035, 2.3.4. */
function labelsTooLong(name: string) {
  if (name.length > MAX_NAME_LENGTH)
    return { message: `A domain name has at most ${MAX_NAME_LENGTH} characters. This has ${name.length}.` }
  const label = name.split('.').find((one) => one.length > MAX_LABEL_LENGTH)
  return label
    ? { message: `Each part between dots has at most ${MAX_LABEL_LENGTH} characters. One has ${label.length}.` }
    : undefined
}

const shortened = (text: string) => beginningOf(text, 60)
