import { randomUUID } from 'node:crypto'
import type { AuditProgress } from '#audit/stored-audit.ts'
import {
  type AuditEnd,
  claimAudit,
  countAuditCrash,
  endAudit,
  type Job,
  type RunningAudit,
  releaseAudit,
  saveAuditProgress,
  storeAuditReport,
} from '#cms/database/client.ts'
import { type FromAudit, GOES_ON } from './audit/messages.ts'
import { endSpareProcess, keepSpareProcess, startAuditProcess } from './audit/start-process.ts'

/** How often it is stored how far an audit is; each time, its lease begins anew. */
const SAVE_MS = 1_000
/** An audit whose process has ended so often without a result is not tried again. */
const MAX_CRASHES = 3
const CRASHED = 'Our server could not finish this audit. We have been told, and look into it.'

/** Aborted when this process stops. */
const stopping = new AbortController()

/** Ends running audits. Another process goes on with them. */
export function stopAudits() {
  stopping.abort()
  endSpareProcess()
}

type Outcome = AuditEnd | 'gone' | 'interrupted' | 'crashed'

/**
 * Examines a site, or some of its pages again. Whatever stops it, it goes on where it was: the job is assigned again
 * (`cms/jobs/jobs.ts`), and what was fetched is stored.
 * @throws {Error} if another process has to go on
 */
export async function examineSite({ id }: Pick<Job<'examine-site'>, 'id'>): Promise<void> {
  const found = await claimAudit(id, randomUUID())
  if (!found) return
  const outcome = await runWatched(found)
  if (outcome === 'gone') return
  if (typeof outcome === 'object') return endAudit(found, outcome)
  if (outcome === 'crashed' && (await countAuditCrash(found)) >= MAX_CRASHES)
    return endAudit(found, { state: 'failed', message: CRASHED })
  await releaseAudit(found)
  throw new Error(`Audit ${id} was interrupted and goes on.`)
}

/** Runs its process, and stores each second what it has sent. One write at a time, reports in their order. */
async function runWatched(found: RunningAudit): Promise<Outcome> {
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>()
  let progress: AuditProgress | undefined
  let writing: Promise<unknown> = Promise.resolve()
  const write = (work: () => Promise<unknown>) => {
    writing = writing.then(work).catch((error: Error) => {
      console.error(`What an audit has found was not stored: ${error.message}`)
    })
    return writing
  }
  const { runner, id, url, hasScheme, maxPages, again } = found
  const child = startAuditProcess(
    { runner, id, url, hasScheme, maxPages, again },
    {
      onMessage: (message) => void receive(message),
      onExit: (code) => end(code === 0 || code === GOES_ON ? 'interrupted' : 'crashed'),
    },
  )

  async function receive(message: FromAudit) {
    if ('progress' in message) progress = message.progress
    else if ('failed' in message) end({ state: 'failed', message: message.failed })
    else {
      const { report, summary } = message
      await write(() => storeAuditReport(found, report, summary))
      if (!('done' in message)) return
      await write(save)
      end({ state: message.done, site: message.site })
    }
  }

  const save = async () => {
    const stored = progress
    progress = undefined
    const wish = await saveAuditProgress(found, stored)
    if (wish === 'stop') child.stop()
    if (wish === 'gone') end('gone')
    if (wish === 'later') end('interrupted')
  }
  const timer = setInterval(() => void write(save), SAVE_MS)
  const interrupt = () => end('interrupted')
  stopping.signal.addEventListener('abort', interrupt, { once: true })
  if (stopping.signal.aborted) interrupt()
  try {
    const outcome = await ended
    if (typeof outcome !== 'object') await child.leave()
    return outcome
  } finally {
    stopping.signal.removeEventListener('abort', interrupt)
    clearInterval(timer)
    child.kill()
    await writing
    if (!stopping.signal.aborted) keepSpareProcess()
  }
}
