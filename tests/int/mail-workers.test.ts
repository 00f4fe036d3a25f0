import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { countAttempts, emailsTo } from '../support/mail-server.ts'
import { outboxRow, unsentEmail } from '../support/outbox.ts'
import { pidOf } from '../support/pid-of.ts'
import { inject } from '../support/product.ts'
import { withSecondWorker } from '../support/second-worker.ts'
import { waitFor } from '../support/wait-for.ts'

const LEASE = '60 seconds'
const MINUTE = { within: 60_000, every: 200 }

let editor: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  editor = await signIn()
})

/** Sets every email of a kind to “Waiting”, as in the list of the back office. */
async function sendAll(kind: string) {
  const response = await fetch(`${inject('siteUrl')}/cms-api/outbox?where[kind][equals]=${kind}&limit=1000&depth=0`, {
    method: 'PATCH',
    headers: editor.headers,
    body: JSON.stringify({ status: 'waiting' }),
  })
  expect(response.status).toBe(200)
}

test('R3 an email whose worker was killed is sent within a minute after its lease, with the same Message-ID', {
  timeout: 150_000,
}, async () => {
  const recipient = 'hang-1@workers-test.example'
  const id = await unsentEmail(recipient)
  await editor.update('outbox', id, { status: 'waiting' })
  await waitFor(async () => (await countAttempts(recipient)) === 1)
  const { messageId, status } = await outboxRow(id)
  expect([status, messageId]).toEqual(['waiting', expect.stringMatching(/@/)])
  const before = pidOf('worker')
  process.kill(before, 'SIGKILL')
  // Ends the lease now instead of in a minute.
  const leased = await query(
    `update jobs.job set started_on = started_on - interval '${LEASE}'
     where name = 'send-email' and state = 'active' and singleton_key = $1 returning id`,
    [String(id)],
  )
  expect(leased).toHaveLength(1)
  await waitFor(async () => (await outboxRow(id)).status === 'sent', MINUTE)
  expect(pidOf('worker')).not.toBe(before)
  const emails = await emailsTo(recipient)
  expect(emails.map(({ email }) => email.messageId)).toEqual([messageId])
})

test('R4 two workers share 200 emails and send each once', { timeout: 120_000 }, async () => {
  const kind = 'two-workers'
  const recipients = Array.from({ length: 200 }, (_, index) => `each-${index}@workers-test.example`)
  for (const recipient of recipients) await unsentEmail(recipient, { kind })
  await withSecondWorker(async () => {
    await sendAll(kind)
    const left = () => query("select 1 from outbox where kind = $1 and status <> 'sent'", [kind])
    await waitFor(async () => (await left()).length === 0, MINUTE)
  })
  const arrived = (await emailsTo()).flatMap(({ to }) => to).filter((to) => to.startsWith('each-'))
  expect(arrived.sort()).toEqual([...recipients].sort())
  const attempts = await query<{ attempts: number }>(
    'select distinct attempts::int as attempts from outbox where kind = $1',
    [kind],
  )
  expect(attempts).toEqual([{ attempts: 1 }])
})

test('R5 a waiting email without a job gets a new one', async () => {
  const recipient = 'stranded@workers-test.example'
  const id = await unsentEmail(recipient, { status: 'waiting' })
  const jobs = new PgBoss({
    connectionString: inject('databaseUrl'),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await jobs.start()
  await jobs.send('resume-waiting')
  await jobs.stop({ graceful: false })
  await waitFor(async () => (await outboxRow(id)).status === 'sent')
  expect(await emailsTo(recipient)).toHaveLength(1)
})
