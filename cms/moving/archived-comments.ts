import { sql } from '@payloadcms/db-postgres/drizzle'
import { element, type PastedNode, paragraph, text } from '#engine/pasting/nodes.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { CommentItem } from '#moving/item.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { emailHash } from '../newsletter/email-hash.ts'

const BOLD = 1
const MAX_LEVEL = 2

/** Returns the comments of a post as the end of its text: who wrote them, when, and what they wrote. */
export function archivedComments(comments: CommentItem[]): PastedNode[] {
  const shown = comments.filter(isShown)
  if (shown.length === 0) return []
  return [element('heading', [text('Comments')], { tag: `h${MAX_LEVEL}` }), ...shown.flatMap(paragraphsOf)]
}

/** Notes which comments of a text have an email address, in the transaction that stored the text. */
export async function noteArchivedComments(
  transaction: Transaction,
  source: string,
  { collection, id }: { collection: string; id: number },
  comments: CommentItem[],
) {
  const connection = await connectionOf(transaction)
  const rows = comments.filter(isShown).flatMap((comment) =>
    comment.email
      ? [
          {
            key: comment.key,
            email_hash: emailHash(comment.email),
            paragraphs: paragraphsOf(comment).map(({ children = [] }) => children.map((one) => one.text).join('')),
          },
        ]
      : [],
  )
  const column = sql.raw(collection === 'pages' ? 'page_id' : 'post_id')
  await connection.execute(sql`delete from archived_comments where source = ${source} and ${column} = ${id}`)
  await connection.execute(sql`
    insert into archived_comments (source, key, email_hash, ${column}, paragraphs)
    select ${source}, key, email_hash, ${id}, paragraphs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (key text, email_hash text, paragraphs jsonb)
    on conflict (source, key) do update set email_hash = excluded.email_hash, post_id = excluded.post_id,
      page_id = excluded.page_id, paragraphs = excluded.paragraphs`)
}

const isShown = ({ isApproved, text: words }: CommentItem) => isApproved && words.trim() !== ''

function paragraphsOf({ name, date, text: words }: CommentItem): PastedNode[] {
  return [
    paragraph([text(name || 'Anonymous', BOLD), ...(date ? [text(`, ${formatDate(date)}`)] : [])]),
    ...words
      .split(/\n\s*\n/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '')
      .map((part) => paragraph([text(part)])),
  ]
}
