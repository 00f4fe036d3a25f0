import ipaddr from 'ipaddr.js'

export type MacroValues = {
  ip: string
  /** The sender, with `postmaster` where it has no local part. */
  sender: string
  helo: string
  /** The domain whose record is evaluated. */
  domain: string
  /** Name of `ip` that was validated by its own addresses, or `unknown`. */
  validatedName: string
  /** Seconds since 1970, for `%{t}`. */
  now: number
}

const MACRO = /%(?:\{([slodiphcrtv])(\d*)(r?)([.\-+,/_=]*)\}|([%_-]))/gi
const WHOLE = /^(?:%(?:\{[slodiphcrtv]\d*r?[.\-+,/_=]*\}|[%_-])|[\x21-\x24\x26-\x7e])*$/i
/** Letters that only an explanation may use. */
const EXPLANATION_ONLY = /%\{[crt]/i
const MAX_DOMAIN_LENGTH = 253

/** Returns whether a text follows the grammar of a macro-string. Source: RFC 7208, 7.1. */
export const isMacroString = (text: string) =>
  WHOLE.test(text) && !/%\{[a-z]0+r?[^}]*\}/i.test(text) && !EXPLANATION_ONLY.test(text)

/** Returns whether a text has a macro whose value depends on the message: all but `%{d}` and the literals. */
export const dependsOnMessage = (text: string) => /%\{[^d]/i.test(text)

/** Returns whether evaluating a text needs the validated name of the IP address. */
export const needsValidatedName = (text: string) => /%\{p/i.test(text)

/** Returns a text with its macros replaced. Source: RFC 7208, 7.2 to 7.4. */
export function expandMacros(text: string, values: MacroValues): string {
  return text.replaceAll(MACRO, (_, letter?: string, digits = '', reverse = '', delimiters = '', literal?: string) => {
    if (literal) return { '%': '%', _: ' ', '-': '%20' }[literal] as string
    const value = transformed(macroValue((letter as string).toLowerCase(), values), digits, reverse, delimiters)
    return letter === letter?.toLowerCase() ? value : encodeURIComponent(value).replaceAll(/[!'()*]/g, percent)
  })
}

/**
 * Returns a domain-spec as the name that is looked up: at most 253 characters, shortened label by label from the left.
 */
export function targetName(text: string, values: MacroValues): string {
  let name = expandMacros(text, values).replace(/\.$/, '')
  while (name.length > MAX_DOMAIN_LENGTH && name.includes('.')) name = name.slice(name.indexOf('.') + 1)
  return name
}

const percent = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`

function macroValue(letter: string, { ip, sender, helo, domain, validatedName, now }: MacroValues): string {
  const at = sender.lastIndexOf('@')
  switch (letter) {
    case 's':
      return sender
    case 'l':
      return sender.slice(0, at)
    case 'o':
      return sender.slice(at + 1)
    case 'd':
      return domain
    case 'i':
      return dottedIp(ip)
    case 'p':
      return validatedName
    case 'v':
      return ip.includes(':') ? 'ip6' : 'in-addr'
    case 'h':
      return helo
    case 'c':
      return ip
    case 'r':
      return 'unknown'
    default:
      return String(Math.floor(now))
  }
}

/** Returns an IP address as macros write it: IPv6 as its 32 hexadecimal digits with dots between them. */
export function dottedIp(ip: string) {
  if (!ip.includes(':')) return ip
  const bytes = ipaddr.IPv6.parse(ip).toByteArray()
  return [...bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')].join('.')
}

function transformed(value: string, digits: string, reverse: string, delimiters: string) {
  if (digits === '' && reverse === '' && delimiters === '') return value
  const separators = delimiters === '' ? '.' : delimiters
  const parts = value.split(new RegExp(`[${separators.replaceAll(/[\\\]^-]/g, '\\$&')}]`))
  if (reverse !== '') parts.reverse()
  return (digits === '' ? parts : parts.slice(-Number(digits))).join('.')
}
