import { stringify } from 'yaml'
import { FORMAT, HEADER } from '#engine/pasting/nodes.ts'
import { type NodePlace, toMarkdown } from '#engine/rich-text/lexical-to-markdown.ts'
import { escapeMarkdown, fenced, spanOf } from '#engine/rich-text/markdown-text.ts'
import { childrenOf, isRecord, nodesOf, type RichTextNode, textField } from '#engine/rich-text/nodes.ts'
import { escapeText, escapeValue } from '#engine/xml.ts'
import { hrefOf } from './inline-html.ts'
import { plainTable } from './plain-table.ts'
import type { ExportedPicture, References } from './site-export.ts'

/** Where the pictures of an export are, as seen from its texts. */
export const MEDIA = '../media/'
/** The same in YAML, whose paths no program resolves from the text. */
const MEDIA_FROM_ROOT = '/media/'
/** Each format with its mark in Markdown, if it has one, and its tag. */
const MARKS: [bit: number, mark: string, tag: string][] = [
  [FORMAT.strikethrough, '~~', 's'],
  [FORMAT.bold, '**', 'strong'],
  [FORMAT.italic, '*', 'em'],
  [FORMAT.subscript, '', 'sub'],
  [FORMAT.superscript, '', 'sup'],
]
const PUNCTUATION = /[\p{P}\p{S}]/u

/**
 * Returns an editor's document as Markdown that can be read back: CommonMark with GFM, tags of HTML where Markdown has
 * no form, and blocks as YAML between fences with the language `block`. If it is plain, blocks are quotes, pictures,
 * tables, and paragraphs. Links are as they were typed, and pictures are files in a folder beside the text.
 */
export function exportedMarkdown(body: unknown, references: References): string {
  const own = (node: RichTextNode, place: NodePlace): string | undefined => {
    switch (node.type) {
      case 'text':
        return typeof node.text === 'string' ? span(node.text, Number(node.format) || 0, place) : ''
      case 'link':
      case 'autolink':
        return link(node, place, references)
      case 'list':
        // Two lists in a row would be one.
        return place.before?.type === 'list' ? `<!-- -->\n\n${place.usual()}` : undefined
      case 'upload':
        return picture(references.pictureOf(node.value), textField(node, 'caption'))
      case 'table':
        return isGfmTable(node) ? undefined : plainTable(node, { pathOf: references.pathOf, footnote: () => '' })
      case 'block':
        if (!isRecord(node.fields)) return ''
        return references.isPlain ? undefined : block(node.fields, references)
      default:
        return undefined
    }
  }
  return toMarkdown(body, { siteUrl: references.siteUrl, embeds: references.embeds, own })
}

/** Returns text with its formats: marks where Markdown recognizes them, otherwise tags. */
function span(text: string, format: number, { before, after }: NodePlace): string {
  const isCode = (format & FORMAT.code) !== 0
  const marks = MARKS.filter(([bit]) => format & bit)
  const inside = isCode ? codeOf(text) : literal(text, after)
  if (marks.length === 0 || text.trim() === '') return inside
  const isFree = isOpen(before, -1) && isOpen(after, 0)
  const isPlain = isFree && /^\S/.test(text) && /\S$/.test(text) && !isCode
  const canMark = isPlain && !PUNCTUATION.test(text.at(0) ?? '') && !PUNCTUATION.test([...text].at(-1) ?? '')
  return marks.reduceRight(
    (words, [, mark, tag]) => (mark !== '' && canMark ? mark + words + mark : `<${tag}>${words}</${tag}>`),
    inside,
  )
}

/** Returns whether marks are recognized beside a neighbor: none, a line break, or plain text with a space between. */
function isOpen(neighbor: RichTextNode | undefined, end: 0 | -1) {
  if (neighbor === undefined || neighbor.type === 'linebreak') return true
  if (neighbor.type !== 'text' || typeof neighbor.text !== 'string' || Number(neighbor.format) !== 0) return false
  return /\s/.test(neighbor.text.at(end) ?? '')
}

const codeOf = (text: string) =>
  /^\s|\s$|\s{2}/.test(text) ? `<code>${literal(text, undefined)}</code>` : spanOf(text, FORMAT.code)

/** Escapes what Markdown and GFM would read as markup or as a link. */
function literal(text: string, after: RichTextNode | undefined) {
  const escaped = escapeMarkdown(text)
    .replace(/(?<=https?|mailto|xmpp|ftp):/gi, '\\:')
    .replace(/www\./gi, 'www\\.')
    .replaceAll('@', '\\@')
  return after?.type === 'link' ? escaped.replace(/!$/, '\\!') : escaped
}

function link(node: RichTextNode, { inlines }: NodePlace, { pathOf }: References) {
  const content = inlines(childrenOf(node))
  const href = hrefOf(node, { pathOf })
  if (href === undefined || content.trim() === '') return content
  return `[${content}](<${href.replace(/[<>\n\\]/g, (sign) => encodeURIComponent(sign))}>)`.replace(
    /\(<([^\s()<>]+)>\)$/,
    '($1)',
  )
}

function picture(found: ExportedPicture | undefined, caption: string): string {
  if (!found) return escapeMarkdown(caption)
  const src = MEDIA + encodeURIComponent(found.file)
  if (caption === '') return `![${literal(found.alt.replace(/\s+/g, ' ').trim(), undefined)}](${src})`
  const image = `<img src="${escapeValue(src)}" alt="${escapeValue(found.alt)}">`
  return `<figure>${image}<figcaption>${escapeText(caption)}</figcaption></figure>`
}

/** Returns whether GFM has a form for a table: one heading row, and a line of text in each cell. */
function isGfmTable(table: RichTextNode) {
  const rows = childrenOf(table).map(childrenOf)
  const [head = []] = rows
  return rows.every((cells, at) => {
    const state = at === 0 ? HEADER.row : HEADER.none
    return cells.length === head.length && cells.every((cell) => isGfmCell(cell, state))
  })
}

function isGfmCell(cell: RichTextNode, state: number) {
  const parts = childrenOf(cell)
  const hasSpan = Number(cell.colSpan ?? 1) > 1 || Number(cell.rowSpan ?? 1) > 1
  const isLine = parts.length <= 1 && parts.every(({ type }) => type === 'paragraph')
  const hasBreak = parts.flatMap(childrenOf).some(({ type }) => type === 'linebreak')
  return isLine && !hasBreak && !hasSpan && (Number(cell.headerState) || 0) === state
}

/** Returns a block as YAML. Code stays code, and a document of this site a link. */
function block(fields: Record<string, unknown>, references: References) {
  if (['code', 'tool', 'caseStudy'].includes(String(fields.blockType))) return undefined
  return fenced(stringify(blockValue(fields, references), { lineWidth: 0 }).trimEnd(), 'block')
}

function blockValue(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((row) => blockValue(row, references))
  if (!isRecord(value)) return value
  if (isRecord(value.root)) return nodesOf(value).length > 0 ? exportedMarkdown(value, references) : undefined
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name === 'id' || name === 'blockName' || part === null || part === undefined || part === '') return []
    if (!PICTURES.includes(name)) return [[name, blockValue(part, references)]]
    const found = references.pictureOf(part)
    return found ? [[name, { src: MEDIA_FROM_ROOT + encodeURIComponent(found.file), alt: found.alt }]] : []
  })
  return Object.fromEntries(entries)
}

/** Fields of blocks that hold a picture. */
const PICTURES = ['image', 'poster']
