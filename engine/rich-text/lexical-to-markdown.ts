import { pathOfDocument } from '../paths/document-paths.ts'
import { type ImagePlace, imagePathOf } from '../paths/image-path.ts'
import { blockMarkdown, type LinkedDocuments } from './block-markdown.ts'
import { FOOTNOTE, footnotesOf } from './footnotes.ts'
import { safeUrl } from './links.ts'
import { escapeMarkdown, spanOf } from './markdown-text.ts'
import {
  childrenOf,
  fieldOf,
  headingLevel,
  isRecord,
  MAX_LEVEL,
  nodesOf,
  nodeText,
  type RichTextNode,
  textField,
} from './nodes.ts'

export type MarkdownOptions = {
  /** Relative URLs become absolute URLs of this site. */
  siteUrl: string
  images?: ImagePlace
  /** The query of every image URL, such as `w=1200&fm=jpg`. */
  imageQuery?: string
  /** The documents that blocks embed. */
  embeds?: LinkedDocuments
  /** Returns a node in a form of its own; undefined for the usual one. */
  own?: (node: RichTextNode, place: NodePlace) => string | undefined
}

/** Where a node is, and how its parts are converted. */
export type NodePlace = {
  before: RichTextNode | undefined
  after: RichTextNode | undefined
  /** Returns the usual form of the node. */
  usual: () => string
  inlines: (nodes: RichTextNode[]) => string
}

type Conversion = MarkdownOptions & { noteNumbers: Map<RichTextNode, number> }

/**
 * Converts an editor document to Markdown: CommonMark with GFM tables and footnotes, absolute URLs, text that looks
 * like markup escaped. Malformed nodes are left out and never abort the conversion.
 */
