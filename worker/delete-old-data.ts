import { forgetSubmissions, getCms, inTransaction, type RetentionKind, retentionDays } from '../cms/client.ts'

const BATCH = 200

type Rule = {
  /** Which period counts. */
  days: RetentionKind | number
  /** What the audit log calls it. */
  name: string
  table: string
  /** Of rows that are too old; $1 is the number of days. */
  where: string
  /** Set where files, versions or hooks hang on the rows. */
  collection?: 'applications' | 'reviews' | 'resumes'
}

const older = (column: string) => `${column} < now() - make_interval(days => $1)`
const created = older('created_at')

const rules: Rule[] = [
  { days: 'leads', name: 'mails', table: 'mails', where: `status <> 'spam' and ${created}` },
  { days: 'leads', name: 'quote requests', table: 'quotes', where: `status <> 'spam' and ${created}` },
  { days: 'spam', name: 'mails kept as spam', table: 'mails', where: `status = 'spam' and ${created}` },
  { days: 'spam', name: 'quote requests kept as spam', table: 'quotes', where: `status = 'spam' and ${created}` },
  {
    days: 'spam',
    name: 'reviews kept as spam',
    table: 'reviews',
    where: `status = 'spam' and ${created}`,
    collection: 'reviews',
  },
  {
    days: 'spam',
    name: 'applications kept as spam',
    table: 'applications',
    where: `status = 'spam' and ${created}`,
    collection: 'applications',
  },
  {
    days: 'applications',
    name: 'applications decided about',
    table: 'applications',
    where: `status <> 'spam' and ${older('decided_at')}`,
    collection: 'applications',
  },
  {
    days: 'undecidedApplications',
    name: 'applications nobody decided about',
    table: 'applications',
    where: `status <> 'spam' and decided_at is null and ${created}`,
    collection: 'applications',
  },
  { days: 'addresses', name: 'visitor addresses', table: 'visitor_addresses', where: created },
  {
    days: 'unconfirmed',
    name: 'unconfirmed subscriptions',
    table: 'subscribers',
    where: `status = 'pending' and ${created}`,
  },
  { days: 'outbox', name: 'mails of the outbox', table: 'outbox', where: `status <> 'waiting' and ${created}` },
  {
    days: 'outbox',
    name: 'webhook deliveries',
    table: 'webhook_deliveries',
    where: `status <> 'waiting' and ${created}`,
  },
  { days: 'auditLog', name: 'entries of the audit log', table: 'audit_log', where: created },
  {
    days: 1,
    name: 'résumés without an application',
    table: 'resumes',
    where: `${created} and not exists (select 1 from applications where resume_id = resumes.id)`,
    collection: 'resumes',
  },
]

/** Deletes what is older than the privacy settings allow. One kind that fails does not keep the others. */
export async function deleteOldData(): Promise<void> {
  const cms = await getCms()
  const periods = await cms.findGlobal({ slug: 'privacy', depth: 0 })
  const failures: unknown[] = []
  for (const rule of rules) {
    const days = typeof rule.days === 'number' ? rule.days : (periods[rule.days] ?? retentionDays[rule.days].days)
    try {
      await deleteByAge(rule, days)
    } catch (error) {
      failures.push(error)
      console.error(`Worker: ${rule.name} could not be deleted (${(error as Error).message}).`)
    }
  }
  await forgetSubmissions(48)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} kinds of old data were not deleted.`)
}

async function deleteByAge(rule: Rule, days: number) {
  const cms = await getCms()
  let count = 0
  try {
    for (let deleted = BATCH; deleted === BATCH; count += deleted) deleted = await deleteBatch(rule, days)
  } finally {
    if (count > 0)
      await cms.create({
        collection: 'audit-log',
        data: {
          action: 'deleted-by-age',
          details: `${count} ${rule.name}, older than ${days} ${days === 1 ? 'day' : 'days'}`,
        },
        depth: 0,
      })
  }
}

async function deleteBatch({ collection, table, where }: Rule, days: number): Promise<number> {
  const cms = await getCms()
  const old = `select id from ${table} where ${where} order by id limit ${BATCH}`
  if (!collection) {
    const { rowCount } = await cms.db.pool.query(`delete from ${table} where id in (${old})`, [days])
    return rowCount ?? 0
  }
  const { rows } = await cms.db.pool.query<{ id: number }>(old, [days])
  // Each by itself: a file that is gone cannot come back with a transaction that fails at the next one.
  for (const { id } of rows) await inTransaction((req) => cms.delete({ collection, id, depth: 0, req }))
  return rows.length
}
