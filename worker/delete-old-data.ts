import {
  deleteRecordsAbout,
  forgetSubmissions,
  getCms,
  inTransaction,
  type RetentionKind,
  retentionDays,
} from '#cms/database/client.ts'
import { countOf } from '#engine/text/count-of.ts'
import { emptyTrash } from './empty-trash.ts'

const BATCH = 200

type Rule = {
  /** The kind of period in the privacy settings, or a fixed number of days. */
  days: RetentionKind | number
  /** Singular and plural for the audit log. */
  names: [one: string, several: string]
  table: string
  /** SQL condition for rows that are too old; $1 is the number of days. */
  where: string
  /** Set if rows have files, versions, or hooks, so that Payload must delete them. */
  collection?: 'applications' | 'reviews' | 'resumes' | 'imports'
}

const older = (column: string) => `${column} < now() - make_interval(days => $1::int)`
const created = older('created_at')

/** For counts, whose day is text. The privacy policy names the period. */
const ofOldDay = "day < to_char(now() - make_interval(days => $1::int), 'YYYY-MM-DD')"
const COUNTS_DAYS = 1_095
/** The file and the reports have texts of the old site’s visitors. What was moved in stays. */
const IMPORTS_DAYS = 30

const rules: Rule[] = [
  {
    days: 'leads',
    names: ['contact request', 'contact requests'],
    table: 'contact_requests',
    where: `status <> 'spam' and ${created}`,
  },
  {
    days: 'leads',
    names: ['quote request', 'quote requests'],
    table: 'quotes',
    where: `status <> 'spam' and ${created}`,
  },
  { days: 'leads', names: ['booked call', 'booked calls'], table: 'bookings', where: older('ends_at') },
  {
    days: 'unconfirmed',
    names: ['unconfirmed call', 'unconfirmed calls'],
    table: 'bookings',
    where: `confirm_by is not null and ${created}`,
  },
  {
    days: 'spam',
    names: ['spam contact request', 'spam contact requests'],
    table: 'contact_requests',
    where: `status = 'spam' and ${created}`,
  },
  {
    days: 'spam',
    names: ['spam quote request', 'spam quote requests'],
    table: 'quotes',
    where: `status = 'spam' and ${created}`,
  },
  {
    days: 'spam',
    names: ['spam review', 'spam reviews'],
    table: 'reviews',
    where: `status = 'spam' and ${created}`,
    collection: 'reviews',
  },
  {
    days: 'spam',
    names: ['spam application', 'spam applications'],
    table: 'applications',
    where: `status = 'spam' and ${created}`,
    collection: 'applications',
  },
  {
    days: 'applications',
    names: ['application decided about', 'applications decided about'],
    table: 'applications',
    where: `status <> 'spam' and ${older('decided_at')}`,
    collection: 'applications',
  },
  {
    days: 'undecidedApplications',
    names: ['application nobody decided about', 'applications nobody decided about'],
    table: 'applications',
    where: `status <> 'spam' and decided_at is null and ${created}`,
    collection: 'applications',
  },
  {
    days: 'audits',
    names: ['audit of a site', 'audits of sites'],
    table: 'audits',
    where: `state <> 'running' and ${created}`,
  },
  {
    days: 'addresses',
    names: ['visitor IP address', 'visitor IP addresses'],
    table: 'visitor_addresses',
    where: created,
  },
  {
    days: 'unconfirmed',
    names: ['unconfirmed subscription', 'unconfirmed subscriptions'],
    table: 'subscribers',
    where: `status = 'pending' and ${created}`,
  },
  {
    days: 'unconfirmed',
    names: ['unconfirmed monthly audit', 'unconfirmed monthly audits'],
    table: 'audit_watches',
    where: `state = 'pending' and ${older('asked_at')}`,
  },
  {
    days: 'outbox',
    names: ['email of the outbox', 'emails of the outbox'],
    table: 'outbox',
    where: `status <> 'waiting' and ${created}`,
  },
  {
    days: 'outbox',
    names: ['webhook delivery', 'webhook deliveries'],
    table: 'webhook_deliveries',
    where: `status <> 'waiting' and ${created}`,
  },
  {
    days: 'outbox',
    names: ['message of a webhook', 'messages of webhooks'],
    table: 'webhook_messages',
    where: `status <> 'waiting' and ${created}`,
  },
  {
    days: 'auditLog',
    names: ['entry of the audit log', 'entries of the audit log'],
    table: 'audit_log',
    where: created,
  },
  { days: COUNTS_DAYS, names: ['count of a post', 'counts of posts'], table: 'post_views', where: ofOldDay },
  { days: COUNTS_DAYS, names: ['count of a page', 'counts of pages'], table: 'page_counts', where: ofOldDay },
  { days: COUNTS_DAYS, names: ['outcome of a page', 'outcomes of pages'], table: 'page_outcomes', where: ofOldDay },
  {
    days: 'outbox',
    names: ['invitation', 'invitations'],
    table: 'invitations',
    where: `(status <> 'sent' or expires_at < now()) and ${created}`,
  },
  {
    days: 1,
    names: ['résumé without an application', 'résumés without an application'],
    table: 'resumes',
    where: `${created} and not exists (select 1 from applications where resume_id = resumes.id)`,
    collection: 'resumes',
  },
  {
    days: IMPORTS_DAYS,
    names: ['import of an old site', 'imports of old sites'],
    table: 'imports',
    where: `state not in ('trying', 'running', 'pausing') and ${older('updated_at')}`,
    collection: 'imports',
  },
]

