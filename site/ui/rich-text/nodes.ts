/** One node of an editor document. Content comes from a database that outlives this code: nothing but the type is taken for granted. */
export type RichTextNode = { type: string; [field: string]: unknown }

/** Deeper than any document a person writes; what lies below is left out instead of ending the render. */
export const MAX_LEVEL = 40

/** The top-level nodes of a document, none when it is empty or malformed. */
export function nodesOf(body: unknown) {
  return isRecord(body) ? childrenOf(body.root) : []
}

export function childrenOf(node: unknown): RichTextNode[] {
  if (!isRecord(node) || !Array.isArray(node.children)) return []
  return node.children.filter((child): child is RichTextNode => isRecord(child) && typeof child.type === 'string')
}

/** A field of a block, link or upload; these keep what the editor typed under `fields`. */
export function fieldOf(node: RichTextNode, name: string): unknown {
  return isRecord(node.fields) ? node.fields[name] : undefined
}

export function textField(node: RichTextNode, name: string) {
  const value = fieldOf(node, name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The text of a node without its marks; line breaks and tabs become themselves. */
export function nodeText(node: RichTextNode, level = 0): string {
  if (level > MAX_LEVEL) return ''
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return '\t'
  if (typeof node.text === 'string') return node.text
  return childrenOf(node)
    .map((child) => nodeText(child, level + 1))
    .join('')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
