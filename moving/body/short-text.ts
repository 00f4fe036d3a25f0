import { FORMAT, lineBreak, type PastedNode, paragraph, text } from '#engine/pasting/nodes.ts'
import { FOOTNOTE } from '#engine/rich-text/footnotes.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'

/**
 * Divides nodes into what the text of a block can have (paragraphs, lists, and links; `cms/fields/short-text.ts`) and
 * what follows the block: pictures, tables, and blocks.
 */
export function shortText(nodes: PastedNode[]): { short: PastedNode[]; lifted: PastedNode[] } {
  const short: PastedNode[] = []
  const lifted: PastedNode[] = []
  for (const node of nodes) {
    if (['upload', 'table', 'block'].includes(node.type)) lifted.push(node)
    else if (node.type === 'list') short.push(plainList(node))
    else if (node.type === 'heading') short.push(paragraph(inLine(bold(node.children ?? []))))
    else if (node.children) short.push(paragraph(inLine(node.children)))
  }
  return { short, lifted }
}

/** Returns a list without boxes: `☐` and `☑` stand for them. */
function plainList(list: PastedNode): PastedNode {
  const isCheck = list.listType === 'check'
  const children = (list.children ?? []).map(({ checked, children: parts = [], ...item }) => {
    const box = checked === undefined ? [] : [text(checked === true ? '☑ ' : '☐ ')]
    return {
      ...item,
      children: [...box, ...parts.flatMap((part) => (part.type === 'list' ? [plainList(part)] : inLine([part])))],
    }
  })
  return { ...list, ...(isCheck ? { listType: 'bullet', tag: 'ul' } : {}), children }
}

/** Returns what a line of a block can have. A footnote becomes its words, in parentheses. */
function inLine(nodes: PastedNode[]): PastedNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'inlineBlock') return node.children ? [{ ...node, children: inLine(node.children) }] : [node]
    const { blockType, note } = isRecord(node.fields) ? node.fields : {}
    const words = blockType === FOOTNOTE ? plainText(note).replace(/\s+/g, ' ') : ''
    return words === '' ? [] : [text(` (${words})`)]
  })
}

function bold(nodes: PastedNode[]): PastedNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { ...node, format: Number(node.format) | FORMAT.bold }
    return node.children ? { ...node, children: bold(node.children) } : node
  })
}

/** Returns plain text as paragraphs: an empty line begins a new one. */
export function paragraphsOfText(words: string, format = 0): PastedNode[] {
  return words
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      paragraph(part.split('\n').flatMap((line, at) => [...(at > 0 ? [lineBreak()] : []), text(line.trim(), format)])),
    )
}
