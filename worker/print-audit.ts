import { auditToPrint, type Job, storeAuditPdf } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { printOwnPage } from '#providers/chromium/own-pages.ts'

const NOT_MADE = 'The PDF could not be made on this server.'

/**
 * Makes the PDF of a report from its page for print, and stores it, or why it could not be made.
 * @throws {Error} if it can be made later; the queue tries it again (`cms/jobs/jobs.ts`)
 */
export async function printAudit({ id, version }: Job<'print-audit'>): Promise<void> {
  const key = await auditToPrint(id, version)
  if (!key) return
  try {
    await storeAuditPdf(id, version, { pdf: await printOwnPage(`/audit/${key}/print/`) })
  } catch (error) {
    const { problem, isFinal, reason } = whyNotMade(error)
    console.error(`A report was not printed${isFinal ? '' : ' and is tried again'}: ${reason}`)
    await storeAuditPdf(id, version, { problem })
    if (!isFinal) throw error
  }
}

/**
 * Returns why a PDF was not made: for its visitor, and for the log. A browser that is busy, too slow, or ended can make
 * it later; a server without a browser cannot.
 */
export function whyNotMade(error: unknown): { problem: string; isFinal: boolean; reason: string } {
  const { code, message } = error as Partial<Failure> & Error
  const isFinal = error instanceof Failure && code === 'unavailable'
  const cause = error instanceof Failure ? error.cause : undefined
  const reason = [message, ...(cause ? [`(${cause instanceof Error ? cause.message : cause})`] : [])].join(' ')
  if (isFinal) return { problem: `${NOT_MADE} No Chromium is installed.`, isFinal, reason }
  const isSlow = error instanceof Failure && (code === 'busy' || code === 'time-limit')
  return { problem: isSlow ? 'Our server was too busy to make the PDF in time.' : NOT_MADE, isFinal, reason }
}
