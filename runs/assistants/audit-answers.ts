import { setTimeout as delay } from 'node:timers/promises'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { auditText } from '#audit/assistants/audit-text.ts'
import type { SeenAudit } from '#audit/assistants/seen-audit.ts'
import { shortAudit } from '#audit/assistants/short-audit.ts'
import { reportMarkdown } from '#audit/exports/markdown.ts'
import { STAGES, stageText } from '#audit/stages.ts'
import { AUDIT_WAIT_S, MAX_AUDIT_WAIT_S, READ_AUDIT } from '#engine/assistants/audit-listing.ts'
import { pageOfText } from '#engine/assistants/cut-text.ts'
import { Failure } from '#engine/failures.ts'
import type { Progress } from '../threads/threads.ts'
import { PAGE_BYTES } from './answers.ts'

/** The audits that an assistant can start and read. */
export type AssistantAudits = {
  /**
   * Starts an audit.
   * @throws {Failure} invalid, too-many, busy
   */
  start: (sent: Record<string, unknown>) => Promise<{ audit: string; link?: string }>
  /** Returns an audit with its report; undefined if there is none, or no longer. */
  read: (audit: string) => Promise<SeenAudit | undefined>
  /** Returns how far an audit is. */
  progress: (audit: string) => Promise<Pick<SeenAudit, 'state' | 'progress'> | undefined>
  /**
   * Takes a place to wait for the end of an audit, and returns a function that releases it.
   * @throws {Failure} if too many wait
   */
  enterWait: () => Promise<() => void>
}

const WHOLE = (name: string, max: number) => `"${name}" must be a whole number from 0 to ${max}.`

const AuditRequest = z.object({
  audit: z.string('Name the "audit", as it was returned when it started, or send the link of a report.'),
  part: z.enum(['summary', 'all'], '"part" must be "summary" or "all".').default('summary'),
  page: z.int('"page" must be a whole number from 1.').min(1, '"page" must be a whole number from 1.').default(1),
  wait: z
    .int(WHOLE('wait', MAX_AUDIT_WAIT_S))
    .min(0, WHOLE('wait', MAX_AUDIT_WAIT_S))
    .max(MAX_AUDIT_WAIT_S, WHOLE('wait', MAX_AUDIT_WAIT_S))
    .default(AUDIT_WAIT_S),
})

type Ports = { signal: AbortSignal; onProgress?: (progress: Progress) => void }

const POLL_MS = 1_000
const NO_AUDIT = 'There is no such audit, or no longer.'
const NO_REPORT = 'This audit has no report yet. Read it without "part" to see how far it is.'

/** Starts an audit, and tells the assistant how to read it. */
export async function startAudit(sent: Record<string, unknown>, audits: AssistantAudits): Promise<CallToolResult> {
  const { audit, link } = await audits.start(sent)
  const text = [
    `The audit has started. It takes minutes. Call ${READ_AUDIT} with ${JSON.stringify({ audit })}, which waits for its end.`,
    ...(link ? [`A person can watch it here: ${link}`] : []),
  ].join('\n')
  return { content: [{ type: 'text', text }], structuredContent: { audit, ...(link ? { link } : {}) } }
}

/** Waits for the end of an audit, as long as the assistant wants, and returns it, or a page of its whole report. */
export async function readAudit(
  sent: Record<string, unknown>,
  audits: AssistantAudits,
  ports: Ports,
): Promise<CallToolResult> {
  const { success, data, error } = AuditRequest.safeParse(sent)
  if (!success) throw new Failure('invalid', { message: error.issues.map(({ message }) => message).join(' ') })
  const { audit, part, page, wait } = data
  if (part === 'summary') await waitForEnd(audit, wait, audits, ports)
  const seen = await audits.read(audit)
  if (!seen) throw new Failure('not-found', { message: NO_AUDIT })
  if (part === 'all') return wholeReport(seen, page)
  return {
    content: [{ type: 'text', text: auditText(seen) }],
    structuredContent: shortAudit(seen),
    isError: seen.state === 'failed',
  }
}

function wholeReport({ report }: SeenAudit, page: number): CallToolResult {
  if (!report) throw new Failure('not-found', { message: NO_REPORT })
  const { text, pages } = pageOfText(reportMarkdown(report), page, PAGE_BYTES)
  if (page > pages) throw new Failure('not-found', { message: `This report has ${pages} pages.` })
  return { content: [{ type: 'text', text: (pages > 1 ? `Page ${page} of ${pages}\n\n` : '') + text }] }
}

/** Returns at once if too many assistants wait: each of them keeps a connection open. */
async function waitForEnd(audit: string, seconds: number, audits: AssistantAudits, { signal, onProgress }: Ports) {
  const leave = await audits.enterWait().catch(() => undefined)
  if (!leave) return
  try {
    for (const endsAt = Date.now() + seconds * 1_000; !signal.aborted; ) {
      const found = await audits.progress(audit)
      if (!found || (found.state !== 'waiting' && found.state !== 'running')) return
      onProgress?.(stepOf(found))
      const left = endsAt - Date.now()
      if (left <= 0) return
      await delay(Math.min(POLL_MS, left), undefined, { signal }).catch(() => undefined)
    }
  } finally {
    leave()
  }
}

/** Counts stages beside pages, because the protocol wants a value that increases. */
function stepOf({ progress }: Pick<SeenAudit, 'progress'>): Progress {
  const { stage, place, pages, ofPages } = progress
  const stages = STAGES.findIndex(({ id }) => id === stage)
  return { done: pages + stages, total: (ofPages ?? pages) + STAGES.length, step: stageText({ stage, place }) }
}
