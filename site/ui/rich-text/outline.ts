import { slugify } from '#engine/paths/slugify.ts'
import { everyNode, headingLevel, nodesOf, nodeText, type RichTextNode, textField } from '#engine/rich-text/nodes.ts'

export type OutlineEntry = { id: string; text: string; level: number }

/** Ids that are already on the page around a text: landmarks, menus, dialogs, forms, and the page's own headings. */
const TAKEN_IDS =
  /^(main|sheet|contents|booking|cookie-choice|find-tool|menu-.*|audit|reviews?|(newsletter|next|articles)(-\w+)?)$/

/** Blocks whose title is a heading. */
const SECTIONS = new Set(['steps', 'questions'])

/**
 * Returns the headings of a text, with their ids.
 * @param deepest the lowest level to include, 2 to 4
 */
export function tableOfContents(body: unknown, deepest = 2): OutlineEntry[] {
  return [...headingEntries(body).values()].filter(({ level }) => level <= deepest)
}

/** Returns every heading node with its entry. Ids are unique within the text: the second "Cost" is `cost-2`. */
export function headingEntries(body: unknown): Map<RichTextNode, OutlineEntry> {
  const entries = new Map<RichTextNode, OutlineEntry>()
  const used = new Set<string>()
  for (const node of everyNode(nodesOf(body))) {
    const text = headingText(node)
    if (text === '') continue
    const id = uniqueSlug(headingId(text), used)
    used.add(id)
    entries.set(node, { id, text, level: headingLevel(node) })
  }
  return entries
}

/** Returns a heading, or the title of a block that begins a section of its own. */
function headingText(node: RichTextNode) {
  const isSection = node.type === 'block' && SECTIONS.has(textField(node, 'blockType'))
  if (!isSection && node.type !== 'heading') return ''
  return (isSection ? textField(node, 'title') : nodeText(node)).replace(/\s+/g, ' ').trim()
}

/**
 * Returns the id of a heading.
 * @example headingId('What a hop costs, at 50 ms') // 'what-a-hop-costs-at-50-ms'
 */
export const headingId = (text: string) => slugify(text.replaceAll('&', ' ')) || 'section'

function uniqueSlug(slug: string, used: Set<string>) {
  if (!used.has(slug) && !TAKEN_IDS.test(slug)) return slug
  let n = 2
  while (used.has(`${slug}-${n}`)) n += 1
  return `${slug}-${n}`
}
