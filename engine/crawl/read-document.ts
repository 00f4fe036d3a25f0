import { Parser } from 'htmlparser2'
import type { CrawledLink, CrawledPage } from '../web/crawl.ts'
import { normalizeUrl } from './normalize-url.ts'
import { createPageText, singleSpaces } from './page-text.ts'

/** The content of an HTML page. `robots` has the robots meta tags only. */
export type CrawledDocument = Pick<
  CrawledPage,
  'title' | 'description' | 'canonical' | 'robots' | 'lang' | 'h1' | 'anchors' | 'links' | 'hreflang'
> & {
  /** Main text: without menus, headers, footers, and asides of the page, if there is any other. */
  text: string
}

type Attributes = Record<string, string>
type OpenLink = CrawledLink & { isNamed: boolean }

/** Maximum number of links on one page; more indicate a trap or a generated list. */
const MAX_LINKS = 5_000
const MAX_ANCHORS = 20_000
const MAX_NAME_LENGTH = 300

const SKIPPED = ['mailto:', 'tel:', 'javascript:', 'data:', 'sms:', 'blob:', 'about:', 'intent:', 'whatsapp:', 'file:']
const RESOURCES: Record<string, readonly [attribute: string, kind: CrawledLink['kind']]> = {
  img: ['src', 'img'],
  script: ['src', 'script'],
  iframe: ['src', 'iframe'],
  frame: ['src', 'iframe'],
  source: ['src', 'other'],
  video: ['src', 'other'],
  audio: ['src', 'other'],
  embed: ['src', 'other'],
  object: ['data', 'other'],
}

/**
 * Creates a reader that parses HTML as it arrives, piece by piece, and collects what a crawler needs. It builds no
 * tree, so its memory depends on the number of links and the length of the text only.
 */
