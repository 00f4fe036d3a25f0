import { waitFor } from '#tests/support/wait-for.ts'
import { queueEmails } from '../faults/outgoing.ts'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'

const PER_SECOND = 100

/**
 * Measures the sending of emails that waited for the mail server, from the first arrival to the last.
 * @throws {Error} if the emails do not arrive in time
 */
export async function measureDrain(setting: Setting, count: number): Promise<Measure[]> {
  const { mailServer, query } = setting
  await mailServer.stop()
  // Deletes what other measurements left waiting.
  await query("delete from jobs.job where name in ('notify', 'send-email')")
  await query("delete from outbox where status = 'waiting'")
  await queueEmails(setting, count, (index) => `reader-${index}@drain.example`)
  // No email may wait for a second attempt: some were tried while the server was down.
  await query("update jobs.job set start_after = now() where name = 'send-email' and state in ('created', 'retry')")
  const readers = () => mailServer.mails.map(({ to }) => to[0] ?? '').filter((to) => to.endsWith('@drain.example'))
  const arrived = () => readers().length
  await mailServer.start()
  await waitFor(() => arrived() > 0, { within: 120_000, every: 5 })
  const started = performance.now()
  const alreadyThere = arrived()
  await waitFor(
    async () => {
      await query("update jobs.job set start_after = now() where name = 'send-email' and state = 'retry'")
      return arrived() >= count
    },
    { within: 600_000, every: 250 },
  )
  const seconds = (performance.now() - started) / 1_000
  const different = new Set(readers()).size
  return [
    {
      what: 'queued emails sent to a local server',
      value: Math.round((count - alreadyThere) / seconds),
      unit: 'emails/s',
      limit: PER_SECOND,
      better: 'more',
      note: `${different} of ${count} in ${seconds.toFixed(1)} s; the wait after attempts on the stopped server cut short`,
    },
  ]
}
