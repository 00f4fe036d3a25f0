import type { SaxesParser } from 'saxes'

/** An element of a sitemap with its content. */
export type SitemapElement = {
  /** Local name, without a prefix. */
  name: string
  namespace: string
  /** Text directly inside it, whitespace included. */
  text: string
  /** Counted from 1. */
  line: number
  /** By name as written; declarations of namespaces are left out. */
  attributes: Record<string, string>
  /** Namespace of each attribute that has one. */
  attributeNamespaces: Record<string, string>
  children: SitemapElement[]
}

type SitemapHandlers = {
  /** The start tag of the root, before its content. */
  root: (root: SitemapElement) => void
  /** Each child of the root, complete. */
  entry: (entry: SitemapElement) => void
  /** Text directly inside the root. */
  strayText?: (line: number) => void
  doctype?: (line: number) => void
}

/** Why a file is not XML, or no sitemap can be in it. */
export type SitemapFault = { kind: 'encoding' | 'not-well-formed' | 'empty'; message: string; line: number }

const CHUNK_BYTES = 65_536
const HEAD_BYTES = 200
const MAX_DEPTH = 6
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/**
 * Parses a sitemap as a stream and hands over each entry as it ends, so that memory does not grow with the file.
 * Returns the first fault, after which nothing is read, as XML 1.0 demands.
 */
export async function readSitemap(body: Uint8Array, handlers: SitemapHandlers): Promise<SitemapFault | undefined> {
  const { SaxesParser } = await import('saxes')
  return readSitemapWith(SaxesParser, body, handlers)
}

export type SitemapParser = typeof SaxesParser

/** Does the same with a parser that is already loaded. */
export function readSitemapWith(
  Parser: SitemapParser,
  body: Uint8Array,
  handlers: SitemapHandlers,
): SitemapFault | undefined {
  const decoder = decoderFor(body)
  if (!decoder) return { kind: 'encoding', message: 'The encoding that the file declares is unknown.', line: 1 }
  const parser = new Parser({ xmlns: true, position: true })
  const open: SitemapElement[] = []
  let fault: SitemapFault | undefined
  parser.on('error', (error) => {
    fault ??= { kind: 'not-well-formed', message: error.message.replace(/^\d+:\d+: /, ''), line: parser.line }
  })
  parser.on('opentag', (tag) => {
    const element = elementOf(tag, parser.line)
    if (open.length === 0) handlers.root(element)
    else if (open.length > 1 && open.length < MAX_DEPTH) open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 1 && !fault) handlers.entry(element)
  })
  const write = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    if (open.length > 1) element.text += text
    else if (/[^\t\n\r ]/.test(text)) handlers.strayText?.(parser.line)
  }
  parser.on('doctype', () => handlers.doctype?.(parser.line))
  parser.on('text', write)
  // Between elements, a CDATA section is text even if it is blank.
  parser.on('cdata', (text) => {
    if (open.length === 1) handlers.strayText?.(parser.line)
    write(text)
  })
  try {
    for (let at = 0; at < body.length && !fault; at += CHUNK_BYTES)
      parser.write(decoder.decode(body.subarray(at, at + CHUNK_BYTES), { stream: true }))
    if (!fault) parser.write(decoder.decode())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      kind: 'encoding',
      message: `The bytes are not valid ${decoder.encoding.toUpperCase()}.`,
      line: parser.line,
    }
  }
  if (fault) return fault
  parser.close()
  return fault
}

/**
 * Returns a decoder by byte order mark, otherwise by the XML declaration, otherwise for UTF-8 (XML 1.0, appendix F).
 */
function decoderFor(body: Uint8Array): TextDecoder | undefined {
  const head = new TextDecoder('latin1').decode(body.subarray(0, HEAD_BYTES))
  const label =
    head.startsWith('\u00ff\u00fe') || head.startsWith('<\0')
      ? 'utf-16le'
      : head.startsWith('\u00fe\u00ff') || head.startsWith('\0<')
        ? 'utf-16be'
        : (/^[^>]*\bencoding\s*=\s*["']([^"']+)/.exec(head)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return undefined
  }
}

type Tag = { local: string; uri: string; attributes: Record<string, { name: string; value: string; uri: string }> }

function elementOf({ local, uri, attributes }: Tag, line: number): SitemapElement {
  const element: SitemapElement = {
    name: local,
    namespace: uri,
    text: '',
    line,
    attributes: {},
    attributeNamespaces: {},
    children: [],
  }
  for (const key in attributes) {
    const { name, value, uri: of } = attributes[key] as Tag['attributes'][string]
    if (of === XMLNS) continue
    element.attributes[name] = value
    if (of) element.attributeNamespaces[name] = of
  }
  return element
}
