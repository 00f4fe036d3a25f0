import { countOf } from '#engine/text/count-of.ts'
import type { CommentItem } from '../../item.ts'
import { plainLines, plainText } from '../body/plain-text.ts'
import { fieldOf, type RawComment, type RawItem } from '../export/record.ts'
import { readDate } from '../export/wordpress-date.ts'

const PINGS = new Set(['pingback', 'trackback'])

/** Returns the comments of readers on a text, with a note on those that are left out. */
export function commentItems(item: RawItem, on: string): { comments: CommentItem[]; notes: string[] } {
  const left = { pings: 0, spam: 0, trash: 0, others: 0 }
  const comments = item.comments.flatMap((comment) => {
    const type = fieldOf(comment, 'wp:comment_type')
    const state = fieldOf(comment, 'wp:comment_approved')
    if (PINGS.has(type)) left.pings += 1
    else if (state === 'spam') left.spam += 1
    else if (state === 'trash' || state === 'post-trashed') left.trash += 1
    else if (type !== '' && type !== 'comment' && type !== 'review') left.others += 1
    else return [commentItem(comment, on, state === '1')]
    return []
  })
  const counts = [
    left.pings > 0 && countOf(left.pings, 'pingback or trackback', 'pingbacks and trackbacks'),
    left.spam > 0 && countOf(left.spam, 'spam comment'),
    left.trash > 0 && countOf(left.trash, 'comment in the trash', 'comments in the trash'),
    left.others > 0 && countOf(left.others, 'note of a plugin', 'notes of plugins'),
  ].filter((one) => one !== false)
  return { comments, notes: counts.length > 0 ? [`Left out: ${counts.join(', ')}.`] : [] }
}

function commentItem(comment: RawComment, on: string, isApproved: boolean): CommentItem {
  const parent = fieldOf(comment, 'wp:comment_parent')
  const email = fieldOf(comment, 'wp:comment_author_email')
  return {
    kind: 'comment',
    key: `comment ${fieldOf(comment, 'wp:comment_id') || comment.line}`,
    at: `line ${comment.line}`,
    type: fieldOf(comment, 'wp:comment_type') || 'comment',
    addresses: [],
    notes: [],
    on,
    ...(parent !== '' && parent !== '0' ? { parent: `comment ${parent}` } : {}),
    name: plainText(fieldOf(comment, 'wp:comment_author')),
    ...(email ? { email } : {}),
    text: plainLines(comment.fields.get('wp:comment_content') ?? ''),
    date: readDate(fieldOf(comment, 'wp:comment_date_gmt')) ?? readDate(fieldOf(comment, 'wp:comment_date')),
    isApproved,
  }
}
