import { blockTexts } from '../article-blocks/block-texts.ts'
import { footnotesOf } from './footnotes.ts'
import { childrenOf, MAX_LEVEL, nodesOf, nodeText, type RichTextNode } from './nodes.ts'

/** Nodes that begin a new line. */
const LINES = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablerow', 'block', 'upload', 'horizontalrule'])

/**
 * Returns the plain text of a document, with one line for each paragraph, heading, list item, and table row, and the
 * footnotes at the end. For search, feeds, descriptions, and word counts.
 */
export function plainText(body: unknown) {
  const notes = footnotesOf(body).flatMap(({ note }) => linesOf(nodesOf(note)))
  return [...linesOf(nodesOf(body)), ...notes]
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function linesOf(nodes: RichTextNode[], level = 0): string[] {
  if (level > MAX_LEVEL) return []
  const lines: string[] = []
  let open = false
  for (const node of nodes) {
    if (node.type === 'block') {
      lines.push(...blockTexts(node.fields, (richText) => linesOf(nodesOf(richText), level + 1)))
      open = false
    } else if (node.type === 'tablerow') {
      lines.push(
        childrenOf(node)
          .map((cell) => nodeText(cell))
          .join(' '),
      )
    } else if (LINES.has(node.type) || childrenOf(node).some(isLine)) {
      lines.push(...linesOf(childrenOf(node), level + 1))
      open = false
    } else {
      // Inline nodes continue the current line.
      const text = nodeText(node)
      lines.push(open ? `${lines.pop()}${text}` : text)
      open = true
    }
  }
  return lines
}

function isLine(node: RichTextNode) {
  return LINES.has(node.type) || node.type === 'list' || node.type === 'table'
}
