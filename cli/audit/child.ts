import type { AuditReport } from '#audit/report.ts'
import type { AuditProgress } from '#audit/stored-audit.ts'
import { messages } from '#engine/messages.ts'
import { examineHere } from './examine-here.ts'
import type { AuditOptions } from './options.ts'

/** What the process of an audit gets, once. */
export type ToAuditHere = Pick<AuditOptions, 'url' | 'hasScheme' | 'maxPages' | 'delayMs' | 'usesBrowser' | 'local'>
export type FromAuditHere = { progress: AuditProgress } | { report: AuditReport } | { failed: string }

/** The process of one audit that an assistant on this machine has started. It ends with the assistant. */
process.once('message', async (options: ToAuditHere) => {
  try {
    const report = await examineHere(options, (progress) => void process.send?.({ progress }))
    process.send?.({ report }, () => process.exit(0))
  } catch (error) {
    console.error(error)
    process.send?.({ failed: messages.unexpected }, () => process.exit(1))
  }
})
process.once('disconnect', () => process.exit(0))
