import { firstOf } from '#audit/first.ts'
import { GROUPS } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { findings, score, table } from '#engine/tool/blocks.ts'
import type { SentReport } from '#engine/tool/sent-report.ts'
import { SEVERITIES } from '../severity.ts'

/** The name under which a report of the audit is sent with a question. */
export const AUDIT_TOOL = 'audit'

/** Returns what a lead with the report of an audit needs to know of it; undefined for any other tool. */
export const reportedAudit = (slug: string) => (slug === AUDIT_TOOL ? { name: 'Free audit', pasted: [] } : undefined)

/** Findings that are sent besides the first five; the link leads to all. */
const MAX_SENT = 15

/**
 * Returns what is sent of a report with a question: the verdict, the score, and the most urgent findings.
 * @param sharedPath the page of the report by the key that was shared; undefined if its link was revoked
 */
export function sentAudit(report: AuditReport, sharedPath: string | undefined): SentReport {
  const first = firstOf(report)
  const others = report.findings.filter((finding) => !first.includes(finding)).slice(0, MAX_SENT)
  const sent = [...first, ...others].map(findingOf)
  return {
    tool: AUDIT_TOOL,
    input: { url: report.start, ...(sharedPath ? { report: sharedPath } : {}) },
    ranAt: new Date(report.endedAt).toISOString(),
    durationMs: report.endedAt - report.startedAt,
    status: 'done',
    sources: [{ name: 'our crawler', kind: 'measured' }],
    summary: report.verdict,
    findings: sent,
    report: [
      score({
        value: report.score.value,
        label: 'Score',
        method: 'The weighted mean of the groups of rules.',
        parts: { measured: report.score.measured, of: 1, unit: 'part' },
      }),
      findings(sent, 'First and most urgent findings'),
      table({
        title: 'Score by group',
        columns: [{ label: 'Group' }, { label: 'Score', form: 'number' }, { label: 'Weight', form: 'number' }],
        rows: report.score.groups.map((one) => [
          GROUPS[one.group].label,
          one.score === null ? null : Math.floor(one.score),
          one.weight,
        ]),
      }),
    ],
    limits: report.limits,
  }
}

function findingOf({ rule: id, severity, title, pages }: AuditReport['findings'][number]): Finding {
  const rule = ruleOf(id)
  const shown = pages.slice(0, 5).map(({ url, evidence }) => [url, evidence[0]?.detail].filter(Boolean).join(': '))
  return {
    id,
    severity: SEVERITIES[severity].kind,
    title,
    why: rule?.why ?? '',
    ...(rule ? { fix: rule.fix, ref: { label: rule.source.label, url: rule.source.url } } : {}),
    ...(shown.length > 0 ? { evidence: shown.join('\n') } : {}),
  }
}
