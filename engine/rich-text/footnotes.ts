import { everyNode, isRecord, nodesOf, nodeText, type RichTextNode } from './nodes.ts'

/** The type of an inline block that is a footnote. */
export const FOOTNOTE = 'footnote'

/** A note at the end of an article, and the place in the text that leads to it. */
export type Footnote = { node: RichTextNode; number: number; id: string; note: unknown }

/** Returns the footnotes of a text in the order of their places. A note without words has no place. */
export function footnotesOf(body: unknown): Footnote[] {
  const found = [...everyNode(nodesOf(body))].flatMap((node) => {
    const { type, fields } = node
    if (type !== 'inlineBlock' || !isRecord(fields) || fields.blockType !== FOOTNOTE) return []
    return nodesOf(fields.note).some((part) => nodeText(part).trim() !== '') ? [{ node, fields }] : []
  })
  return found.map(({ node, fields }, at) => ({ node, number: at + 1, id: idOf(fields, at), note: fields.note }))
}

/**
 * Returns the id of a footnote's block, which is the anchor of its note, so that links stay valid if a note is inserted
 * before it.
 */
function idOf({ id }: Record<string, unknown>, at: number) {
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : String(at + 1)
}
