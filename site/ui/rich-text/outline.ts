import { childrenOf, fieldOf, MAX_LEVEL, nodesOf, nodeText, type RichTextNode } from './nodes.ts'

export type OutlineEntry = { id: string; text: string; level: number }

/** Ids that the page around a text already has: its landmarks, menus, dialogs, forms, and titles of its own. */
const TAKEN_IDS =
  /^(main|sheet|contents|booking|cookie-choice|find-tool|menu-.*|audit|reviews?|(newsletter|next|articles)(-\w+)?)$/

/** Nodes that stand on lines of their own. */
const LINES = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablerow', 'block', 'upload', 'horizontalrule'])

/** Heading levels a text may have: the page keeps h1 for its title, below h4 nothing is drawn differently. */
const MIN_LEVEL = 2
const LOWEST_LEVEL = 4

/**
 * The headings of a text, with the ids under which it is drawn.
 * @param deepest the lowest level that is wanted, 2 to 4
 */
export function tableOfContents(body: unknown, deepest = MIN_LEVEL): OutlineEntry[] {
  return [...headingEntries(body).values()].filter(({ level }) => level <= deepest)
}

/** Every heading node with its entry. Ids are unique within the text: the second "Cost" is `cost-2`. */
export function headingEntries(body: unknown): Map<RichTextNode, OutlineEntry> {
  const entries = new Map<RichTextNode, OutlineEntry>()
  const used = new Set<string>()
  for (const node of everyNode(nodesOf(body))) {
    if (node.type !== 'heading') continue
    const text = nodeText(node).replace(/\s+/g, ' ').trim()
    if (text === '') continue
    const id = unused(slugify(text), used)
    used.add(id)
    entries.set(node, { id, text, level: headingLevel(node) })
  }
  return entries
}

/** h1 becomes h2, h5 and h6 become h4. */
export function headingLevel(node: RichTextNode) {
  const level = Number(/^h([1-6])$/.exec(String(node.tag))?.[1] ?? MIN_LEVEL)
  return Math.min(LOWEST_LEVEL, Math.max(MIN_LEVEL, level))
}

/** The words of a text, one line for each paragraph, heading, list item and table row. For search, feeds and descriptions. */
export function plainText(body: unknown) {
  return linesOf(nodesOf(body))
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Words between white space; a line of code counts like a sentence. */
export function wordCount(body: unknown) {
  return plainText(body).split(/\s+/).filter(Boolean).length
}

/** @example slugify('What a hop costs, at 50 ms') // 'what-a-hop-costs-at-50-ms' */
export function slugify(text: string) {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return slug || 'section'
}

function unused(slug: string, used: Set<string>) {
  if (!used.has(slug) && !TAKEN_IDS.test(slug)) return slug
  let n = 2
  while (used.has(`${slug}-${n}`)) n += 1
  return `${slug}-${n}`
}

function* everyNode(nodes: RichTextNode[], level = 0): Generator<RichTextNode> {
  if (level > MAX_LEVEL) return
  for (const node of nodes) {
    yield node
    yield* everyNode(childrenOf(node), level + 1)
  }
}

function linesOf(nodes: RichTextNode[], level = 0): string[] {
  if (level > MAX_LEVEL) return []
  const lines: string[] = []
  let open = false
  for (const node of nodes) {
    if (node.type === 'block') {
      lines.push(...blockTexts(node))
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
      // Text, links and other parts of a line go on where the last one ended.
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

/** What a reader sees of the blocks this site draws. */
function blockTexts(node: RichTextNode) {
  return ['quote', 'text', 'code', 'caption', 'cite']
    .map((name) => fieldOf(node, name))
    .filter((value): value is string => typeof value === 'string')
}