export function createDocumentReader(url: string) {
  const document: CrawledDocument = {
    title: '',
    description: '',
    robots: [],
    lang: '',
    h1: [],
    text: '',
    anchors: [],
    links: [],
    hreflang: [],
  }
  const text = createPageText()
  const lines = createLineCounter()
  let base = url
  let hasBase = false
  let [title, h1]: (string | undefined)[] = []
  let link: OpenLink | undefined
  let [svgDepth, templateDepth] = [0, 0]

  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(name, attributes),
      ontext: (piece) => {
        if (title !== undefined) title += piece
        else {
          if (h1 !== undefined && h1.length < MAX_NAME_LENGTH) h1 += piece
          if (link && link.anchor.length < MAX_NAME_LENGTH) link.anchor += piece
          text.write(piece)
        }
      },
      onclosetag: (name) => close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: false },
  )

  function open(name: string, attributes: Attributes) {
    if (templateDepth === 0) note(name, attributes)
    if (name === 'svg') svgDepth++
    else if (name === 'template') templateDepth++
    text.open(name)
  }

  function note(name: string, attributes: Attributes) {
    if (attributes.id) addAnchor(attributes.id)
    const resource = RESOURCES[name]
    if (resource) addLink(resource[1], attributes[resource[0]], attributes, attributes.alt ?? '')
    switch (name) {
      case 'a':
      case 'area':
        return openLink(name, attributes)
      case 'img': {
        const alt = attributes.alt ?? ''
        if (link) link.anchor += ` ${alt} `
        if (h1 !== undefined) h1 += ` ${alt} `
        return
      }
      case 'base':
        if (!hasBase && attributes.href) {
          hasBase = true
          base = URL.parse(attributes.href, url)?.href ?? url
        }
        return
      case 'html':
        document.lang ||= attributes.lang ?? attributes['xml:lang'] ?? ''
        return
      case 'link':
        return readLinkElement(attributes)
      case 'meta':
        return readMeta(attributes)
      case 'title':
        if (svgDepth === 0 && document.title === '') title = ''
        return
      case 'h1':
        h1 = ''
    }
  }

  function close(name: string) {
    if (name === 'svg') svgDepth = Math.max(0, svgDepth - 1)
    else if (name === 'template') templateDepth = Math.max(0, templateDepth - 1)
    else if (name === 'a') closeLink()
    else if (name === 'title' && title !== undefined) {
      document.title = plain(title)
      title = undefined
    } else if (name === 'h1' && h1 !== undefined) {
      document.h1.push(plain(h1))
      h1 = undefined
    }
    text.close(name)
  }

  function openLink(kind: 'a' | 'area', attributes: Attributes) {
    if (kind === 'a') {
      closeLink()
      if (attributes.name) addAnchor(attributes.name)
    }
    const href = attributes.href ?? attributes['xlink:href']
    const name = plain(attributes['aria-label'] ?? '')
    const added = addLink(kind, href, attributes, name || (kind === 'area' ? (attributes.alt ?? '') : ''))
    if (added && kind === 'a') {
      link = Object.assign(added, { isNamed: name !== '' })
      if (!link.isNamed) link.anchor = ''
    }
  }

  function closeLink() {
    if (!link) return
    link.anchor = plain(link.anchor)
    delete (link as Partial<OpenLink>).isNamed
    link = undefined
  }

  function readLinkElement(attributes: Attributes) {
    const rel = tokens(attributes.rel)
    if (rel.includes('canonical')) {
      const added = addLink('canonical', attributes.href, attributes)
      if (added) document.canonical ??= added.url
    } else if (rel.includes('alternate') && attributes.hreflang) {
      const added = addLink('hreflang', attributes.href, attributes, attributes.hreflang)
      if (added) document.hreflang.push({ lang: attributes.hreflang, url: added.url })
    } else if (rel.includes('stylesheet')) addLink('stylesheet', attributes.href, attributes)
    else if (!rel.some((value) => value === 'preconnect' || value === 'dns-prefetch'))
      addLink('other', attributes.href, attributes)
  }

  function readMeta({ name = '', content = '', 'http-equiv': equiv = '' }: Attributes) {
    const lower = name.toLowerCase()
    if (lower === 'description') document.description ||= plain(content)
    else if (lower === 'robots' || lower === 'googlebot') document.robots.push(...listed(content))
    if (equiv.toLowerCase() === 'refresh') {
      const target = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?(['"]?)(.+?)\1\s*$/i.exec(content)?.[2]
      addLink('redirect', target, {})
    }
  }

  function addAnchor(id: string) {
    if (document.anchors.length < MAX_ANCHORS) document.anchors.push(id)
  }

  function addLink(kind: CrawledLink['kind'], href: string | undefined, attributes: Attributes, anchor = '') {
    if (href === undefined || document.links.length >= MAX_LINKS) return undefined
    const trimmed = href.trim()
    const lower = trimmed.slice(0, 12).toLowerCase()
    if (SKIPPED.some((scheme) => lower.startsWith(scheme))) return undefined
    if (trimmed === '' && kind !== 'a' && kind !== 'area') return undefined
    const normalized = normalizeUrl(trimmed, base)
    // Skip mailto:, tel:, and the like. A malformed http(s) URL is kept, as a broken link.
    if (!normalized && URL.canParse(trimmed, base)) return undefined
    const added: CrawledLink = {
      url: normalized?.url ?? trimmed,
      fragment: normalized?.fragment ?? '',
      anchor,
      rel: tokens(attributes.rel),
      kind,
      line: lines.at(parser.startIndex),
    }
    document.links.push(added)
    return added
  }

  return {
    write(piece: string) {
      lines.add(piece)
      parser.write(piece)
    },
    /** Returns the content of the document. Nothing can be written afterwards. */
    end(): CrawledDocument {
      parser.end()
      closeLink()
      document.title ||= plain(title ?? '')
      if (h1 !== undefined) document.h1.push(plain(h1))
      document.text = text.end()
      return document
    },
  }
}

/** Returns a function for the line of an offset; offsets must not decrease. */
function createLineCounter() {
  const breaks: number[] = []
  let [length, passed] = [0, 0]
  return {
    add(piece: string) {
      for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) breaks.push(length + at)
      length += piece.length
    },
    at(offset: number) {
      while (passed < breaks.length && (breaks[passed] ?? 0) < offset) passed++
      return passed + 1
    },
  }
}

const NONE: string[] = []
const tokens = (value: string | undefined) => (value ? value.toLowerCase().split(/\s+/).filter(Boolean) : NONE)
const listed = (value: string) =>
  value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const plain = (text: string) => singleSpaces(text).trim().slice(0, MAX_NAME_LENGTH)
