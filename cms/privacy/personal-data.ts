import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { tableOf } from '../database/table-of.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { emailHash } from '../newsletter/email-hash.ts'
import { type ArchivedComment, archivedCommentsOf, eraseArchivedComments, importsNaming } from './moved-in.ts'

/**
 * Where submissions store the email address. Applications come last: the deletion of their files cannot be rolled back.
 */
const sent = {
  subscribers: 'email',
  'contact-requests': 'client_email',
  quotes: 'email',
  reviews: 'user_email',
  bookings: 'email',
  audits: 'email',
  'audit-watches': 'email',
  invitations: 'email',
  applications: 'email',
} as const
type SubmissionCollection = keyof typeof sent
const kinds = Object.keys(sent) as SubmissionCollection[]

/** What staff wrote about submissions. */
const records = ['replies', 'comments', 'changes'] as const

type Kind = 'outbox' | 'webhook-deliveries' | (typeof records)[number] | SubmissionCollection
type FoundIds = Record<Kind | 'suppressions' | 'resumes' | 'imports', number[]> & { archived: ArchivedComment[] }

export const normalized = (email: string) => email.trim().toLowerCase()

/** Returns the email address in the audit log, which survives an erasure. */
export const shortHash = (email: string) => emailHash(email).slice(0, 16)

/** Returns everything about one email address, also from an old site. The caller must have checked who is asking. */
export async function exportPersonalData(cms: Payload, email: string) {
  const normalizedEmail = normalized(email)
  const found = await findAll(normalizedEmail, { payload: cms })
  const read = async (collection: CollectionSlug & keyof FoundIds, select?: Record<string, true>) => {
    const ids = found[collection]
    if (ids.length === 0) return []
    const asked = { collection, where: { id: { in: ids } }, pagination: false, depth: 0, ...(select ? { select } : {}) }
    const { docs } = await cms.find(asked as Parameters<Payload['find']>[0])
    return docs as unknown as Record<string, unknown>[]
  }
  const emailsAbout = await read('outbox')
  return {
    email: normalizedEmail,
    exportedAt: new Date().toISOString(),
    'contact-requests': await read('contact-requests'),
    'lead-reports': await reportsOf(cms, found['contact-requests']),
    quotes: await read('quotes'),
    applications: await read('applications'),
    resumes: await read('resumes'),
    reviews: await read('reviews'),
    bookings: await read('bookings'),
    audits: await read('audits'),
    'audit-watches': await read('audit-watches'),
    invitations: await read('invitations'),
    replies: await read('replies'),
    comments: await read('comments'),
    changes: await read('changes'),
    subscribers: await read('subscribers'),
    suppressions: await read('suppressions'),
    // Account emails contain a secret link.
    outbox: emailsAbout.map((email) => (email.kind === 'account' ? { ...email, text: null } : email)),
    'webhook-deliveries': await read('webhook-deliveries'),
    'archived-comments': found.archived,
    // The export of an old site, and its report, also name other people.
    imports: await read('imports', { name: true, system: true, createdAt: true }),
  }
}

/** Returns the reports of tools that came with contact requests. The database deletes them with those. */
async function reportsOf({ db }: Payload, contactRequests: number[]) {
  const { rows } = await db.pool.query<{ contactRequest: number; report: unknown }>(
    `select contact_request_id as "contactRequest", report from lead_reports
     where contact_request_id = any($1) order by contact_request_id`,
    [contactRequests],
  )
  return rows
}

/**
 * Deletes everything about one email address inside the transaction of `req`. A subscriber stays on the suppression
 * list, as a digest.
 * @returns the number of deleted documents of each kind
 */
export async function erasePersonalData(req: Transaction & Pick<PayloadRequest, 'payload'>, email: string) {
  const normalizedEmail = normalized(email)
  const found = await findAll(normalizedEmail, req)
  req.context = { ...req.context, isErasure: true }
  await deleteJobs(req, found)
  await storeDigest(req, normalizedEmail, found)
  const counts: Record<string, number> = { 'archived-comments': found.archived.length }
  await eraseArchivedComments(req, found.archived)
  for (const collection of [...records, 'outbox', 'webhook-deliveries', 'imports', ...kinds] as const) {
    for (const id of found[collection]) await req.payload.delete({ collection, id, depth: 0, req })
    counts[collection] = found[collection].length
  }
  counts.resumes = found.resumes.length
  await expectNothingOf(req, normalizedEmail, found)
  return counts
}

