import { PgBoss } from 'pg-boss'
import { allowLongQueries, getCms, stopCms } from '#cms/database/client.ts'
import { createGuardedPool } from '#platform/database/guarded-pool.ts'
import { listenTo } from '#platform/database/notifications.ts'
import { environment } from '#platform/environment/environment.ts'
import { reportErrors } from '#platform/error-reports/report-errors.ts'
import { answerSupervisor } from '#platform/metrics/exchange.ts'
import { createRegistry } from '#platform/metrics/registry.ts'
import { logAs } from '#platform/process/log.ts'
import { reportReady } from '#platform/process/ready.ts'
import { onStop } from '#platform/process/stop.ts'
import { createMailer } from '#providers/email/mailer.ts'
import { keepSpareProcess } from './audit/start-process.ts'
import { stopAudits } from './examine-site.ts'
import { stopImports } from './import-site.ts'
import { emailJob, queueJobs, schedules } from './jobs.ts'
import { addMailServerMetric } from './mail-server-metric.ts'
import { retryUntilReady } from './retry-until-ready.ts'

/** How long running jobs may take to end after the process got a stop signal. Others are handed out again. */
const FINISH_WITHIN_MS = 12_000

/** A database that hangs is noticed within this time. */
const QUEUE_QUERY_TIMEOUT_MS = 30_000

logAs('worker', environment)
reportErrors(environment)
const registry = createRegistry('worker')
allowLongQueries()
const pool = createGuardedPool({
  connectionString: environment.databaseUrl,
  isPooled: environment.databaseIsPooled,
  // Its queries take milliseconds; each connection takes 2 MB of the database server.
  max: 4,
  queryTimeoutMs: QUEUE_QUERY_TIMEOUT_MS,
  applicationName: 'prairie-worker',
  onLost: (error) => console.error(`A database connection was lost: ${error.message}`),
})
const jobs = new PgBoss({
  db: {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => ({
      close: listenTo({
        connectionString: environment.databaseListenUrl,
        channel,
        applicationName: 'prairie-worker-listener',
        onNotification,
        onReconnect,
        onError: (error) => console.error(`The connection that listens for jobs was lost: ${(error as Error).message}`),
      }),
    }),
  },
  schema: 'jobs',
  useListenNotify: true,
  // A job whose worker was killed is handed out again within its lease and this time.
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
})
jobs.on('error', (error) => console.error(error.message))

await retryUntilReady(() => jobs.start())
for (const { cron, name, run } of schedules) await scheduleJob(cron, name, run)
for (const { name, options, run } of queueJobs) await retryUntilReady(() => jobs.work(name, options, run))
// Without a mail server the emails wait, as jobs and in the outbox.
const mailer = environment.smtpUrl ? createMailer(environment.smtpUrl) : undefined
if (mailer) {
  const { name, options, run } = emailJob(mailer)
  await retryUntilReady(() => jobs.work(name, options, run))
  addMailServerMetric(registry, mailer)
}
// Loaded before the first job needs it, so that what loading leaves behind is collected.
await retryUntilReady(getCms)
answerSupervisor(registry)
reportReady()
keepSpareProcess()

onStop(async () => {
  stopImports()
  stopAudits()
  await jobs.stop({ graceful: true, timeout: FINISH_WITHIN_MS }).catch(() => undefined)
  mailer?.close()
  await pool.end()
  await stopCms()
})

async function scheduleJob(cron: string, name: string, run: () => Promise<unknown>) {
  await retryUntilReady(() => jobs.createQueue(name))
  await retryUntilReady(() => jobs.updateQueue(name, { notify: true }))
  await retryUntilReady(() => jobs.schedule(name, cron))
  await retryUntilReady(() => jobs.work(name, () => run()))
}
