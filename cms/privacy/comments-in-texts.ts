const BOLD = 1

type Node = { type?: unknown; text?: unknown; format?: unknown; children?: unknown }

/**
 * Returns values of a document without a comment that stands in its texts: its paragraphs as they were stored, or, if
 * an editor has changed them, what follows its first one up to the next comment. The same object if it has none.
 * @param paragraphs plain texts; the first one says who wrote it and when
 */
export function withoutComment<T>(values: T, paragraphs: string[]): T {
  if (Array.isArray(values)) {
    const changed = values.map((one) => withoutComment(one, paragraphs))
    return changed.some((one, at) => one !== values[at]) ? (changed as T) : values
  }
  if (typeof values !== 'object' || values === null) return values
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    name === 'root' ? withoutIn(value, paragraphs) : withoutComment(value, paragraphs),
  ])
  return entries.some(([name, value]) => value !== (values as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : values
}

function withoutIn(root: unknown, paragraphs: string[]): unknown {
  const { children } = (root ?? {}) as Node
  if (!Array.isArray(children)) return root
  const nodes = children as Node[]
  const starts = nodes.flatMap((node, at) => (isHeadOfComment(node) && plainTextOf(node) === paragraphs[0] ? [at] : []))
  const exact = starts.filter((at) => paragraphs.every((words, line) => plainTextOf(nodes[at + line]) === words))
  const gone = new Set<number>()
  // Two comments of one name and day are told apart by their words; if nobody can, both go.
  for (const at of exact.length > 0 ? exact.slice(0, 1) : starts)
    for (let line = at; line < endOf(nodes, at, exact.length > 0 ? paragraphs.length : undefined); line++)
      gone.add(line)
  if (gone.size === 0) return root
  const kept = nodes.filter((_, at) => !gone.has(at))
  return { ...(root as object), children: withoutEmptyArchive(kept, Math.min(...gone)) }
}

function endOf(nodes: Node[], start: number, length: number | undefined) {
  if (length !== undefined) return start + length
  const next = nodes.findIndex((node, at) => at > start && (node.type !== 'paragraph' || isHeadOfComment(node)))
  return next === -1 ? nodes.length : next
}

/** Drops the heading of the comments if the last one is gone. */
function withoutEmptyArchive(nodes: Node[], at: number) {
  const heading = nodes[at - 1]
  const isEmpty = heading?.type === 'heading' && plainTextOf(heading) === 'Comments' && at === nodes.length
  return isEmpty ? nodes.slice(0, -1) : nodes
}

function isHeadOfComment({ type, children }: Node) {
  const [first] = Array.isArray(children) ? (children as Node[]) : []
  return type === 'paragraph' && first?.format === BOLD
}

const plainTextOf = (node: Node | undefined): string =>
  typeof node?.text === 'string'
    ? node.text
    : Array.isArray(node?.children)
      ? (node.children as Node[]).map(plainTextOf).join('')
      : ''
