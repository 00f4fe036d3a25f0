import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { addressHash } from './newsletter/address.ts'
import { connectionOf, type Transaction } from './transaction.ts'

/** Where an address stands in what visitors sent. Applications come last: their files cannot be rolled back. */
const sent = { mails: 'client_email', quotes: 'email', reviews: 'user_email', applications: 'email' } as const
type Sent = keyof typeof sent
const kinds = Object.keys(sent) as Sent[]

type Found = Record<Sent | 'subscribers' | 'outbox' | 'webhook-deliveries' | 'suppressions' | 'audit-log', number[]>

export const normalized = (email: string) => email.trim().toLowerCase()

/** The address in the audit log, which outlives what was erased. */
export const shortHash = (email: string) => addressHash(email).slice(0, 16)

/** Everything about one address, whoever asks must have been checked before. */
export async function exportPersonalData(email: string, req: PayloadRequest) {
  const address = normalized(email)
  const found = await findAll(address, req)
  const entries = await Promise.all(
    (Object.keys(found) as (keyof Found)[]).map(async (collection) => {
      const ids = found[collection]
      const { docs } = await req.payload.find({
        collection,
        where: { id: { in: ids } },
        pagination: false,
        depth: collection === 'applications' ? 1 : 0,
        req,
      })
      return [collection, ids.length > 0 ? docs : []] as const
    }),
  )
  const data = Object.fromEntries(entries) as unknown as Record<keyof Found, Record<string, unknown>[]>
  const resumes = data.applications.flatMap(({ resume }) => {
    const file = resume as { id: number; filename?: string; createdAt: string } | null | undefined
    return file?.filename ? [{ ...file, download: `/cms-api/resumes/file/${encodeURIComponent(file.filename)}` }] : []
  })
  // The key of the subscription's links, and secret links to the back office.
  const subscribers = data.subscribers.map(({ token: _token, ...subscriber }) => subscriber)
  const outbox = data.outbox.map(({ text, body, ...mail }) =>
    mail.kind === 'account' ? mail : { ...mail, text, body },
  )
  return { email: address, exportedAt: new Date().toISOString(), ...data, subscribers, outbox, resumes }
}

/**
 * Deletes everything about one address inside the transaction of `req`. Whoever subscribed stays on the list of those
 * who get no newsletter, as a digest.
 * @returns how many of each kind
 */
export async function erasePersonalData(email: string, req: PayloadRequest) {
  const address = normalized(email)
  const found = await findAll(address, req)
  const connection = await connectionOf(req)
  req.context = { ...req.context, isErasure: true }
  const about = list(kinds.flatMap((kind) => found[kind].map((id) => `${kind}/${id}`)).concat(aboutSubscribers(found)))
  const mailIds = list(found.outbox)
  const deliveryIds = list(found['webhook-deliveries'])
  await connection.execute(sql`delete from jobs.job where state <> 'active' and (
    (name = 'send-mail' and singleton_key = any(string_to_array(${mailIds}, ','))) or
    (name = 'deliver-webhook' and singleton_key = any(string_to_array(${deliveryIds}, ','))) or
    (name = 'tell' and singleton_key = any(string_to_array(${about}, ','))))`)
  await connection.execute(sql`delete from form_submissions where about = any(string_to_array(${about}, ','))`)
  await connection.execute(
    sql`update suppressions set email = null, updated_at = now() where hash = ${addressHash(address)}`,
  )
  if (found.subscribers.length > 0)
    await connection.execute(sql`insert into suppressions (hash, reason) values (${addressHash(address)}, 'erased')
      on conflict (hash) do update set email = null, reason = 'erased', updated_at = now()`)
  const order = ['outbox', 'webhook-deliveries', 'subscribers', ...kinds] as const
  const counts: Record<string, number> = {}
  for (const collection of order) {
    for (const id of found[collection]) await req.payload.delete({ collection, id, depth: 0, req })
    counts[collection] = found[collection].length
  }
  return counts
}

async function findAll(address: string, req: Transaction): Promise<Found> {
  const connection = await connectionOf(req)
  const ids = async (query: ReturnType<typeof sql>) =>
    (await connection.execute<{ id: number }>(query)).rows.map(({ id }) => id)
  const found = {} as Found
  for (const kind of kinds)
    found[kind] = await ids(
      sql`select id from ${sql.identifier(kind)} where lower(trim(${sql.identifier(sent[kind])})) = ${address}`,
    )
  found.subscribers = await ids(sql`select id from subscribers where lower(trim(email)) = ${address}`)
  const about = list(kinds.flatMap((kind) => found[kind].map((id) => `${kind}/${id}`)).concat(aboutSubscribers(found)))
  found.outbox = await ids(sql`select id from outbox where lower(trim(reply_to)) = ${address}
    or ${address} = any(regexp_split_to_array(lower(trim("to")), '\\s*,\\s*'))
    or about = any(string_to_array(${about}, ','))`)
  found['webhook-deliveries'] = await ids(
    sql`select id from webhook_deliveries where about = any(string_to_array(${about}, ','))`,
  )
  found.suppressions = await ids(sql`select id from suppressions where hash = ${addressHash(address)}`)
  found['audit-log'] = await ids(sql`select id from audit_log where strpos(details, ${shortHash(address)}) > 0
    or about = any(string_to_array(${about}, ','))`)
  return found
}

const aboutSubscribers = ({ subscribers }: Found) => subscribers.map((id) => `subscribers/${id}`)
const list = (values: (string | number)[]) => values.join(',')
