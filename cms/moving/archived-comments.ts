import { element, type PastedNode, paragraph, text } from '#engine/pasting/nodes.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { CommentItem } from '#moving/item.ts'

const BOLD = 1
const MAX_LEVEL = 2

/** Returns the comments of a post as the end of its text: who wrote them, when, and what they wrote. */
export function archivedComments(comments: CommentItem[]): PastedNode[] {
  const approved = comments.filter(({ isApproved, text: words }) => isApproved && words.trim() !== '')
  if (approved.length === 0) return []
  return [
    element('heading', [text('Comments')], { tag: `h${MAX_LEVEL}` }),
    ...approved.flatMap(({ name, date, text: words }) => [
      paragraph([text(name || 'Anonymous', BOLD), ...(date ? [text(`, ${formatDate(date)}`)] : [])]),
      ...words
        .split(/\n\s*\n/)
        .map((part) => part.replace(/\s+/g, ' ').trim())
        .filter((part) => part !== '')
        .map((part) => paragraph([text(part)])),
    ]),
  ]
}
