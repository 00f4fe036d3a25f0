import { sniffMediaType } from './sniff-media-type.ts'

/** HTTP whitespace. Source: Fetch standard. */
const SPACE = '\\t\\n\\r '
const TOKEN = "[!#$%&'*+.^_`|~A-Za-z\\d-]+"
const ESSENCE = new RegExp(`^[${SPACE}]*(${TOKEN}/${TOKEN})[${SPACE}]*(?:;|$)`)
const CHARSET = new RegExp(`;[${SPACE}]*charset=(?:"((?:[^"\\\\]|\\\\.)*)"?|([^;]*))`, 'i')
/** Types for which a sniffer decides. Source: MIME Sniffing standard, §7. */
const UNKNOWN = ['', 'unknown/unknown', 'application/unknown', '*/*']
/** What old Apache servers send for everything they do not know. Source: MIME Sniffing standard, §5.1. */
const APACHE_DEFAULT = [
  'text/plain',
  'text/plain; charset=ISO-8859-1',
  'text/plain; charset=iso-8859-1',
  'text/plain; charset=UTF-8',
]

/**
 * Returns the essence and the charset of a `Content-Type`; '' for what is missing or malformed. Source: MIME Sniffing
 * standard, §4.4.
 * @example parseContentType('text/html; charset="Shift_JIS"') // { essence: 'text/html', charset: 'Shift_JIS' }
 */
export function parseContentType(header: string): { essence: string; charset: string } {
  const essence = ESSENCE.exec(header)?.[1]?.toLowerCase() ?? ''
  const [, quoted, bare] = essence ? (CHARSET.exec(header) ?? []) : []
  return { essence, charset: (quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '').trim() }
}

/**
 * Returns the media type of a response: that of its header, or what its first bytes say where the header is missing or
 * does not say anything. Sources: MIME Sniffing standard, §7; Fetch standard, “extract a MIME type”, for several
 * headers.
 */
export function mediaTypeOf(
  headers: [name: string, value: string][],
  body: Uint8Array,
): { essence: string; charset: string } {
  const values = headers.filter(([name]) => name === 'content-type').map(([, value]) => value)
  const last = values.findLast((value) => parseContentType(value).essence !== '') ?? ''
  const { essence, charset } = parseContentType(last)
  if (UNKNOWN.includes(essence)) return { essence: body.length === 0 ? '' : sniffMediaType(body), charset }
  if (APACHE_DEFAULT.includes(last) && body.length > 0 && sniffMediaType(body, { isPlain: true }) !== 'text/plain')
    return { essence: 'application/octet-stream', charset: '' }
  return { essence, charset }
}

/** Returns whether a body of this type is text. Source: MIME Sniffing standard, §4.6. */
export function isTextType(essence: string): boolean {
  return (
    /^text\//.test(essence) ||
    /[/+](?:xml|json|ld\+json|manifest\+json)$/.test(essence) ||
    /^application\/(?:javascript|ecmascript|x-javascript|x-json|yaml|x-yaml|xml-dtd|graphql|sql)$/.test(essence) ||
    essence === 'image/svg+xml'
  )
}
export const isHtmlType = (essence: string) => essence === 'text/html' || essence === 'application/xhtml+xml'
export const isXmlType = (essence: string) => /^(?:text|application)\/xml$|\+xml$/.test(essence)
