import { createHash } from 'node:crypto'
import { type AuditPdfState, askForAuditPdf, readAuditPdf } from '#cms/database/client.ts'
import type { ReportedAudit } from './report/view.ts'

/** What a PDF shows besides the report: the brand of the agency, its contact, and its offices. */
type Shown = { brand: unknown; publisher: unknown; style?: string; offices: { city: string; street: string }[] }

/** Changes with the look of the PDF, so that those of an earlier release are made again. */
const LOOK = 3

/** Returns a digest of all that the PDF of a report shows. If any of it changes, it is made anew. */
export function pdfVersion({ report, shareKey, revision = 0 }: ReportedAudit, shown: Shown): string {
  const { brand, publisher, style = '', offices } = shown
  const places = offices.map(({ city, street }) => [city, street])
  const notes = report.findings.flatMap(({ id, note }) => (note ? [[id, note.text, note.by]] : []))
  const shownIds = report.hidden?.length ? report.findings.map(({ id }) => id) : []
  const remarks = [notes, report.hidden ?? [], shownIds]
  const all = [LOOK, revision, report.endedAt, remarks, shareKey, brand, publisher, style, places]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22)
}

/** Returns the PDF of a report as it is now; undefined if it has yet to be made. */
export const reportPdf = (audit: ReportedAudit, shown: Shown): Promise<Buffer | undefined> =>
  readAuditPdf(audit.id, pdfVersion(audit, shown))

/** Returns where the PDF of a report is; a job makes it if nobody has asked for it before. */
export const askForPdf = (audit: ReportedAudit, shown: Shown): Promise<AuditPdfState> =>
  askForAuditPdf(audit.id, pdfVersion(audit, shown))
