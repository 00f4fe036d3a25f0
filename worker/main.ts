import { type JobResult, PgBoss } from 'pg-boss'
import { allowLongQueries, expireHeldCalls, type Job, stopCms } from '../cms/client.ts'
import { createGuardedPool } from '../engine/database/guarded-pool.ts'
import { listenTo } from '../engine/database/notifications.ts'
import { isDatabaseUnavailable } from '../engine/database/unavailable.ts'
import { environment } from '../engine/environment.ts'
import { onStop } from '../engine/process-stop.ts'
import { createMailer } from '../providers/email/mailer.ts'
import { deleteOldData } from './delete-old-data.ts'
import { deliverMessage } from './deliver-message.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { emailCallLink } from './email-call-link.ts'
import { notify } from './notify.ts'
import { pruneVersions } from './prune-versions.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { readCalendar, readCalendars } from './read-calendars.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { remindOfCalls } from './remind-of-calls.ts'
import { resumeWaiting } from './resume-waiting.ts'
import { sendEmail } from './send-email.ts'
import { sendIssue } from './send-issue.ts'
import { submitToIndexNow } from './submit-to-indexnow.ts'

/** How long running jobs may take to end after the process got a stop signal. Others are handed out again. */
const FINISH_WITHIN_MS = 12_000

/** How often a queue is polled for retries that are due: PostgreSQL does not notify of those. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 } as const
const one = { ...polling, perJobResults: true } as const
const together = { ...one, batchSize: 20, burstWhenBatchFull: true } as const

/** A database that hangs is noticed within this time. */
const QUEUE_QUERY_TIMEOUT_MS = 30_000

allowLongQueries()
const pool = createGuardedPool({
  connectionString: environment.databaseUrl,
  max: 10,
  queryTimeoutMs: QUEUE_QUERY_TIMEOUT_MS,
  applicationName: 'prairie-worker',
  onLost: (error) => console.error(`Worker: a database connection was lost: ${error.message}`),
})
const jobs = new PgBoss({
  db: {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => ({
      close: listenTo({
        connectionString: environment.databaseUrl,
        channel,
        applicationName: 'prairie-worker-listener',
        onNotification,
        onReconnect,
        onError: (error) =>
          console.error(`Worker: the connection that listens for jobs was lost: ${(error as Error).message}`),
      }),
    }),
  },
  schema: 'jobs',
  useListenNotify: true,
  // A job whose worker was killed is handed out again within its lease and this time.
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
})
jobs.on('error', (error) => console.error(`Worker: ${error.message}`))

await retryUntilReady(() => jobs.start())
await scheduleJob('* * * * *', 'publish-scheduled', publishScheduled)
await scheduleJob('* * * * *', 'submit-to-indexnow', submitToIndexNow)
await scheduleJob('*/5 * * * *', 'resume-waiting', resumeWaiting)
await scheduleJob('*/5 * * * *', 'reconcile-files', reconcileFiles)
await scheduleJob('*/5 * * * *', 'remind-of-calls', remindOfCalls)
await scheduleJob('*/5 * * * *', 'expire-held-calls', expireHeldCalls)
await scheduleJob('*/10 * * * *', 'read-calendars', readCalendars)
await scheduleJob('41 * * * *', 'prune-versions', pruneVersions)
await scheduleJob('17 3 * * *', 'delete-old-data', deleteOldData)

await retryUntilReady(() => jobs.work('notify', together, each(notify)))
await retryUntilReady(() => jobs.work('email-call-link', together, each(emailCallLink)))
await retryUntilReady(() => jobs.work('deliver-webhook', together, each(deliverWebhook)))
await retryUntilReady(() => jobs.work('deliver-message', together, each(deliverMessage)))
await retryUntilReady(() => jobs.work('read-calendar', together, each(readCalendar)))
await retryUntilReady(() => jobs.work('send-issue', one, each(sendIssue)))
// Without a mail server the emails wait, as jobs and in the outbox.
const mailer = environment.smtpUrl ? createMailer(environment.smtpUrl) : undefined
if (mailer)
  await retryUntilReady(() =>
    jobs.work(
      'send-email',
      // An email that hangs delays its batch for half a minute; the other batch continues.
      { ...together, localConcurrency: 2 },
      each((job: Job<'send-email'>) => sendEmail(job, mailer)),
    ),
  )
process.send?.('ready')

onStop(async () => {
  await jobs.stop({ graceful: true, timeout: FINISH_WITHIN_MS }).catch(() => undefined)
  mailer?.close()
  await pool.end()
  await stopCms()
})

/** Jobs of a batch run at the same time and succeed or fail independently. */
function each<T>(handle: (job: T) => Promise<void>) {
  return (batch: { id: string; data: T }[]): Promise<JobResult[]> =>
    Promise.all(
      batch.map(({ id, data }) =>
        handle(data).then(
          (): JobResult => ({ id, status: 'completed' }),
          (error: Error): JobResult => ({ id, status: 'failed', output: { message: error.message } }),
        ),
      ),
    )
}

async function scheduleJob(cron: string, name: string, run: () => Promise<unknown>) {
  await retryUntilReady(() => jobs.createQueue(name))
  await retryUntilReady(() => jobs.updateQueue(name, { notify: true }))
  await retryUntilReady(() => jobs.schedule(name, cron))
  await retryUntilReady(() => jobs.work(name, () => run()))
}

/**
 * Runs one step of the start until the database answers: it may start after the worker, or be gone for a moment.
 * @throws {unknown} what has another reason than the database
 */
async function retryUntilReady<T>(step: () => Promise<T>): Promise<T> {
  for (let wait = 250; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await step()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      console.error(`Worker: the database does not answer (${(error as Error).message}); trying again in ${wait} ms.`)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
