import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedUser } from 'payload'
import { reply as replyEmail } from '#emails/templates/reply.ts'
import { tableOf } from '../database/table-of.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'
import { type ConversationCollection, conversations } from './conversations.ts'
import { nameOf } from './document-name.ts'

/** A reply as its author wrote it. `key` is made by the form. */
export type DraftReply = { subject: string; message: string; replyTo: string; key: string }

export type Lead = Record<string, unknown> & { id: number }

/** What a reply changes in its lead; undefined stays as it was. */
export type ReplyEffect = { status?: string; assignee?: number }

/**
 * Stores a reply and its email, marks the lead as answered, and assigns it to the author if it is nobody's. All or
 * nothing. The same reply, sent twice, changes nothing the second time.
 * @returns what changed in the lead
 */
export function sendReply(
  req: PayloadRequest,
  collection: ConversationCollection,
  lead: Lead,
  draft: DraftReply,
): Promise<ReplyEffect> {
  return transactionOf(req.payload, async (transaction) => {
    const inside = { ...transaction, user: req.user } as PayloadRequest
    const connection = await connectionOf(transaction)
    // Two clicks at the same moment: the second waits for the first, and finds its reply.
    await connection.execute(
      sql`select id from ${sql.identifier(tableOf(collection))} where id = ${lead.id} for update`,
    )
    if (await isSent(inside, draft.key)) return {}
    await storeReply(inside, collection, lead, draft)
    const effect = effectOn(collection, lead, req.user as TypedUser)
    if (Object.keys(effect).length > 0)
      await req.payload.update({ collection, id: lead.id, data: effect, depth: 0, req: inside } as never)
    return effect
  })
}

/** Returns the email address of the person who sent a lead; undefined if they left none. */
export function senderOfLead(collection: ConversationCollection, lead: Lead): string | undefined {
  const email = lead[conversations[collection].email]
  return typeof email === 'string' && email !== '' ? email : undefined
}

/** Returns what a reply changes: an open lead is answered now, and it belongs to the author if it was nobody's. */
export function effectOn(collection: ConversationCollection, lead: Lead, author: Pick<TypedUser, 'id'>): ReplyEffect {
  return {
    ...(conversations[collection].open.includes(String(lead.status)) ? { status: 'answered' } : {}),
    ...(lead.assignee ? {} : { assignee: author.id }),
  }
}

async function isSent(req: Transaction, key: string) {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`select 1 from replies where key = ${key}`)
  return rows.length > 0
}

async function storeReply(req: PayloadRequest, collection: ConversationCollection, lead: Lead, draft: DraftReply) {
  const { subject, message, replyTo, key } = draft
  const about = nameOf({ slug: collection, id: lead.id })
  const to = senderOfLead(collection, lead) ?? ''
  const authorName = req.user?.name || req.user?.email || ''
  const { occasion } = conversations[collection]
  const kind = collection === 'applications' ? 'application-reply' : 'lead-reply'
  const email = await writeEmail(
    req,
    { to, kind, about, replyTo, key: `reply ${key}` },
    replyEmail({ subject, message, authorName, occasion }),
  )
  const data = { about, collection, to, subject, message, email, key, author: req.user?.id ?? null, authorName }
  await req.payload.create({ collection: 'replies', data, depth: 0, req })
}