/** Deletes pending jobs about these documents, and the responses stored for repeated submissions. */
async function deleteJobs(req: Transaction, found: FoundIds) {
  const connection = await connectionOf(req)
  const about = aboutOf(found)
  await connection.execute(sql`delete from jobs.job where state <> 'active' and (
    (name = 'send-email' and singleton_key = any(string_to_array(${found.outbox.join()}, ','))) or
    (name = 'deliver-webhook' and singleton_key = any(string_to_array(${found['webhook-deliveries'].join()}, ','))) or
    (name = 'notify' and split_part(singleton_key, ' ', 1) = any(string_to_array(${about}, ','))))`)
  await connection.execute(sql`delete from form_submissions where about = any(string_to_array(${about}, ','))`)
}

async function storeDigest(req: Transaction, normalizedEmail: string, { subscribers, suppressions }: FoundIds) {
  if (subscribers.length + suppressions.length === 0) return
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from suppressions where lower(trim(email)) = ${normalizedEmail}`)
  await connection.execute(sql`insert into suppressions (hash, reason) values (${emailHash(normalizedEmail)}, 'erased')
    on conflict (hash) do update set email = null, reason = 'erased', updated_at = now()`)
}

/**
 * Fails if anything is left. A failed deletion aborts the transaction, but the hook that deletes résumés continues; the
 * caller must not report an erasure that did not happen.
 */
async function expectNothingOf(req: Transaction, normalizedEmail: string, before: FoundIds) {
  const connection = await connectionOf(req)
  const left = await findAll(normalizedEmail, req)
  const { rows } = await connection.execute(
    sql`select id from resumes where id = any(string_to_array(${before.resumes.join()}, ',')::int[])`,
  )
  const written = [...records, 'imports', 'archived'].reduce((sum, kind) => sum + left[kind as 'imports'].length, 0)
  const count = written + left.outbox.length + kinds.reduce((sum, kind) => sum + left[kind].length, rows.length)
  if (count > 0 || !(await req.transactionID))
    throw new Error(`${count} entries about an email address were not erased.`)
}

async function findAll(normalizedEmail: string, req: Transaction): Promise<FoundIds> {
  const connection = await connectionOf(req)
  const ids = async (query: ReturnType<typeof sql>) =>
    (await connection.execute<{ id: number }>(query)).rows.map(({ id }) => id)
  const own = {} as Record<SubmissionCollection, number[]>
  for (const kind of kinds)
    own[kind] = await ids(
      sql`select id from ${sql.identifier(tableOf(kind))}
        where lower(trim(${sql.identifier(sent[kind])})) = ${normalizedEmail} order by id`,
    )
  const about = aboutOf(own)
  const recordsIn = (table: (typeof records)[number]) =>
    ids(sql`select id from ${sql.identifier(table)} where about = any(string_to_array(${about}, ',')) order by id`)
  return {
    ...own,
    replies: await ids(sql`select id from replies where lower(trim("to")) = ${normalizedEmail}
      or about = any(string_to_array(${about}, ',')) order by id`),
    comments: await recordsIn('comments'),
    changes: await recordsIn('changes'),
    resumes: await ids(sql`select resume_id as id from applications
      where resume_id is not null and lower(trim(email)) = ${normalizedEmail} order by resume_id`),
    suppressions: await ids(sql`select id from suppressions
      where hash = ${emailHash(normalizedEmail)} or lower(trim(email)) = ${normalizedEmail}`),
    outbox: await ids(sql`select id from outbox where lower(trim(reply_to)) = ${normalizedEmail}
      or ${normalizedEmail} = any(regexp_split_to_array(lower(trim("to")), '\\s*,\\s*'))
      or about = any(string_to_array(${about}, ',')) order by id`),
    'webhook-deliveries': await ids(
      sql`select id from webhook_deliveries where about = any(string_to_array(${about}, ',')) order by id`,
    ),
    archived: await archivedCommentsOf(req, normalizedEmail),
    imports: await importsNaming(req, normalizedEmail),
  }
}

/** `contact-requests/12,reviews/3` */
const aboutOf = (found: Record<SubmissionCollection, number[]>) =>
  kinds.flatMap((kind) => found[kind].map((id) => `${kind}/${id}`)).join()
