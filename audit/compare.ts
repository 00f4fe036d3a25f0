/** What a comparison needs of a finding; the same id is the same finding. */
type Compared = { id: string; rule: string; pages: { length: number } }

export type Comparison<Finding> = {
  /** Findings of the earlier report whose rules were measured again and found nothing of the kind. */
  fixed: Finding[]
  new: Finding[]
  /** As the later report has them, with the number of pages that the earlier one named. */
  unchanged: { finding: Finding; pagesBefore: number }[]
  /** Findings of the earlier report whose rules could not be measured again. */
  unknown: Finding[]
}

type Findings<Finding> = { findings: Finding[]; unmeasured: { rule: string }[] }

/** Compares two reports of one site by the ids of their findings. This file loads no rule: the worker uses it, too. */
export function compareReports<Finding extends Compared>(
  before: Findings<Finding>,
  after: Findings<Finding>,
): Comparison<Finding> {
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
