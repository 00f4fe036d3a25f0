import { MAX_PARKED_BYTES, whatBlocks } from '../web/blocked-page.ts'
import type { CrawledPage } from '../web/crawl.ts'
import { fingerprintOf } from './fingerprint.ts'
import { normalizeUrl } from './normalize-url.ts'
import type { CrawlResponse } from './ports.ts'
import { createDocumentReader } from './read-document.ts'

/** Of the decoded document. Source: Googlebot reads the first 2 MB of a document. */
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024
const LEAD_LENGTH = 1_500
const REDIRECTS = new Set([301, 302, 303, 307, 308])

const NO_DOCUMENT = {
  title: '',
  description: '',
  lang: '',
  h1: [],
  words: 0,
  simhash: '0000000000000000',
  textHash: '',
  lead: '',
  anchors: [],
  links: [],
  hreflang: [],
}

type Read = {
  url: string
  depth: number
  readsErrors?: boolean
  /** Called with each piece of a document as it is decoded. */
  onText?: (piece: string) => void
}

/**
 * Reads a page from its response, parsing the document while it arrives. Only an HTML document with a status of 2xx is
 * read: links on an error page are those of its template.
 */
export async function readResponse(
  response: CrawlResponse,
  { url, depth, readsErrors, onText }: Read,
): Promise<CrawledPage> {
  const { status, headers, firstByteMs } = response
  const contentType = headerOf(headers, 'content-type')
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const location = locationOf(response, url)
  const robots = robotsHeaders(headers)
  const page: CrawledPage = { url, depth, status, mediaType, bytes: 0, firstByteMs, robots, ...NO_DOCUMENT }
  if (location !== undefined) return { ...page, location }
  const isRead = (status >= 200 && status < 300) || readsErrors
  if (!isRead || !isHtml(mediaType)) {
    let text = ''
    for await (const piece of response.body) {
      page.bytes += piece.length
      if (isHtml(mediaType)) text = new TextDecoder().decode(piece.subarray(0, MAX_PARKED_BYTES))
      break
    }
    const instead = insteadOf(headers, mediaType, text)
    return { ...page, ...instead, bytes: Number(headerOf(headers, 'content-length')) || page.bytes }
  }
  const reader = createDocumentReader(url)
  let decoder: TextDecoder | undefined
  let start = ''
  const write = (text: string) => {
    if (start.length <= MAX_PARKED_BYTES) start += text
    reader.write(text)
    onText?.(text)
  }
  for await (const piece of response.body) {
    decoder ??= decoderOf(contentType, piece)
    const left = MAX_DOCUMENT_BYTES - page.bytes
    page.bytes += piece.length
    write(decoder.decode(left < piece.length ? piece.subarray(0, left) : piece, { stream: true }))
    if (page.bytes >= MAX_DOCUMENT_BYTES) break
  }
  if (decoder) write(decoder.decode())
  const instead = insteadOf(headers, mediaType, start)
  // What a captcha or a parked domain links to is not part of the site.
  if (instead) return { ...page, ...instead }
  const { text, canonical, robots: inMeta, ...document } = reader.end()
  const named = canonical ?? canonicalHeader(headerOf(headers, 'link'), url)
  return {
    ...page,
    ...document,
    ...fingerprintOf(text),
    ...(named ? { canonical: named } : {}),
    robots: [...robots, ...inMeta],
    lead: text.slice(0, LEAD_LENGTH),
  }
}

/** Returns what the server shows instead of a page. */
function insteadOf(headers: CrawlResponse['headers'], mediaType: string, text: string) {
  const list = Object.keys(headers).map((name): [string, string] => [name, headerOf(headers, name)])
  const received = { headers: list, text, body: text, mediaType: mediaType || 'text/html' }
  const instead = whatBlocks(received)
  return instead && { instead }
}

/** Returns where a redirect leads, in normalized form; as written if it is no URL that can be fetched. */
export function locationOf({ status, headers }: Pick<CrawlResponse, 'status' | 'headers'>, url: string) {
  const location = REDIRECTS.has(status) ? headerOf(headers, 'location') : ''
  return location === '' ? undefined : (normalizeUrl(location, url)?.url ?? location)
}

export function headerOf(headers: CrawlResponse['headers'], name: string): string {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

const isHtml = (mediaType: string) =>
  mediaType === 'text/html' || mediaType === 'application/xhtml+xml' || mediaType === ''

/** Rules of a header for all crawlers or for Google. Source: Google, “Robots meta tag specifications”. */
function robotsHeaders(headers: CrawlResponse['headers']): string[] {
  return [headers['x-robots-tag'] ?? []].flat().flatMap((value) => {
    const agent = /^\s*([\w-]+)\s*:/.exec(value)?.[1]?.toLowerCase()
    const isForOthers = agent !== undefined && !/^(googlebot|max-|unavailable_after)/.test(agent)
    const rules = agent === 'googlebot' ? value.slice(value.indexOf(':') + 1) : value
    return isForOthers ? [] : rules.split(',').flatMap((rule) => rule.trim().toLowerCase() || [])
  })
}

function canonicalHeader(value: string, url: string) {
  const target = /<([^>]*)>\s*;[^,]*\brel\s*=\s*"?canonical\b/i.exec(value)?.[1]
  return target === undefined ? undefined : normalizeUrl(target, url)?.url
}

/**
 * Returns a decoder by byte order mark, header, and meta tag, in that order (HTML Standard, 13.2.3.2); UTF-8 by
 * default.
 */
function decoderOf(contentType: string, start: Uint8Array): TextDecoder {
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return new TextDecoder()
  const inHeader = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]
  const named = inHeader ?? /<meta[^>]+charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(latin1(start.subarray(0, 1024)))?.[1]
  try {
    // A meta tag that names UTF-16 was readable as ASCII, so the document is not UTF-16.
    return new TextDecoder(!inHeader && /^utf-?16/i.test(named ?? '') ? 'utf-8' : (named ?? 'utf-8'))
  } catch {
    return new TextDecoder()
  }
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
