import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { isPublishedContent } from '#engine/paths/published-content.ts'
import { environment } from '#platform/environment/environment.ts'
import type { StoredRow } from '../access/visitors.ts'
import { connectionOf } from '../database/transaction.ts'
import { type ContentEvent, eventOf } from './events.ts'

/** @property before, after what visitors saw; `isGone`: it was deleted, or is in the trash */
type Change = { id: number | string; before: StoredRow | undefined; after: StoredRow | undefined; isGone: boolean }

/** Writes a message for each webhook that wants to know of a change, in the transaction of the change. */
export async function followInWebhooks(req: PayloadRequest, slug: string, { id, before, after, isGone }: Change) {
  const event = eventOf(before, after, isGone)
  if (!event || !isPublishedContent(slug)) return
  const [url, previousUrl] = [urlOf(slug, after), urlOf(slug, before)]
  const data = { collection: slug, id, title: titleOf(req, slug, after ?? before), url: url ?? null }
  const moved = previousUrl && previousUrl !== url ? { previousUrl } : {}
  await write(req, { event, content: slug, about: `${slug}/${id}`, data: { ...data, ...moved } })
}

/** Does the same for several changes of a collection. */
export async function followAllInWebhooks(req: PayloadRequest, slug: string, changes: Change[]) {
  const { rows } = await (await connectionOf(req)).execute(sql`select from webhooks where active limit 1`)
  if (rows.length > 0) for (const change of changes) await followInWebhooks(req, slug, change)
}

/**
 * Writes a message for each webhook that wants to know of a global. It is always published, so it can only be updated.
 */
export async function followGlobalInWebhooks(req: PayloadRequest, slug: string) {
  if (!isPublishedContent(slug)) return
  await write(req, { event: 'updated', content: slug, about: slug, data: { global: slug } })
}

type Message = { event: ContentEvent; content: string; about: string; data: object }

async function write(req: PayloadRequest, { event, content, about, data }: Message) {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<{ id: number }>(
    sql`select distinct webhooks.id from webhooks
          join webhooks_subscriptions wanted on wanted._parent_id = webhooks.id
          join webhooks_subscriptions_events of_event on of_event.parent_id = wanted.id
        where webhooks.active and wanted.content::text = ${content} and of_event.value::text = ${event}`,
  )
  for (const { id } of rows) await writeMessage(req, id, { type: `${content}.${event}`, about, data })
}

/** Stores a message to one webhook; the collection's hook enqueues its delivery. */
export async function writeMessage(
  req: Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>,
  webhook: number,
  { type, about, data }: { type: string; about: string; data: object },
) {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data })
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`
  return req.payload.create({
    collection: 'webhook-messages',
    data: { type, about, webhook, messageId, body, status: 'waiting' },
    depth: 0,
    req,
  })
}

function urlOf(slug: string, row: StoredRow | undefined) {
  const path = row && pathOfDocument(slug, row)
  return path && environment.siteUrl + path
}

function titleOf({ payload }: PayloadRequest, slug: string, row: StoredRow | undefined) {
  const name = payload.config.collections.find((collection) => collection.slug === slug)?.admin.useAsTitle ?? 'id'
  return String(row?.[name] ?? '').slice(0, 500)
}
