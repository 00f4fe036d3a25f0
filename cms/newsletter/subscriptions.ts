import { sql } from '@payloadcms/db-postgres/drizzle'
import { endWatchesOf } from '../audits/watches.ts'
import { idInToken, isTokenOf } from '../bookings/links.ts'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Subscriber, Suppression } from '../payload-types.ts'
import { emailHash, newToken } from './email-hash.ts'
import { hashOfFormerToken, subscriptionToken } from './link-token.ts'

/**
 * Adds an email address and enqueues its confirmation email, once: a pending or confirmed address gets no second one.
 * Someone who unsubscribed or was unreachable starts over with a new token.
 * @returns what was created, as `subscribers/{id}`
 */
export async function signUp(
  transaction: Transaction,
  { email, source, isSpam }: { email: string; source: string; isSpam: boolean },
): Promise<string | undefined> {
  const cms = await getCms()
  // Two forms with one email address at the same moment: the second one sees what the first one stored.
  await (await connectionOf(transaction)).execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber ${email}`}, 0))`,
  )
  const existing = await find({ email: { equals: email } }, transaction)
  if (isSpam) {
    // Stored without a token, so no email is sent until someone else enters this address.
    if (!existing)
      await cms.db.create({ collection: 'subscribers', data: { email, status: 'pending', source }, req: transaction })
    return undefined
  }
  const token = newToken()
  if (!existing) {
    const data = { email, status: 'pending' as const, source, token }
    const { id } = await cms.create({ collection: 'subscribers', data, req: transaction, depth: 0 })
    return `subscribers/${id}`
  }
  const isKnown = existing.status === 'confirmed' || (existing.status === 'pending' && existing.token)
  // A job is enqueued for a known address too, and writes no email, so that the response time does not reveal it.
  const data = isKnown ? {} : { status: 'pending' as const, source, token, confirmedAt: null }
  await cms.update({ collection: 'subscribers', id: existing.id, data, req: transaction, depth: 0 })
  await enqueue(transaction, 'notify', { about: `subscribers/${existing.id}` })
  return undefined
}

/**
 * Confirms a subscription.
 * @returns false if nobody has this token
 */
export async function confirmSubscription(token: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const subscriber = await findByToken(token, transaction)
    if (!subscriber) return false
    if (subscriber.status === 'confirmed') return true
    const cms = await getCms()
    const data = { status: 'confirmed' as const, confirmedAt: new Date().toISOString(), unsubscribedAt: null }
    await cms.update({ collection: 'subscribers', id: subscriber.id, data, req: transaction, depth: 0 })
    const where = { hash: { equals: emailHash(subscriber.email) } }
    await cms.delete({ collection: 'suppressions', where, req: transaction, depth: 0 })
    return true
  })
}

/**
 * Ends a subscription.
 * @returns false if nobody has this token
 */
export async function endSubscription(token: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const subscriber = await findByToken(token, transaction)
    if (!subscriber) return false
    if (subscriber.status !== 'unsubscribed') await leave(transaction, subscriber, 'unsubscribed')
    await suppress(transaction, subscriber.email, 'unsubscribed')
    return true
  })
}

export type Bounce = { email: string; kind: 'bounce' | 'complaint'; messageId?: string; reason?: string }

/**
 * Records a bounce or complaint from the mail service. The address gets no email again unless its owner asks for it.
 */
export async function recordBounce({ email, kind, messageId, reason }: Bounce) {
  const isBounce = kind === 'bounce'
  await inTransaction(async (transaction) => {
    const subscriber = await find({ email: { equals: email } }, transaction)
    if (subscriber) await leave(transaction, subscriber, isBounce ? 'bounced' : 'unsubscribed')
    await suppress(transaction, email, isBounce ? 'bounced' : 'complained')
    await endWatchesOf(transaction, email)
    if (!messageId) return
    const bare = messageId.replace(/^<|>$/g, '')
    const cms = await getCms()
    const lastError =
      reason || (isBounce ? 'The email service reported a bounce.' : 'The email service reported a complaint.')
    // The email address is checked too: someone who guesses a Message-ID must also know its recipient.
    await cms.update({
      collection: 'outbox',
      where: { and: [{ messageId: { in: [bare, `<${bare}>`] } }, { to: { equals: email } }] },
      data: { status: 'bounced', lastError },
      req: transaction,
      depth: 0,
    })
  })
}

async function leave(transaction: Transaction, { id }: Subscriber, status: 'unsubscribed' | 'bounced') {
  const cms = await getCms()
  const data = { status, ...(status === 'unsubscribed' ? { unsubscribedAt: new Date().toISOString() } : {}) }
  await cms.update({ collection: 'subscribers', id, data, req: transaction, depth: 0 })
}

/** The first report stays, but a complaint overrides everything else. */
async function suppress(transaction: Transaction, email: string, reason: Suppression['reason']) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`insert into suppressions (email, hash, reason) values (${email}, ${emailHash(email)}, ${reason})
        on conflict (hash) do update set email = excluded.email, updated_at = now(),
          reason = case when excluded.reason = 'complained' then excluded.reason else suppressions.reason end`,
  )
}

async function findByToken(token: string, transaction: Transaction) {
  const id = idInToken(token)
  if (id === undefined) return find({ token: { equals: hashOfFormerToken(token) } }, transaction)
  const found = await find({ id: { equals: id } }, transaction)
  return found?.token && isTokenOf({ id, token: found.token }, token, subscriptionToken) ? found : undefined
}

async function find(where: Record<string, { equals: string | number }>, transaction: Transaction) {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'subscribers',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req: transaction,
  })
  return docs[0]
}
