import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { SeenAudit } from '#audit/assistants/seen-audit.ts'
import { Failure } from '#engine/failures.ts'
import { messages } from '#engine/messages.ts'
import { ENTER_URL, readTypedUrl } from '#engine/web/typed-url.ts'
import type { AssistantAudits } from '#runs/assistants/audit-answers.ts'
import type { FromAuditHere, ToAuditHere } from './child.ts'
import { DEFAULT_DELAY_MS, DEFAULT_PAGES, MAX_PAGES } from './options.ts'

const CHILD = 'cli/audit/child.ts'
const MAX_AUDITS = 10
/** Chromium and a crawl take a core. */
const MAX_RUNNING = 1
const BUSY = 'An audit is running. Read it until it has ended, then start another one.'
const PAGES = `"maxPages" must be a whole number from 1 to ${MAX_PAGES}.`

const Start = z.object({
  url: z.string(ENTER_URL),
  maxPages: z.int(PAGES).min(1, PAGES).max(MAX_PAGES, PAGES).default(DEFAULT_PAGES),
})

/**
 * Creates the audits of an assistant on this machine: each runs in a process of its own, as `npm run audit` does, and
 * the last ten are remembered until this process ends.
 */
export function createAuditsHere(): AssistantAudits {
  const audits = new Map<string, SeenAudit>()
  return {
    start: async (sent) => {
      const { success, data, error } = Start.safeParse(sent)
      if (!success) throw new Failure('invalid', { message: error.issues.map(({ message }) => message).join(' ') })
      const typed = readTypedUrl(data.url)
      if ('message' in typed) throw new Failure('invalid', { message: typed.message })
      if ([...audits.values()].filter(({ state }) => state === 'running').length >= MAX_RUNNING)
        throw new Failure('busy', { message: BUSY })
      const audit = randomUUID()
      audits.set(audit, newAudit(audit, typed.url))
      for (const oldest of audits.keys()) if (audits.size > MAX_AUDITS) audits.delete(oldest)
      run(
        { ...typed, maxPages: data.maxPages, delayMs: DEFAULT_DELAY_MS, usesBrowser: true, local: undefined },
        (change) => audits.set(audit, { ...(audits.get(audit) ?? newAudit(audit, typed.url)), ...change }),
      )
      return { audit }
    },
    read: async (audit) => audits.get(audit),
    progress: async (audit) => audits.get(audit),
    enterWait: async () => () => undefined,
  }
}

const newAudit = (audit: string, url: string): SeenAudit => ({
  audit,
  url,
  state: 'running',
  progress: { stage: 'pages', place: null, pages: 0, ofPages: null, secondsLeft: null, ticks: [] },
})

/** Examines a site in a process of its own. What it writes is shown to the person, not to the assistant. */
function run(options: ToAuditHere, onChange: (change: Partial<SeenAudit>) => void): ChildProcess {
  const child = fork(resolve(CHILD), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    // The output of this process is the protocol.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const fail = (message: string) => onChange({ state: 'failed', message })
  let isEnded = false
  child.on('message', (message: FromAuditHere) => {
    if ('progress' in message) return onChange({ progress: message.progress })
    isEnded = true
    if ('failed' in message) fail(message.failed)
    else onChange({ state: 'done', report: message.report })
  })
  child.once('error', () => child.kill('SIGKILL'))
  child.once('exit', () => {
    if (!isEnded) fail(messages.unexpected)
  })
  child.send(options)
  return child
}
