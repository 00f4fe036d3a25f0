import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { query } from './database.ts'
import { inject } from './product.ts'

/** Marks every private value, and nothing else. */
export const MARK = 'private-marker-7f3a'

const email = `${MARK}@private.example`
const lead = { message: MARK, notes: MARK, source_page: `/${MARK}`, website: `https://${MARK}.example/` }

const record = { about: 'contact-requests/1', collection: 'contact-requests', author_name: MARK }

type Row = Record<string, unknown>

/** One row of everything that is not public: collection, table, values. */
const rows: [collection: string, table: string, row: Row][] = [
  [
    'contact-requests',
    'contact_requests',
    { client_name: MARK, client_email: email, form: 'contact', status: 'new', ...lead },
  ],
  ['quotes', 'quotes', { name: MARK, email, company: MARK, status: 'new', ...lead }],
  [
    'bookings',
    'bookings',
    {
      ...{ name: MARK, email, phone: MARK, message: MARK, notes: MARK, status: 'canceled' },
      ...{ starts_at: '2020-01-01', ends_at: '2020-01-01', held_until: '2020-01-01' },
    },
  ],
  [
    'booking-hosts',
    'booking_hosts',
    { name: MARK, email, time_zone: 'UTC', calendar_url: `https://${MARK}.example/`, active: false },
  ],
  ['resumes', 'resumes', { filename: `${MARK}.pdf`, mime_type: 'application/pdf', filesize: 20 }],
  ['applications', 'applications', { name: MARK, email, phone: MARK, message: MARK, notes: MARK, status: 'new' }],
  ['subscribers', 'subscribers', { email, token: MARK, source: `/${MARK}`, status: 'pending' }],
  ['issues', 'issues', { subject: MARK, intro: MARK, status: 'draft' }],
  ['suppressions', 'suppressions', { email, hash: MARK, reason: 'bounced' }],
  [
    'outbox',
    'outbox',
    { to: email, subject: MARK, kind: 'account', text: MARK, body: MARK, key: MARK, about: MARK, status: 'sent' },
  ],
  ['webhook-deliveries', 'webhook_deliveries', { event: MARK, about: MARK, last_error: MARK, status: 'failed' }],
  ['invitations', 'invitations', { email, name: MARK, token_hash: MARK, status: 'sent', invited_by: MARK }],
  ['replies', 'replies', { ...record, to: email, subject: MARK, message: MARK, key: MARK }],
  ['comments', 'comments', { ...record, text: MARK, resolved_by: MARK }],
  ['changes', 'changes', { ...record, action: 'changed', fields: MARK }],
  ['visitor-addresses', 'visitor_addresses', { address: MARK, page: `/${MARK}` }],
  ['audit-log', 'audit_log', { action: MARK, who_email: email, details: MARK }],
  ['api-keys', 'api_keys', { name: MARK, start: MARK, hash: MARK }],
  ['webhooks', 'webhooks', { name: MARK, url: `https://${MARK}.example/`, active: false, sealed_secret: MARK }],
  [
    'webhook-messages',
    'webhook_messages',
    { type: MARK, about: MARK, message_id: MARK, body: MARK, response_excerpt: MARK, status: 'failed' },
  ],
  [
    'imports',
    'imports',
    { name: MARK, system: 'wordpress', size: 1, state: 'ready', site_url: `https://${MARK}.example`, message: MARK },
  ],
  ['audits', 'audits', { url: `https://${MARK}.example/`, host: MARK, state: 'done', max_pages: 1, email, key: MARK }],
  [
    'audit-watches',
    'audit_watches',
    { url: `https://${MARK}.example/`, host: MARK, email, state: 'confirmed', token: MARK, max_pages: 1 },
  ],
  ['page-counts', 'page_counts', { day: '2020-01-01', path: `/${MARK}`, kind: 'view', count: 1 }],
  ['search-misses', 'search_misses', { query: MARK, count: 1, last_seen: '2020-01-01' }],
  ['web-vitals', 'web_vitals', { day: '2020-01-01', template: MARK, metric: 'lcp', histogram: '{}' }],
  [
    'reviews',
    'reviews',
    { user_name: MARK, user_email: email, user_feedback: MARK, tool: 'md5-generator', status: 'pending' },
  ],
  [
    'reviews',
    'reviews',
    {
      user_name: 'Open Reader',
      user_email: email,
      user_feedback: 'It found the loop.',
      tool: 'md5-generator',
      status: 'approved',
    },
  ],
  ['users', 'users', { name: MARK, email, reset_password_token: MARK }],
  ['authors', 'authors', { name: 'Private Author', username: 'private.author', email }],
  ['posts', 'posts', { title: MARK, slug: MARK, excerpt: MARK, _status: 'draft' }],
  ['pages', 'pages', { title: MARK, slug: MARK, _status: 'draft' }],
  ['payload-kv', 'payload_kv', { key: MARK, data: '{}' }],
  ['payload-jobs', 'payload_jobs', { input: JSON.stringify({ MARK }), queue: MARK, wait_until: '2090-01-01' }],
  ['payload-preferences', 'payload_preferences', { key: MARK, value: '{}' }],
]

export type PrivateRow = { collection: string; id: number; fields: string[] }

/** Inserts the rows without running hooks, so that nobody is notified. */
export async function addPrivateRows(): Promise<PrivateRow[]> {
  await removePrivateRows()
  const added: PrivateRow[] = []
  for (const [collection, table, row] of rows) {
    const names = Object.keys(row)
    const [made] = await query<{ id: number }>(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      Object.values(row),
    )
    added.push({ collection, id: made?.id ?? 0, fields: names.map(fieldOf) })
  }
  mkdirSync(folder(), { recursive: true })
  writeFileSync(file(), `%PDF-1.4 ${MARK}`)
  return added
}

/** Deletes the rows. */
export async function removePrivateRows() {
  for (const table of new Set(rows.map(([, name]) => name)))
    await query(`delete from "${table}" t where t::text like $1`, [`%${MARK}%`])
  rmSync(file(), { force: true })
}

const folder = () => join(inject('dataDir'), 'resumes')
const file = () => join(folder(), `${MARK}.pdf`)

/** Tables that change on their own while the product runs. */
const RESTLESS = [
  ...['outbox', 'post_views', 'page_counts', 'web_vitals', 'form_limits', 'form_submissions'],
  ...['payload_jobs', 'payload_jobs_log', 'editing_tabs', 'payload_kv', 'users_sessions', 'index_queue'],
]

/** Returns the number of rows in every table, and the content of the marked rows. */
export async function stateOfTables() {
  const tables = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as total,
         string_agg(t::text, e'\\n' order by t::text) filter (where t::text like '%${MARK}%') as marked
       from "${name}" t`,
  )
  const found = await query<{ name: string; total: number; marked: string | null }>(parts.join(' union all '))
  return new Map(
    found.map(({ name, total, marked }) => [name, { total: RESTLESS.includes(name) ? 'changes' : total, marked }]),
  )
}

/**
 * Returns the field of a column.
 * @example fieldOf('client_email') // 'clientEmail'
 */
function fieldOf(column: string) {
  const group = /^source_(.+)$/.exec(column)
  if (group) return `source.${group[1]}`
  return column.replace(/(?<=.)_(\w)/g, (_all, letter: string) => letter.toUpperCase())
}
