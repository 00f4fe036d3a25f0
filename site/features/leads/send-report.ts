import { getCms, linkAuditToLead, storeLeadReport, type Transaction } from '#cms/database/client.ts'
import { messages } from '#engine/messages.ts'
import { sentReport } from '#engine/tool/sent-report.ts'
import type { FormResult, RequestContext } from '#site/calls/request-context.ts'
import type { SendReport } from './schema.ts'

/** What is known of a tool: its name, and the fields that take a text, files, or a secret. */
export type ReportedTool = { name: string; pasted: string[] }
type FindTool = (slug: string) => Promise<ReportedTool | undefined>

/** The page of an audit, with its key. */
const AUDIT_PAGE = /^\/audit\/([\w-]{22})\/$/

/** Characters of the report's summary in the lead. */
const MAX_SUMMARY = 600

/**
 * Stores a question about a report as a lead, with the report. What was pasted is left out here, too, unless the
 * visitor wants it to be sent. A report of an unknown tool is left out, and the question stays.
 */
export const createReportLead =
  (findTool: FindTool) =>
  async (
    { tool, report, withPasted, ...request }: SendReport,
    { page, source, isSpam }: RequestContext,
    transaction: Transaction,
  ): Promise<FormResult> => {
    const [cms, known] = await Promise.all([getCms(), findTool(tool)])
    const isKept = report !== undefined && known !== undefined && report.tool === tool
    const { id } = await cms.create({
      collection: 'contact-requests',
      data: {
        ...request,
        ...(isKept ? { report: `${known.name}: ${report.summary}`.slice(0, MAX_SUMMARY) } : {}),
        form: 'tool',
        source,
        status: isSpam ? 'spam' : 'new',
      },
      req: transaction,
      depth: 0,
    })
    const audit = AUDIT_PAGE.exec(page)?.[1]
    if (audit) await linkAuditToLead(transaction, audit, id)
    if (isKept) {
      const sent = sentReport(report, { pasted: known.pasted, withPasted: withPasted === 'on' })
      await storeLeadReport(transaction, id, sent)
    }
    return { success: true, message: messages.sent, about: `contact-requests/${id}` }
  }
