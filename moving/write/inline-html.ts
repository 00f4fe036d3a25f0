import { FORMAT } from '#engine/pasting/nodes.ts'
import { FOOTNOTE } from '#engine/rich-text/footnotes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { childrenOf, fieldOf, isRecord, MAX_LEVEL, type RichTextNode } from '#engine/rich-text/nodes.ts'
import { escapeText, escapeValue } from '#engine/xml.ts'
import type { References } from './site-export.ts'

const TAGS: [bit: number, tag: string][] = [
  [FORMAT.bold, 'strong'],
  [FORMAT.italic, 'em'],
  [FORMAT.strikethrough, 's'],
  [FORMAT.code, 'code'],
  [FORMAT.subscript, 'sub'],
  [FORMAT.superscript, 'sup'],
]

export type InlineOptions = Pick<References, 'pathOf'> & {
  /** Where relative links begin; without it, they stay relative. */
  siteUrl?: string | undefined
  /** Returns the place of a footnote. */
  footnote: (node: RichTextNode) => string
}

/** Returns nodes inside a line as HTML. */
export function inlineHtml(nodes: RichTextNode[], options: InlineOptions, level = 0): string {
  if (level > MAX_LEVEL) return ''
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return typeof node.text === 'string' ? formatted(escapeText(node.text), Number(node.format) || 0) : ''
        case 'linebreak':
          return '<br>'
        case 'tab':
          return ' '
        case 'link':
        case 'autolink': {
          const content = inlineHtml(childrenOf(node), options, level + 1)
          const href = hrefOf(node, options)
          return href === undefined || content === '' ? content : `<a href="${escapeValue(href)}">${content}</a>`
        }
        case 'inlineBlock':
          return fieldOf(node, 'blockType') === FOOTNOTE ? options.footnote(node) : ''
        default:
          return inlineHtml(childrenOf(node), options, level + 1)
      }
    })
    .join('')
}

/** Returns where a link leads; undefined if it must not become one. */
export function hrefOf(node: RichTextNode, { pathOf, siteUrl }: Omit<InlineOptions, 'footnote'>): string | undefined {
  const document = fieldOf(node, 'doc')
  const isDocument = isRecord(document) && typeof document.relationTo === 'string'
  const wanted =
    fieldOf(node, 'linkType') === 'internal' && isDocument
      ? pathOf({ relationTo: String(document.relationTo), value: document.value })
      : fieldOf(node, 'url')
  const target = safeUrl(wanted)
  if (!target) return undefined
  return siteUrl === undefined || target.href.startsWith('#')
    ? target.href
    : URL.parse(target.href, `${siteUrl}/`)?.href
}

const formatted = (words: string, format: number) =>
  TAGS.reduceRight(
    (inside, [bit, tag]) => (format & bit && inside !== '' ? `<${tag}>${inside}</${tag}>` : inside),
    words,
  )
