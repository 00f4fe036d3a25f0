import { auditToPrint, type Job, storeAuditPdf } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { printOwnPage } from '#providers/chromium/own-pages.ts'

const NOT_MADE = 'The PDF could not be made on this server.'

/** Makes the PDF of a report from its page for print, and stores it, or why it could not be made. */
export async function printAudit({ id, version }: Job<'print-audit'>): Promise<void> {
  const key = await auditToPrint(id, version)
  if (!key) return
  await storeAuditPdf(id, version, await print(`/audit/${key}/print/`))
}

async function print(path: string): Promise<{ pdf: Uint8Array } | { problem: string }> {
  try {
    return { pdf: await printOwnPage(path) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`A report was not printed: ${error.cause ?? error.message}`)
    return { problem: error.code === 'unavailable' ? `${NOT_MADE} No Chromium is installed.` : NOT_MADE }
  }
}
