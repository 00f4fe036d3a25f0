import { HEADER } from '#engine/pasting/nodes.ts'
import { footnotesOf } from '#engine/rich-text/footnotes.ts'
import {
  childrenOf,
  headingLevel,
  isRecord,
  MAX_LEVEL,
  nodesOf,
  type RichTextNode,
  textField,
} from '#engine/rich-text/nodes.ts'
import { escapeText } from '#engine/xml.ts'
import { type InlineOptions, inlineHtml } from './inline-html.ts'
import type { ExportedPicture, References } from './site-export.ts'
import { type ArticleWriting, wpArticleBlock } from './wordpress-article-blocks.ts'
import { wpBlock, wpHeading, wpImage, wpParagraph, wpTableOf } from './wordpress-markup.ts'

type Writing = InlineOptions & References & ArticleWriting

/** A body in the markup of the block editor, and its footnotes as WordPress stores them beside it. */
export type WordPressBody = { content: string; footnotes: { id: string; content: string }[] }

/**
 * Returns an editor's document as blocks of WordPress. Links and pictures have absolute URLs.
 * @param idOf returns the id of a picture in the export
 */
export function wordPressBody(
  body: unknown,
  references: References,
  idOf: (picture: ExportedPicture) => number,
): WordPressBody {
  const notes = footnotesOf(body)
  const numbers = new Map(notes.map(({ node, number, id }) => [node, { number, id }]))
  const writing: Writing = {
    ...references,
    footnote: (node) => {
      const { number, id } = numbers.get(node) ?? {}
      return number === undefined
        ? ''
        : `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`
    },
    image: (value, caption) => {
      const picture = references.pictureOf(value)
      if (!picture) return ''
      const url = URL.parse(picture.url, `${references.siteUrl}/`)?.href ?? picture.url
      return wpImage({ ...picture, url }, idOf(picture), caption)
    },
    richText: (value) => blocksOf(nodesOf(value), writing, 1),
  }
  const blocks = blocksOf(nodesOf(body), writing, 0)
  if (notes.length > 0) blocks.push('<!-- wp:footnotes /-->')
  return {
    content: blocks.join('\n\n'),
    footnotes: notes.map(({ note, id }) => ({ id, content: noteHtml(nodesOf(note), writing) })),
  }
}

function blocksOf(nodes: RichTextNode[], writing: Writing, level: number): string[] {
  if (level > MAX_LEVEL) return []
  return nodes.map((node) => blockOf(node, writing, level)).filter((block) => block !== '')
}

function blockOf(node: RichTextNode, writing: Writing, level: number): string {
  const inside = () => inlineHtml(childrenOf(node), writing)
  switch (node.type) {
    case 'heading':
      return wpHeading(inside(), headingLevel(node))
    case 'list':
      return list(node, writing, level)
    case 'quote': {
      const parts = inside().split('<br><br>').map(wpParagraph).join('\n\n')
      return wpBlock('quote', `<blockquote class="wp-block-quote">${parts}</blockquote>`)
    }
    case 'horizontalrule':
      return wpBlock('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')
    case 'table':
      return table(node, writing, level)
    case 'upload':
      return writing.image(node.value, escapeText(textField(node, 'caption')))
    case 'block':
      return isRecord(node.fields) ? wpArticleBlock(node.fields, writing).join('\n\n') : ''
    default: {
      const words = inside()
      return words === '' ? '' : wpParagraph(words)
    }
  }
}

function list(node: RichTextNode, writing: Writing, level: number): string {
  if (level > MAX_LEVEL) return ''
  const isOrdered = node.listType === 'number'
  const items: { words: string; nested: string[] }[] = []
  for (const item of childrenOf(node)) {
    const lists = childrenOf(item).filter(({ type }) => type === 'list')
    const own = childrenOf(item).filter(({ type }) => type !== 'list')
    const box = node.listType === 'check' ? (item.checked === true ? '☑ ' : '☐ ') : ''
    if (own.length > 0) items.push({ words: box + inlineHtml(own, writing), nested: [] })
    const nested = lists.map((inner) => list(inner, writing, level + 2)).filter((one) => one !== '')
    // The editor stores a nested list in an item of its own; WordPress has it in the one before.
    if (items.length === 0 && nested.length > 0) items.push({ words: '', nested: [] })
    items.at(-1)?.nested.push(...nested)
  }
  if (items.length === 0) return ''
  const inside = items
    .map(({ words, nested }) => wpBlock('list-item', `<li>${words}${nested.join('')}</li>`))
    .join('\n\n')
  const start = isOrdered && typeof node.start === 'number' && node.start !== 1 ? node.start : undefined
  const tag = isOrdered ? 'ol' : 'ul'
  const attribute = start === undefined ? '' : ` start="${start}"`
  return wpBlock('list', `<${tag}${attribute} class="wp-block-list">${inside}</${tag}>`, {
    ...(isOrdered ? { ordered: true } : {}),
    ...(start === undefined ? {} : { start }),
  })
}

function table(node: RichTextNode, writing: Writing, level: number): string {
  const rows = childrenOf(node).filter(({ type }) => type === 'tablerow')
  const isHead = (row: RichTextNode) => {
    const cells = childrenOf(row)
    return cells.length > 0 && cells.every((cell) => Number(cell.headerState) & HEADER.row)
  }
  const headRows = rows.findIndex((row) => !isHead(row))
  const head = headRows === -1 ? rows.slice(0, 1) : rows.slice(0, headRows)
  const body = rows.slice(head.length)
  const html = (part: RichTextNode[]) => part.map((row) => tableRow(row, writing, level)).join('')
  if (rows.length === 0) return ''
  return wpTableOf(`${head.length > 0 ? `<thead>${html(head)}</thead>` : ''}<tbody>${html(body)}</tbody>`)
}

function tableRow(row: RichTextNode, writing: Writing, level: number) {
  const cells = childrenOf(row).map((cell) => {
    const tag = Number(cell.headerState) > 0 ? 'th' : 'td'
    const span = (name: string, value: unknown) => (Number(value) > 1 ? ` ${name}="${Number(value)}"` : '')
    const spans = span('colspan', cell.colSpan) + span('rowspan', cell.rowSpan)
    return `<${tag}${spans}>${cellHtml(childrenOf(cell), writing, level + 2)}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

/** Returns the content of a cell, which in WordPress is lines of text. */
function cellHtml(nodes: RichTextNode[], writing: Writing, level: number): string {
  if (level > MAX_LEVEL) return ''
  const parts = nodes.map((node) => {
    if (node.type === 'upload') {
      const picture = writing.pictureOf(node.value)
      return picture ? escapeText(picture.alt) : ''
    }
    if (node.type !== 'list') return inlineHtml(childrenOf(node), writing)
    return childrenOf(node)
      .map((item) => cellHtml([{ ...item, type: 'paragraph' }], writing, level + 1))
      .map((words) => `• ${words}`)
      .join('<br>')
  })
  return parts.filter((part) => part !== '').join('<br><br>')
}

const noteHtml = (nodes: RichTextNode[], writing: Writing) => cellHtml(nodes, writing, 1)
