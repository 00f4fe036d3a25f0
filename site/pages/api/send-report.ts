import { formEndpoint } from '#site/calls/endpoint.ts'
import { reportedAudit } from '#site/features/audit/report/sent-audit.ts'
import { SendReport } from '#site/features/leads/schema.ts'
import { createReportLead } from '#site/features/leads/send-report.ts'
import { reportedTool } from '#site/features/tool-pages/offer/reported-tool.ts'

export const { POST, ALL, call } = formEndpoint(
  SendReport,
  createReportLead(async (slug) => reportedAudit(slug) ?? (await reportedTool(slug))),
  {
    summary: 'Ask about the report of a tool or of an audit, which is sent along.',
    form: 'question',
  },
)
