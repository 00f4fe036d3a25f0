/** One node of an editor document. Stored content outlives this code, so only the type is certain. */
export type RichTextNode = { type: string; [field: string]: unknown }

/** Maximum depth of a document, deeper than any that a person writes. Anything below it is left out. */
export const MAX_LEVEL = 40

/** Heading levels that a text may have: h1 is the page's title, and levels below h4 look the same. */
const MIN_LEVEL = 2
const LOWEST_LEVEL = 4

/** Returns the top-level nodes of a document; none if it is empty or malformed. */
export function nodesOf(body: unknown) {
  return isRecord(body) ? childrenOf(body.root) : []
}

/** Returns the children of a node. Leaves out malformed ones. */
export function childrenOf(node: unknown): RichTextNode[] {
  if (!isRecord(node) || !Array.isArray(node.children)) return []
  return node.children.filter((child): child is RichTextNode => isRecord(child) && typeof child.type === 'string')
}

/** Returns a field of a block, link, or upload. These nodes store what the editor typed under `fields`. */
export function fieldOf(node: RichTextNode, name: string): unknown {
  return isRecord(node.fields) ? node.fields[name] : undefined
}

/** Returns a trimmed text field; empty if it is missing. */
export function textField(node: RichTextNode, name: string) {
  const value = fieldOf(node, name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the text of a node without its marks. Line breaks and tabs become characters. */
export function nodeText(node: RichTextNode, level = 0): string {
  if (level > MAX_LEVEL) return ''
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return '\t'
  if (typeof node.text === 'string') return node.text
  return childrenOf(node)
    .map((child) => nodeText(child, level + 1))
    .join('')
}

/** Yields nodes with everything in them, in their order. */
export function* everyNode(nodes: RichTextNode[], level = 0): Generator<RichTextNode> {
  if (level > MAX_LEVEL) return
  for (const node of nodes) {
    yield node
    yield* everyNode(childrenOf(node), level + 1)
  }
}

/** Returns the blocks of a text of these types, with their stored fields, in their order. */
export function blocksOf(body: unknown, ...types: string[]): Record<string, unknown>[] {
  return [...everyNode(nodesOf(body))].flatMap(({ type, fields }) =>
    type === 'block' && isRecord(fields) && types.includes(String(fields.blockType)) ? [fields] : [],
  )
}

/** Returns the level to render: h1 becomes h2; h5 and h6 become h4. */
export function headingLevel(node: RichTextNode) {
  const level = Number(/^h([1-6])$/.exec(String(node.tag))?.[1] ?? MIN_LEVEL)
  return Math.min(LOWEST_LEVEL, Math.max(MIN_LEVEL, level))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
