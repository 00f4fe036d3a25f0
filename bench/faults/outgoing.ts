import { PgBoss } from 'pg-boss'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import type { Setting } from './setting.ts'

const LEASE_S = 60
const AFTER_LEASE_S = 60
const HANGING = 5

/**
 * Stores emails in the outbox together with their jobs, as the product does one by one.
 * @param to the recipient of each email
 * @returns the ids of the emails
 */
export async function queueEmails({ databaseUrl, query }: Setting, count: number, to: (index: number) => string) {
  const made = await query<{ id: number }>(
    `insert into outbox ("to", subject, kind, status, text, body, about)
     select address, 'Measured ' || address, 'bench', 'waiting', repeat('A line of text. ', 40),
       '<p>' || repeat('A line of text. ', 40) || '</p>', 'bench/' || address
     from unnest($1::text[]) address returning id`,
    [Array.from({ length: count }, (_, index) => to(index))],
  )
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  for (let from = 0; from < made.length; from += 1_000) {
    const some = made.slice(from, from + 1_000)
    await boss.insert(
      'send-email',
      some.map(({ id }) => ({ data: { id }, singletonKey: String(id) })),
    )
  }
  await boss.stop({ graceful: false })
  return made.map(({ id }) => id)
}

/** Runs jobs now that wait for their next attempt. */
export const tryNow = ({ query }: Setting) =>
  query(
    "update jobs.job set start_after = now() where state in ('created', 'retry') and name in ('notify', 'send-email')",
  )

/**
 * Measures what becomes of emails when a worker is killed while the mail server does not respond (R3).
 * @throws {Error} if there is no worker process
 */
export async function measureKilledWorker(setting: Setting): Promise<Measure[]> {
  const { mailServer, query, pidOf } = setting
  const email = (index: number) => `hang-1@r3-${index}.example`
  const emails = Array.from({ length: HANGING }, (_, index) => email(index))
  await queueEmails(setting, HANGING, email)
  await waitFor(() => emails.every((one) => mailServer.attempts(one) === 1), { within: 60_000 })
  const before = await messageIds(query, emails)
  const killed = Date.now()
  const worker = pidOf('worker')
  if (!worker) throw new Error('There is no worker process.')
  process.kill(worker, 'SIGKILL')
  const arrived = () => mailServer.mails.filter(({ to }) => emails.includes(to[0] ?? ''))
  // Longer than the limit, so that the printed number is the actual one.
  await waitFor(() => arrived().length >= HANGING, { within: 600_000, every: 200 })
  const seconds = Math.round((Date.now() - killed) / 1_000)
  const others = arrived().filter(({ to, email }) => email.messageId !== before.get(to[0] ?? ''))
  return [
    {
      what: 'R3 emails of a killed worker are sent',
      value: seconds,
      unit: 's',
      limit: LEASE_S + AFTER_LEASE_S,
      better: 'less',
      note: `${arrived().length} emails of ${HANGING} that were underway, lease ${LEASE_S} s`,
    },
    none('R3 emails with another Message-ID than before', others.length, 'emails', `of ${arrived().length}`),
  ]
}

/**
 * Measures that two workers share the emails, and that each email is sent by one of them (R4).
 * @throws {Error} if the emails do not arrive in time
 */
export async function measureTwoWorkers(setting: Setting, count = 2_000): Promise<Measure[]> {
  const { mailServer, query } = setting
  const isOurs = (email = '') => email.endsWith('@r4.example')
  return setting.withWorker(async () => {
    await queueEmails(setting, count, (index) => `reader-${index}@r4.example`)
    const left = async () => {
      const [row] = await query<{ left: number }>(
        `select count(*)::int as left from outbox where "to" like '%@r4.example' and status = 'waiting'`,
      )
      return row?.left ?? count
    }
    await waitFor(async () => (await left()) === 0, { within: 300_000, every: 200 }).catch(() => undefined)
    const arrived = mailServer.mails.filter(({ to }) => isOurs(to[0]))
    const different = new Set(arrived.map(({ to }) => to[0])).size
    const jobs = await query<{ database: number }>(
      `select count(distinct pid)::int as database from pg_stat_activity where application_name = 'prairie-worker'`,
    )
    const note = `${arrived.length} emails arrived, ${jobs[0]?.database ?? 0} connections of workers`
    return [
      none('R4 emails sent twice by two workers', arrived.length - different, 'emails', note),
      none('R4 emails not sent', count - different, 'emails', `of ${count}`),
    ]
  })
}

async function messageIds(query: Setting['query'], emails: string[]) {
  const rows = await query<{ to: string; messageId: string }>(
    `select "to", message_id as "messageId" from outbox where "to" = any($1)`,
    [emails],
  )
  return new Map(rows.map(({ to, messageId }) => [to, messageId]))
}
