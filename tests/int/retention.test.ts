import { existsSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { countOf } from '#engine/text/count-of.ts'
import { query } from '../support/database.ts'
import { add, addResume, MARK, removePeople, resumeFile } from '../support/people.ts'
import { besideProduct, runModule } from '../support/product-process.ts'

afterAll(removePeople)

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Stores two rows of a kind: one a day past its retention period, one a day before its end. */
async function addAged(name: string, make: (created: Date, mark: string) => Promise<number>, days: number) {
  const old = await make(daysAgo(days + 1), `${MARK}-${name}-old`)
  const young = await make(daysAgo(days - 1), `${MARK}-${name}-young`)
  return { old, young }
}

/** Runs the nightly job in its own process next to the product. */
function deleteOldData() {
  const script = `const { deleteOldData } = await import('./worker/delete-old-data.ts')
    const { stopCms } = await import('./cms/database/client.ts')
    await deleteOldData()
    await stopCms()`
  return runModule(script, besideProduct())
}

test('C3 data older than its retention period is deleted with its files, and newer data stays', async () => {
  const email = `${MARK}@aged.example`
  const lead = { form: 'contact', message: MARK }
  const person = { name: MARK, email }
  const review = { user_name: MARK, user_email: email, user_feedback: MARK, tool: 'md5-generator' }
  const outboxRow = { to: email, subject: MARK, kind: 'test' }
  const count = (kind: string) => ({ path: `/${MARK}/`, kind, count: 1 })
  type Make = (created_at: Date, mark: string) => Promise<number>
  const kinds: [table: string, days: number, label: string, make: Make][] = [
    [
      'contact_requests',
      730,
      'contact request',
      (created_at) => add('contact_requests', { ...lead, status: 'done', created_at }),
    ],
    [
      'contact_requests',
      30,
      'spam contact request',
      (created_at) => add('contact_requests', { ...lead, status: 'spam', created_at }),
    ],
    [
      'bookings',
      730,
      'booked call',
      (starts_at) => add('bookings', { ...person, starts_at, ends_at: starts_at, held_until: starts_at }),
    ],
    [
      'bookings',
      30,
      'unconfirmed call',
      (created_at) => {
        const ahead = daysAgo(-20)
        const held = { ...person, starts_at: ahead, ends_at: ahead, held_until: ahead, status: 'expired' }
        return add('bookings', { ...held, confirm_by: created_at, created_at })
      },
    ],
    ['quotes', 730, 'quote request', (created_at) => add('quotes', { ...person, status: 'new', created_at })],
    ['quotes', 30, 'spam quote request', (created_at) => add('quotes', { ...person, status: 'spam', created_at })],
    ['reviews', 30, 'spam review', (created_at) => add('reviews', { ...review, status: 'spam', created_at })],
    [
      'applications',
      30,
      'spam application',
      (created_at) => add('applications', { ...person, status: 'spam', created_at }),
    ],
    [
      'applications',
      180,
      'application decided about',
      (decided_at) => add('applications', { ...person, status: 'rejected', decided_at, created_at: daysAgo(400) }),
    ],
    [
      'applications',
      365,
      'application nobody decided about',
      async (created_at, mark) =>
        add('applications', { ...person, resume_id: await addResume(`${mark}.pdf`), status: 'interview', created_at }),
    ],
    [
      'visitor_addresses',
      30,
      'visitor IP address',
      (created_at, mark) => add('visitor_addresses', { address: mark, page: '/', created_at }),
    ],
    [
      'subscribers',
      30,
      'unconfirmed subscription',
      (created_at, mark) => add('subscribers', { email: `${mark}@aged.example`, status: 'pending', created_at }),
    ],
    [
      'audit_watches',
      30,
      'unconfirmed monthly audit',
      (asked_at, mark) =>
        add('audit_watches', {
          ...{ url: MARK, host: mark, email, token: MARK, max_pages: 1 },
          state: 'pending',
          asked_at,
        }),
    ],
    [
      'outbox',
      90,
      'email of the outbox',
      (created_at) => add('outbox', { ...outboxRow, status: 'bounced', created_at }),
    ],
    [
      'webhook_deliveries',
      90,
      'webhook delivery',
      (created_at, about) => add('webhook_deliveries', { event: MARK, about, status: 'failed', created_at }),
    ],
    [
      'audit_log',
      1095,
      'entry of the audit log',
      (created_at) => add('audit_log', { action: 'test-of-retention', created_at }),
    ],
    [
      'webhook_messages',
      90,
      'message of a webhook',
      (created_at, mark) =>
        add('webhook_messages', { type: MARK, message_id: mark, body: MARK, status: 'failed', created_at }),
    ],
    // Totals, which are about nobody: a row has a day and no time.
    ['post_views', 1095, 'count of a post', (date) => add('post_views', { day: dayOf(date), views: 1 })],
    ['page_counts', 1095, 'count of a page', (date) => add('page_counts', { ...count('view'), day: dayOf(date) })],
    [
      'page_outcomes',
      1095,
      'outcome of a page',
      (date) => add('page_outcomes', { ...count('lead'), day: dayOf(date) }),
    ],
    [
      'imports',
      30,
      'import of an old site',
      (updated_at) => add('imports', { name: MARK, system: 'ghost', size: 1, state: 'done', updated_at }),
    ],
    ['resumes', 1, 'résumé without an application', (created_at, mark) => addResume(`${mark}.pdf`, { created_at })],
  ]
  const aged = await Promise.all(
    kinds.map(([table, days, , make]) => addAged(`${table}-${days}`, make, days === 1 ? 1.1 : days)),
  )
  // Kept at any age: confirmed subscribers, unsent emails, and published reviews.
  const neverDeleted = [
    ['subscribers', await add('subscribers', { email, status: 'confirmed', created_at: daysAgo(4_000) })],
    ['outbox', await add('outbox', { ...outboxRow, status: 'waiting', created_at: daysAgo(4_000) })],
    ['reviews', await add('reviews', { ...review, status: 'approved', created_at: daysAgo(4_000) })],
  ] as const
  const [{ last } = { last: 0 }] = await query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from audit_log',
  )
  await deleteOldData()

  const left = async (table: string, ids: number[]) =>
    (await query<{ id: number }>(`select id::int from ${table} where id = any($1) order by id`, [ids])).map(
      ({ id }) => id,
    )
  for (const [index, [table, days, label]] of kinds.entries()) {
    const { old, young } = aged[index] ?? { old: 0, young: 0 }
    expect([label, days, await left(table, [old, young])]).toEqual([label, days, [young]])
  }
  for (const [table, id] of neverDeleted) expect([table, await left(table, [id])]).toEqual([table, [id]])
  const files = ['applications-365', 'resumes-1'].map((name) =>
    ['old', 'young'].map((age) => existsSync(resumeFile(`${MARK}-${name}-${age}.pdf`))),
  )
  expect(files).toEqual([
    [false, true],
    [false, true],
  ])
  const recorded = await query<{ details: string }>(
    `select details from audit_log where action = 'deleted-by-age' and id > $1 order by id`,
    [last],
  )
  expect(recorded.map(({ details }) => details).sort()).toEqual(
    kinds.map(([, days, label]) => `1 ${label} older than ${countOf(days, 'day')}`).sort(),
  )
}, 60_000)

