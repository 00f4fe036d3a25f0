import { isIp } from '../net/public-address.ts'
import { isMacroString } from './spf-macros.ts'

export type SpfQualifier = '+' | '-' | '~' | '?'
export type SpfMechanism = {
  kind: 'mechanism'
  /** As written. */
  text: string
  qualifier: SpfQualifier
  name: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists'
  /** The domain-spec, or the network of ip4 and ip6; '' if there is none. */
  value: string
  prefix4: number
  prefix6: number
}
export type SpfModifier = { kind: 'modifier'; text: string; name: string; value: string }
export type SpfTerm = SpfMechanism | SpfModifier
export type SpfError = { term: string; message: string }

const MECHANISMS = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const
const NEEDS_DOMAIN = new Set(['include', 'exists'])
const TAKES_PREFIX = new Set(['a', 'mx'])

/** Returns whether a TXT record is an SPF record. Source: RFC 7208, 4.5. */
export const isSpf = (text: string) => /^v=spf1( |$)/i.test(text)

/**
 * Returns the terms of an SPF record in order, and every term that its grammar does not allow. Source: RFC 7208, 12.
 */
export function readSpf(record: string): { terms: SpfTerm[]; errors: SpfError[] } {
  const terms: SpfTerm[] = []
  const errors: SpfError[] = []
  for (const text of record.slice('v=spf1'.length).split(' ')) {
    if (text === '') continue
    const term = readTerm(text)
    if ('message' in term) errors.push({ term: text, message: term.message })
    else terms.push(term)
  }
  for (const name of ['redirect', 'exp'])
    if (terms.filter((term) => term.kind === 'modifier' && term.name === name).length > 1)
      errors.push({ term: `${name}=`, message: `${name}= may appear only once.` })
  return { terms, errors }
}

function readTerm(text: string): SpfTerm | { message: string } {
  const modifier = /^([a-z][a-z0-9._-]*)=(.*)$/i.exec(text)
  if (modifier) return readModifier(text, modifier[1] as string, modifier[2] as string)
  const parts = /^([-+~?]?)([a-z0-9]+)(?::(.*?))?((?:\/\d*)?(?:\/\/\d*)?)$/i.exec(text)
  const name = MECHANISMS.find((one) => one === parts?.[2]?.toLowerCase())
  if (!parts || !name) return { message: 'RFC 7208 defines no such mechanism.' }
  const [, sign = '', , value, cidr = ''] = parts
  const term = { kind: 'mechanism', text, qualifier: (sign || '+') as SpfQualifier, name } as const
  if (name === 'ip4' || name === 'ip6') return readNetwork({ ...term, name }, value ?? '', cidr)
  if (name === 'all' && (value !== undefined || cidr !== '')) return { message: '“all” takes no value.' }
  if (value === '') return { message: 'A domain is missing after the colon.' }
  if (NEEDS_DOMAIN.has(name) && value === undefined) return { message: `“${name}” needs a domain.` }
  if (cidr !== '' && !TAKES_PREFIX.has(name)) {
    // A slash may be part of a macro or of a name.
    return isDomainSpec(`${value ?? ''}${cidr}`) && value !== undefined
      ? { ...term, value: `${value}${cidr}`, prefix4: 32, prefix6: 128 }
      : { message: `“${name}” takes no prefix length.` }
  }
  if (value !== undefined && !isDomainSpec(value)) return { message: 'The domain is malformed.' }
  const prefixes = readPrefixes(cidr)
  return prefixes ? { ...term, value: value ?? '', ...prefixes } : { message: 'The prefix length is malformed.' }
}

function readModifier(text: string, written: string, value: string): SpfModifier | { message: string } {
  const name = written.toLowerCase()
  if (name === 'redirect' || name === 'exp')
    return isDomainSpec(value) ? { kind: 'modifier', text, name, value } : { message: `${name}= needs a domain.` }
  // Unknown modifiers are ignored, but their value must be a macro-string.
  return isMacroString(value) ? { kind: 'modifier', text, name, value } : { message: 'The value is malformed.' }
}

function readNetwork(
  term: Omit<SpfMechanism, 'value' | 'prefix4' | 'prefix6'> & { name: 'ip4' | 'ip6' },
  value: string,
  cidr: string,
): SpfMechanism | { message: string } {
  const isV6 = term.name === 'ip6'
  const most = isV6 ? 128 : 32
  const length = cidr === '' ? most : prefixLength(cidr.slice(1), most)
  if (!isIp(value) || value.includes(':') !== isV6 || value.includes('%'))
    return { message: `“${term.name}” needs an IPv${isV6 ? 6 : 4} address.` }
  if (length === undefined) return { message: `The prefix length must be a number from 0 to ${most}.` }
  return { ...term, value, prefix4: isV6 ? 32 : length, prefix6: isV6 ? length : 128 }
}

/** @example readPrefixes('/24//64') // { prefix4: 24, prefix6: 64 } */
function readPrefixes(cidr: string) {
  const [, v4, v6] = /^(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(cidr) ?? []
  if (cidr !== '' && v4 === undefined && v6 === undefined) return undefined
  const prefix4 = v4 === undefined ? 32 : prefixLength(v4, 32)
  const prefix6 = v6 === undefined ? 128 : prefixLength(v6, 128)
  return prefix4 === undefined || prefix6 === undefined ? undefined : { prefix4, prefix6 }
}

const prefixLength = (text: string, most: number) =>
  /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= most ? Number(text) : undefined

/**
 * Source: RFC 7208, 7.1: a macro-string that ends in a macro or in a top label, which has a letter or a hyphen inside.
 */
function isDomainSpec(text: string) {
  if (!isMacroString(text)) return false
  if (/%(\{[^}]*\}|%|_|-)$/.test(text)) return text.endsWith('}')
  const top = /\.([^.]+)\.?$/.exec(text)?.[1]
  return top !== undefined && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(top) && !/^\d+$/.test(top)
}
