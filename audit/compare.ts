import type { AuditFinding } from './findings.ts'
import type { AuditReport } from './report.ts'

export type Comparison = {
  /** Findings of the earlier report whose rules were measured again and found nothing of the kind. */
  fixed: AuditFinding[]
  new: AuditFinding[]
  /** As the later report has them, with the number of pages that the earlier one named. */
  unchanged: { finding: AuditFinding; pagesBefore: number }[]
  /** Findings of the earlier report whose rules could not be measured again. */
  unknown: AuditFinding[]
}

type Findings = Pick<AuditReport, 'findings' | 'unmeasured'>

/** Compares two reports of one site by the ids of their findings. */
export function compareReports(before: Findings, after: Findings): Comparison {
  const earlier = new Map(before.findings.map((finding) => [finding.id, finding]))
  const later = new Set(after.findings.map(({ id }) => id))
  const unmeasured = new Set(after.unmeasured.map(({ rule }) => rule))
  const gone = before.findings.filter(({ id }) => !later.has(id))
  return {
    fixed: gone.filter(({ rule }) => !unmeasured.has(rule)),
    unknown: gone.filter(({ rule }) => unmeasured.has(rule)),
    new: after.findings.filter(({ id }) => !earlier.has(id)),
    unchanged: after.findings.flatMap((finding) => {
      const same = earlier.get(finding.id)
      return same ? [{ finding, pagesBefore: same.pages.length }] : []
    }),
  }
}
