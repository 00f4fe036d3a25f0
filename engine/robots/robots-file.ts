/** Kinds of lines: defined by RFC 9309, supported by others, or unknown. */
type RobotsField = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'other'

/** A line with a name and a value; comments and empty lines are dropped. `line` counts from 1. */
export type Directive = {
  line: number
  field: RobotsField
  /** The name as written. */
  name: string
  value: string
  hasColon: boolean
  /** Whether the file is longer than crawlers read, so that its end is cut off. */
  isCut: boolean
}

/** `pattern` is the path as it is compared: percent-encoded octets, so that its length counts octets. */
export type Rule = { allows: boolean; value: string; pattern: string; line: number }

export type Group = {
  /** `token` is what is compared; `*` matches every crawler, `''` none. */
  agents: { token: string; value: string; line: number }[]
  rules: Rule[]
}

export type RobotsFile = {
  lines: string[]
  directives: Directive[]
  groups: Group[]
  sitemaps: { url: string; line: number }[]
  /** Rules before the first user-agent line, which apply to no crawler. */
  orphans: Rule[]
  /** Size in octets of UTF-8. */
  bytes: number
  hasByteOrderMark: boolean
  /** The first line that crawlers ignore because it is past the limit. */
  cutAt?: number
}

/** Octets that a crawler reads at least (RFC 9309, 2.5); Google reads no more. */
export const MAX_BYTES = 500 * 1024
/** Octets of a line that Google's parser keeps: eight times the maximum URL length of Internet Explorer, 2,083. */
export const MAX_LINE_LENGTH = 2083 * 8

/**
 * Parses a robots.txt as RFC 9309 defines it, with Google's documented extensions: missing colons, some misspelled
 * names, a byte order mark or the rest of one. Never fails: unreadable lines have the kind `other`.
 */
export function readRobotsFile(text: string): RobotsFile {
  const hasByteOrderMark = text.startsWith('\uFEFF')
  // A broken mark becomes U+FFFD when the file is decoded.
  const lines = text.replace(/^[\uFEFF\uFFFD]/, '').split(/\r\n|\r|\n/)
  const file: RobotsFile = { lines, directives: [], groups: [], sitemaps: [], orphans: [], bytes: 0, hasByteOrderMark }
  let group: Group | undefined
  let isNaming = false
  let bytes = hasByteOrderMark ? 3 : 0
  for (const [index, raw] of lines.entries()) {
    const size = octets(raw)
    bytes += size + (index < lines.length - 1 ? 1 : 0)
    if (bytes - 1 > MAX_BYTES) file.cutAt ??= index + 1
    if (file.cutAt) continue
    const directive = readLine(raw, index + 1, size)
    if (!directive) continue
    file.directives.push(directive)
    const { field, value, line } = directive
    if (field === 'user-agent') {
      if (!group || !isNaming) {
        group = { agents: [], rules: [] }
        file.groups.push(group)
      }
      group.agents.push({ token: agentToken(value), value, line })
      isNaming = true
    } else if (field === 'allow' || field === 'disallow') {
      const rule = { allows: field === 'allow', value, pattern: encodePath(value), line }
      if (group) group.rules.push(rule)
      else file.orphans.push(rule)
      isNaming = false
    } else if (field === 'sitemap') file.sitemaps.push({ url: value, line })
  }
  file.bytes = bytes
  return file
}

/**
 * Returns a path as RFC 9309, 2.2.2 compares it: non-ASCII octets percent-encoded, with uppercase digits. Unnecessary
 * encodings stay, as in Google's parser.
 * @example encodePath('/ツ%2f') // '/%E3%83%84%2F'
 */
export function encodePath(path: string) {
  return path
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase())
    .replace(/[\u0080-\uffff]+/g, (text) =>
      Array.from(
        new TextEncoder().encode(text),
        (octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`,
      ).join(''),
    )
}

// Google's parser matches names by their beginning, so `Disallow-all:` is a disallow line too.
const beginnings: [RobotsField, RegExp][] = [
  ['user-agent', /^user[- ]?agent/i],
  ['allow', /^allow/i],
  ['disallow', /^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i],
  ['sitemap', /^site-?map/i],
]

function readLine(raw: string, line: number, size: number): Directive | undefined {
  const isCut = size >= MAX_LINE_LENGTH
  const kept = isCut ? raw.slice(0, MAX_LINE_LENGTH - 1) : raw
  const content = trim(kept.replace(/#.*$/s, ''))
  if (content === '') return undefined
  const colon = content.indexOf(':')
  const [name, value] =
    colon < 0 ? splitAtSpace(content) : [trim(content.slice(0, colon)), trim(content.slice(colon + 1))]
  if (name === '' || value === undefined)
    return { line, field: 'other', name: content, value: '', hasColon: colon >= 0, isCut }
  const field = beginnings.find(([, beginning]) => beginning.test(name))?.[0] ?? 'other'
  return { line, field, name, value, hasColon: colon >= 0, isCut }
}

/** Without a colon, only two words count as a name and its value. */
function splitAtSpace(content: string): [string, string | undefined] {
  const words = content.split(/[ \t]+/)
  return [words[0] ?? '', words.length === 2 ? words[1] : undefined]
}

/** Letters, `_` and `-` (RFC 9309, 2.2.1), up to the first other character. */
function agentToken(value: string) {
  if (/^\*(?:\s|$)/.test(value)) return '*'
  return /^[a-zA-Z_-]*/.exec(value)?.[0].toLowerCase() ?? ''
}

/** Trims ASCII whitespace only: a byte order mark inside the file is part of a name. */
const trim = (text: string) => text.replace(/^[ \t\v\f]+/, '').replace(/(?<![ \t\v\f])[ \t\v\f]+$/, '')

/** Returns the length in octets without a copy, because most lines are ASCII. */
function octets(text: string) {
  return !/[\u0080-\uffff]/.test(text) ? text.length : new TextEncoder().encode(text).length
}