test('a failed deletion is reported and does not stop the others', { timeout: 60_000 }, async () => {
  const review = { user_email: `${MARK}@aged.example`, user_feedback: MARK, tool: 'md5-generator', status: 'spam' }
  const created_at = daysAgo(31)
  const stuck = await add('reviews', { ...review, user_name: `${MARK} stuck`, created_at })
  const next = await add('reviews', { ...review, user_name: MARK, created_at })
  const visitorAddress = await add('visitor_addresses', { address: MARK, page: '/', created_at })
  await query(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`)
  await query(
    `create trigger refuse before delete on reviews for each row when (old.id = ${stuck}) execute function refuse()`,
  )
  try {
    await expect(deleteOldData()).rejects.toThrow('Old data was not deleted: spam reviews')
  } finally {
    await query('drop function refuse cascade')
  }
  expect(await query('select id from reviews where id = any($1)', [[stuck, next]])).toEqual([{ id: stuck }])
  expect(await query('select id from visitor_addresses where id = $1', [visitorAddress])).toEqual([])
})

test('C3 §6 counts of pages have no place for who it was', async () => {
  const columns = (table: string) =>
    query<{ name: string }>('select column_name as name from information_schema.columns where table_name = $1', [table])
  const namesIn = async (table: string) => (await columns(table)).map(({ name }) => name).sort()
  expect(await namesIn('page_outcomes')).toEqual(['count', 'day', 'id', 'kind', 'path'])
  expect(await namesIn('page_counts')).toEqual(['count', 'day', 'id', 'kind', 'path'])
  expect(await namesIn('post_views')).toEqual(['day', 'id', 'post_id', 'views'])
})