export function toMarkdown(body: unknown, options: MarkdownOptions): string {
  const notes = footnotesOf(body)
  const conversion = { ...options, noteNumbers: new Map(notes.map(({ node, number }) => [node, number])) }
  return [
    blocks(nodesOf(body), conversion, 0),
    ...notes.map(({ note, number }) => `[^${number}]: ${indented(blocks(nodesOf(note), conversion, 1), 4)}`),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

function blocks(nodes: RichTextNode[], options: Conversion, level: number): string {
  if (level > MAX_LEVEL) return ''
  return nodes
    .map((node, at) => ownOr(nodes, at, options, level, () => block(node, options, level)))
    .filter((text) => text.trim() !== '')
    .join('\n\n')
}

function block(node: RichTextNode, options: Conversion, level: number): string {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(headingLevel(node))} ${oneLine(inlines(childrenOf(node), options, level))}`
    case 'list':
      return list(node, options, level)
    case 'quote':
      return prefixed(inlines(childrenOf(node), options, level), '> ')
    case 'horizontalrule':
      return '---'
    case 'table':
      return table(node, options, level)
    case 'upload':
      return image(node, options)
    case 'block':
      return isRecord(node.fields)
        ? blockMarkdown(node.fields, {
            siteUrl: options.siteUrl,
            embeds: options.embeds,
            richText: (body) => blocks(nodesOf(body), options, level + 1),
            image: (value, caption) => blocks([{ type: 'upload', value, fields: { caption } }], options, level + 1),
          })
        : ''
    default:
      return inlines(childrenOf(node), options, level)
  }
}

function list(node: RichTextNode, options: Conversion, level: number): string {
  if (level > MAX_LEVEL) return ''
  const first = typeof node.start === 'number' ? node.start : 1
  const lines: string[] = []
  let number = first
  for (const item of childrenOf(node)) {
    const nested = childrenOf(item).filter(({ type }) => type === 'list')
    const own = childrenOf(item).filter(({ type }) => type !== 'list')
    const mark = node.listType === 'number' ? `${number}. ` : '- '
    const done = node.listType === 'check' ? `[${item.checked === true ? 'x' : ' '}] ` : ''
    if (own.length > 0) {
      lines.push(`${mark}${done}${indented(inlines(own, options, level + 1), mark.length)}`)
      number += 1
    }
    // The editor stores a nested list in an item of its own.
    for (const inner of nested) {
      const text = prefixed(list(inner, options, level + 1), ' '.repeat(mark.length))
      // Without an item before it, it gets one, or it would be a list of the outer level.
      lines.push(lines.length === 0 ? mark + text.slice(mark.length) : text)
    }
  }
  return lines.join('\n')
}

function table(node: RichTextNode, options: Conversion, level: number): string {
  const rows = childrenOf(node)
    .filter(({ type }) => type === 'tablerow')
    .map((row) =>
      childrenOf(row).map((cell) =>
        oneLine(
          childrenOf(cell)
            .map((part) => inlines(childrenOf(part), options, level + 2))
            .join(' '),
        ).replace(/(?<!\\)\|/g, '\\|'),
      ),
    )
  const [head, ...rest] = rows
  if (!head || head.length === 0) return ''
  const line = (cells: string[]) => `| ${head.map((_, at) => cells[at] ?? '').join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n')
}

function image(node: RichTextNode, { siteUrl, images, imageQuery }: MarkdownOptions) {
  const media = isRecord(node.value) ? node.value : {}
  const alt = typeof media.alt === 'string' ? oneLine(escapeMarkdown(media.alt)) : ''
  const caption = escapeMarkdown(textField(node, 'caption'))
  // Art has no file of its own: its text alternative replaces it.
  const src = isRecord(media.art) ? undefined : imageUrl(media, images, imageQuery)
  const href = src && URL.parse(src, siteUrl)?.href
  const shown = href ? `![${alt}](${href})` : alt && `*Picture: ${alt}*`
  return [shown, caption].filter(Boolean).join('\n\n')
}

function imageUrl(media: Record<string, unknown>, images: ImagePlace | undefined, query: string | undefined) {
  if (typeof media.assetRef !== 'string') return typeof media.url === 'string' ? media.url : undefined
  return images && imagePathOf(media.assetRef, images, query)
}

function inlines(nodes: RichTextNode[], options: Conversion, level: number): string {
  if (level > MAX_LEVEL) return ''
  return nodes.map((node, at) => ownOr(nodes, at, options, level, () => inline(node, options, level))).join('')
}

/** Returns the form that the options have for a node, or the usual one. */
function ownOr(nodes: RichTextNode[], at: number, options: Conversion, level: number, usual: () => string): string {
  const node = nodes[at]
  const own =
    node &&
    options.own?.(node, {
      before: nodes[at - 1],
      after: nodes[at + 1],
      usual,
      inlines: (inside) => inlines(inside, options, level + 1),
    })
  return own ?? usual()
}

function inline(node: RichTextNode, options: Conversion, level: number): string {
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' ? spanOf(node.text, Number(node.format) || 0) : ''
    case 'linebreak':
      return '\\\n'
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      return link(node, options, level)
    case 'inlineBlock': {
      const number = fieldOf(node, 'blockType') === FOOTNOTE && options.noteNumbers.get(node)
      return number ? `[^${number}]` : ''
    }
    default:
      return childrenOf(node).length > 0
        ? inlines(childrenOf(node), options, level + 1)
        : escapeMarkdown(nodeText(node))
  }
}

function link(node: RichTextNode, options: Conversion, level: number) {
  const content = inlines(childrenOf(node), options, level + 1)
  const wanted = fieldOf(node, 'linkType') === 'internal' ? pathOf(fieldOf(node, 'doc')) : fieldOf(node, 'url')
  const target = safeUrl(wanted)
  const href = target && URL.parse(target.href, options.siteUrl)?.href
  if (!href || content.trim() === '') return content
  return `[${content}](${href.replace(/[()<>\s]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29'))})`
}

/** Returns the path of a document that a link names. */
function pathOf(document: unknown) {
  if (!isRecord(document) || typeof document.relationTo !== 'string' || !isRecord(document.value)) return undefined
  return pathOfDocument(document.relationTo, document.value)
}

function oneLine(text: string) {
  return text.replace(/\\?\n+/g, ' ').trim()
}

function prefixed(text: string, prefix: string) {
  return text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n')
}

function indented(text: string, width: number) {
  return text.replaceAll('\n', `\n${' '.repeat(width)}`)
}
