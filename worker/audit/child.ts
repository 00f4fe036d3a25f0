import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { type AuditPorts, type ExaminedSite, examine, reportOfExamined } from '#audit/examine.ts'
import { examinePagesAgain } from '#audit/examine-again.ts'
import { firstOf } from '#audit/first.ts'
import type { AuditReport } from '#audit/report.ts'
import { messages } from '#engine/messages.ts'
import { BOT_NAME } from '#engine/net/bot.ts'
import { createGuardedPool, LONG_QUERY_TIMEOUT_MS } from '#platform/database/guarded-pool.ts'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { environment } from '#platform/environment/environment.ts'
import { reportErrors } from '#platform/error-reports/report-errors.ts'
import { logAs } from '#platform/process/log.ts'
import { LostAudit, openPostgresStore, packed, readNote, readSite, writeNote } from '#providers/crawl/postgres-store.ts'
import { crawlFetch } from '#runs/artifacts/crawl-fetch.ts'
import { gatherWith } from '#runs/artifacts/web-gatherers.ts'
import { createOutgoingGatherers } from '#runs/web-process/outgoing-gatherers.ts'
import { type FromAudit, GOES_ON, type PackedReport, type ToAudit } from './messages.ts'
import { waitFor } from './wait-for.ts'

type Start = Extract<ToAudit, { start: object }>['start']

const MAX_CONNECTIONS = 3
/** A site that is slow, or asks for long pauses, is not crawled for longer. */
const MAX_CRAWL_MS = 30 * 60_000
const PROGRESS_MS = 500

logAs('audit', environment)
reportErrors(environment)

const { perMinute, usesBrowser } = environment.audits
const pool = createGuardedPool({
  connectionString: environment.databaseUrl,
  isPooled: environment.databaseIsPooled,
  max: MAX_CONNECTIONS,
  queryTimeoutMs: LONG_QUERY_TIMEOUT_MS,
  applicationName: 'prairie-audit',
  onLost: (error) => console.error(`A database connection was lost: ${error.message}`),
})
const outgoing = createOutgoingGatherers(pool, perMinute)
const stop = new AbortController()
/** Nothing aborts it: the worker ends the process. */
const { signal } = new AbortController()
const wait = (ms: number) => waitFor(ms, AbortSignal.any([signal, stop.signal]))

/**
 * The process of one audit at a time. It has no CMS: its crawl is in tables of its own, and the worker stores what it
 * reports. It ends with the worker.
 */
process.on('message', (message: ToAudit) => {
  if ('stop' in message) stop.abort(new Error('The audit was stopped.'))
  else if ('leave' in message)
    void outgoing
      .endTurns()
      .catch(ignore)
      .finally(() => process.exit(GOES_ON))
  else void run(message.start)
})
process.once('disconnect', () => process.exit(0))
// A terminal sends signals to the whole process group; the worker decides who stops when.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined)

async function run(start: Start) {
  try {
    await send(await (start.again ? examineSomeAgain(start, start.again) : examineAll(start)))
  } catch (error) {
    if (error instanceof LostAudit || isDatabaseUnavailable(error)) process.exit(GOES_ON)
    console.error(error)
    await send({ failed: messages.unexpected })
  }
}

async function examineAll(start: Start): Promise<FromAudit> {
  let last: Promise<unknown> = Promise.resolve()
  const { report, site } = await examine(
    {
      url: start.url,
      hasScheme: start.hasScheme,
      maxPages: start.maxPages,
      usesBrowser,
      agent: BOT_NAME,
      delayMs: Math.floor(60_000 / perMinute),
      maxMs: MAX_CRAWL_MS,
    },
    portsOf(start, (sent) => {
      last = sent
    }),
  )
  await last
  return {
    done: stop.signal.aborted ? 'stopped' : 'done',
    site: await packed(serialize(site)),
    ...(await pack(report)),
  }
}

function portsOf({ id, runner }: Start, onSent: (sent: Promise<unknown>) => void): AuditPorts {
  let progressAt = 0
  let sending: Promise<unknown> = Promise.resolve()
  return {
    store: openPostgresStore(pool, { id, runner }),
    kept: {
      read: async (name) => {
        const bytes = await readNote(pool, id, name)
        return bytes && deserialize(bytes)
      },
      write: (name, value) => writeNote(pool, id, name, serialize(value)),
    },
    fetch: fetchOf(),
    gather: gatherWith(outgoing.gatherers({ isFresh: true, signal })),
    now: Date.now,
    wait,
    randomName: randomUUID,
    signal,
    stop: stop.signal,
    onProgress(read, stage) {
      if (stage !== 'report' && Date.now() - progressAt < PROGRESS_MS) return
      progressAt = Date.now()
      onSent(read().then((progress) => send({ progress }), ignore))
    },
    onReport(report) {
      sending = sending.then(async () => send({ partial: true, ...(await pack(report)) }))
    },
  }
}

async function examineSomeAgain({ id }: Start, urls: string[]): Promise<FromAudit> {
  const bytes = await readSite(pool, id)
  if (!bytes) return { failed: 'This audit has nothing left to examine again. Start a new one.' }
  const before = deserialize(bytes) as ExaminedSite
  const site = await examinePagesAgain(before, urls, { fetch: fetchOf(), signal: stop.signal, now: Date.now })
  return { done: 'done', site: await packed(serialize(site)), ...(await pack(reportOfExamined(site))) }
}

/** The next step sends its progress again. */
const ignore = () => undefined

const fetchOf = () => crawlFetch({ ...outgoing, wait, endsAt: Date.now() + MAX_CRAWL_MS })

async function pack(report: AuditReport): Promise<PackedReport> {
  const { score, verdict, pages } = report
  const first = firstOf(report).map(({ title, severity }) => ({ title, severity }))
  return {
    report: await packed(Buffer.from(JSON.stringify(report))),
    summary: { score: score.value, verdict, pages: pages.length, first },
  }
}

/** Sends a message, and waits until it has left this process. */
const send = (message: FromAudit) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, () => resolve())
    else resolve()
  })
