import { afterEach, expect, test, vi } from 'vitest'
import { emailJob, queueJobs, schedules } from './jobs.ts'
import { retryUntilReady } from './retry-until-ready.ts'
import { runEach } from './run-each.ts'

/** Queues whose jobs take long. */
const ALONE = ['send-issue', 'import-site', 'examine-site', 'report-changes', 'print-audit']

afterEach(() => vi.restoreAllMocks())

test('every queue of the site and the back office has a job, and each name is used once', () => {
  const mailer = { send: async () => ({ kind: 'delivered' }) as const, isServerUp: () => true, close: () => undefined }
  const names = [...queueJobs, emailJob(mailer)].map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    ...['deliver-message', 'deliver-webhook', 'email-audit', 'email-call-link', 'examine-site', 'import-site'],
    ...['notify', 'print-audit', 'read-calendar', 'report-changes', 'send-email', 'send-issue'],
  ])
  const all = [...names, ...schedules.map(({ name }) => name)]
  expect(new Set(all).size).toBe(all.length)
})

test('jobs are fetched within a second, twenty at once, but one issue, import, audit, report, and PDF; emails in two batches', () => {
  const fast = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5, perJobResults: true }
  const many = { ...fast, batchSize: 20, burstWhenBatchFull: true }
  for (const { name, options } of queueJobs) expect([name, options]).toEqual([name, ALONE.includes(name) ? fast : many])
  expect(emailJob({} as never).options).toEqual({ ...many, localConcurrency: 2 })
})

test('old data is deleted once a night; files and waiting rows are looked after every five minutes', () => {
  const crons = Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))
  expect(crons).toMatchObject({
    ...{ 'delete-old-data': '17 3 * * *', 'reconcile-files': '*/5 * * * *', 'resume-waiting': '*/5 * * * *' },
    ...{ 'remind-of-calls': '*/5 * * * *', 'publish-scheduled': '* * * * *' },
  })
})

test('jobs of a batch run at the same time and fail one by one', async () => {
  const started: string[] = []
  const run = runEach('notify', async ({ job }: { job: string }) => {
    started.push(job)
    if (job === 'a') await vi.waitUntil(() => started.length === 2)
    if (job === 'b') throw new Error('No.')
  })
  expect(
    await run([
      { id: '1', data: { job: 'a' } },
      { id: '2', data: { job: 'b' } },
    ]),
  ).toEqual([
    { id: '1', status: 'completed' },
    { id: '2', status: 'failed', output: { message: 'No.' } },
  ])
})

test('the start waits for the database, at most five seconds between two attempts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const waits: number[] = []
  let attempts = 0
  const step = async () => {
    if (++attempts < 8) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    return 'ready'
  }
  expect(await retryUntilReady(step, async (ms) => waits.push(ms))).toBe('ready')
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000])
  expect(log).toHaveBeenCalledTimes(7)
})

test('the start fails when the reason is another one than the database', async () => {
  const delay = vi.fn(async () => {
    throw new Error('It waited.')
  })
  const step = async () => {
    throw new Error('A bug')
  }
  await expect(retryUntilReady(step, delay)).rejects.toThrow('A bug')
  expect(delay).not.toHaveBeenCalled()
})