/**
 * Deletes data that is older than the privacy settings allow, and what has been in the trash for long enough.
 * @throws {Error} at the end, if something could not be deleted; everything else was
 */
export async function deleteOldData(): Promise<void> {
  const cms = await getCms()
  const periods = await cms.findGlobal({ slug: 'privacy', depth: 0 })
  const failures: string[] = []
  for (const rule of rules) {
    const days = typeof rule.days === 'number' ? rule.days : (periods[rule.days] ?? retentionDays[rule.days].days)
    const note = (error: unknown) => failures.push(`${rule.names[1]} (${(error as Error).message})`)
    await deleteByAge(rule, days, note).catch(note)
  }
  await emptyTrash((error) => failures.push(`the trash (${(error as Error).message})`))
  await forgetSubmissions(48).catch((error: Error) => failures.push(`keys of submissions (${error.message})`))
  if (failures.length > 0) throw new Error(`Old data was not deleted: ${failures.join(', ')}`)
}

async function deleteByAge(rule: Rule, days: number, note: (error: unknown) => void) {
  let count = 0
  let last = 0
  try {
    for (let isMore = true; isMore; ) {
      const cms = await getCms()
      const { rows } = await cms.db.pool.query<{ id: number }>(
        `select id from ${rule.table} where ${rule.where} and id > $2 order by id limit ${BATCH}`,
        [days, last],
      )
      const ids = rows.map(({ id }) => id)
      count += await deleteThese(rule, ids, note)
      last = ids.at(-1) ?? last
      isMore = ids.length === BATCH
    }
  } finally {
    if (count > 0) await logDeletion(rule, days, count)
  }
}

/** @returns how many rows were deleted */
async function deleteThese({ collection, table }: Rule, ids: number[], note: (error: unknown) => void) {
  const cms = await getCms()
  if (!collection) {
    // The slugs of leads are the names of their tables. First, so that a failure leaves nothing without its lead.
    await deleteRecordsAbout({ payload: cms }, table, ids)
    const { rowCount } = await cms.db.pool.query(`delete from ${table} where id = any($1)`, [ids])
    return rowCount ?? 0
  }
  let count = 0
  for (const id of ids) {
    // One transaction for each: a deleted file does not come back when a shared transaction fails later.
    const deleted = inTransaction((req) => cms.delete({ collection, id, depth: 0, req }))
    await deleted.then(() => count++, note)
  }
  return count
}

async function logDeletion({ names: [one, several] }: Rule, days: number, count: number) {
  const cms = await getCms()
  const details = `${countOf(count, one, several)} older than ${countOf(days, 'day')}`
  await cms.create({ collection: 'audit-log', data: { action: 'deleted-by-age', details }, depth: 0 })
}
