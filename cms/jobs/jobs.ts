import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import { currentRequestId } from '#platform/http/request-id.ts'
import { cmsOf, connectionOf, type Transaction } from '../database/transaction.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
const YEAR_S = 365 * DAY_S

/** Retried after 10 s, 20 s, 40 s, and so on, at most every two hours. The handlers give up after 72 hours. */
const patiently: Omit<Queue, 'name'> = {
  retryLimit: 1_000,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 120 * MINUTE_S,
  // Time after which a job of a killed worker is assigned again.
  expireInSeconds: MINUTE_S,
  // Jobs that wait for a mail server that is not configured yet must not expire.
  retentionSeconds: YEAR_S,
  // The worker learns of a job when the transaction that enqueued it commits.
  notify: true,
  deleteAfterSeconds: 60 * MINUTE_S,
}

/**
 * For what somebody watches: when it was interrupted, it goes on after 1 s, 2 s, 4 s, and so on, at most every minute,
 * for a week.
 */
const promptly: Omit<Queue, 'name'> = { ...patiently, retryLimit: 10_000, retryDelay: 1, retryDelayMax: MINUTE_S }

/** The queues that the site and the back office fill for the worker, and how long each job is retried. */
const queues = {
  /** A document was submitted: write its emails and its webhook delivery. */
  notify: { ...patiently, policy: 'exclusive' },
  /** A booked call that somebody tried to book again: email its link to its visitor. */
  'email-call-link': { ...patiently, policy: 'exclusive' },
  /** One email of the outbox. */
  'send-email': { ...patiently, policy: 'exclusive' },
  /** One lead for the CRM. */
  'deliver-webhook': { ...patiently, policy: 'exclusive' },
  /** One message to one webhook about what editors published. */
  'deliver-message': { ...patiently, policy: 'exclusive' },
  /** The outside calendar of one person who takes calls: read its busy times. */
  'read-calendar': { ...patiently, policy: 'exclusive', retryLimit: 3 },
  /** One newsletter issue: write an email for every subscriber. */
  'send-issue': { ...patiently, policy: 'exclusive', expireInSeconds: 15 * MINUTE_S },
  /**
   * One import of an old site, which may take hours. When its worker has not been heard of for half a minute, another
   * one goes on with it.
   */
  'import-site': { ...promptly, policy: 'exclusive', expireInSeconds: DAY_S, heartbeatSeconds: 30 },
  /**
   * One audit of a site, which may take half an hour. When its worker has not been heard of for half a minute, another
   * one goes on with it.
   */
  'examine-site': { ...promptly, policy: 'exclusive', expireInSeconds: DAY_S, heartbeatSeconds: 30 },
  /** An audit that has ended: email the link to its report to the visitor who asked for it. */
  'email-audit': { ...patiently, policy: 'exclusive' },
  /** An audit of a site that somebody watches has ended: compare it with the one before, and email what has changed. */
  'report-changes': { ...patiently, policy: 'exclusive' },
  /** The report of an audit as a PDF, which a visitor waits for. */
  'print-audit': { ...patiently, policy: 'exclusive', expireInSeconds: 5 * MINUTE_S, retryLimit: 3 },
} satisfies Record<string, Omit<Queue, 'name'>>

/**
 * Names that queues had in earlier releases, and what replaced them. A schedule is set by the worker at every start.
 */
const formerNames = [
  ['tell', 'notify'],
  ['send-mail', 'send-email'],
  ['tell-search-engines', undefined],
] as const satisfies [former: string, name: JobName | undefined][]

/**
 * The data of each job. `about` names a document, such as `contact-requests/12`; `now` distinguishes a later job about
 * the same document.
 */
type Jobs = {
  notify: { about: string; now?: string }
  'email-call-link': { id: number }
  'send-email': { id: number }
  'deliver-webhook': { id: number }
  'deliver-message': { id: number }
  'send-issue': { id: number }
  'read-calendar': { id: number }
  'import-site': { id: number; now: string }
  'examine-site': { id: number; now: string }
  'email-audit': { id: number }
  'report-changes': { id: number; now: string }
  'print-audit': { id: number; version: string }
}
export type JobName = keyof Jobs
/** What a job knows of its origin. */
export type JobOrigin = { requestId?: string }
export type Job<N extends JobName> = Jobs[N]

/**
 * Enqueues a job inside a transaction: it exists when the transaction commits, and only then. While the same job waits
 * or runs, it is not enqueued again.
 */
export async function enqueue<N extends JobName>(transaction: Transaction, name: N, job: Jobs[N]) {
  const boss = await sender(cmsOf(transaction))
  const db = fromDrizzle(await connectionOf(transaction), sql)
  await boss.send(name, { ...job, ...origin() }, { db, singletonKey: Object.values(job).join(' ') })
}

/** The request that leaves a job, by which the log of the worker and its emails can be found. */
function origin(): JobOrigin {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

/** Enqueues many jobs at once; see `enqueue`. */
export async function enqueueAll<N extends JobName>(transaction: Transaction, name: N, jobs: Jobs[N][]) {
  const boss = await sender(cmsOf(transaction))
  const db = fromDrizzle(await connectionOf(transaction), sql)
  const keyed = jobs.map((data) => ({
    data: { ...data, ...origin() },
    singletonKey: String('about' in data ? data.about : data.id),
  }))
  await boss.insert(name, keyed, { db })
}

/** Creates the tables of the queue, at every start before anything else runs. */
export async function createQueues({ db }: Payload) {
  const boss = new PgBoss({ db: through(db), schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  for (const [name, options] of Object.entries<Omit<Queue, 'name'>>(queues)) {
    await boss.createQueue(name, options)
    const { policy: _fixed, ...changeable } = options
    await boss.updateQueue(name, changeable)
  }
  for (const [former, name] of formerNames) await moveQueue(boss, db, former, name)
  await boss.stop({ graceful: false })
}

/** Moves the unfinished jobs of a queue to its new name and deletes the queue, with its schedule. */
async function moveQueue(boss: PgBoss, { pool }: Payload['db'], former: string, name: string | undefined) {
  if (!(await boss.getQueue(former))) return
  if (name) {
    await pool.query("update jobs.job set name = $2 where name = $1 and state < 'completed'", [former, name])
  }
  await boss.deleteQueue(former)
}

let starting: Promise<PgBoss> | undefined

/** Only adds jobs, on existing connections; the worker has its own instance for everything else. */
function sender(cms: Payload) {
  starting ??= startSender(cms).catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

/** Ends what `enqueue` started, before its connections end. */
export async function stopSender() {
  const boss = await starting?.catch(() => undefined)
  starting = undefined
  await boss?.stop({ graceful: false })
}

async function startSender({ db }: Payload) {
  const boss = new PgBoss({
    db: through(db),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  })
  boss.on('error', (error) => console.error(`Jobs: ${error.message}`))
  await boss.start()
  return boss
}

const through = ({ pool }: Payload['db']) => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
})
