import { countOf } from '#engine/text/count-of.ts'
import { problemsVerdict } from './first.ts'

/** What a specialist has written about one finding; texts are empty where there is nothing. */
export type AuditRemark = {
  /** The id of the finding, which stays the same when pages are examined again. */
  finding: string
  note: string
  noteBy: string
  /** Why the finding is hidden from the visitor; empty if it is shown. */
  hiddenBecause: string
  hiddenBy: string
}

/** A finding that is not shown: who hid it, and why. */
export type HiddenFinding = { by: string; reason: string }

type Counts = { error: number; warning: number; notice: number }

type RemarkedFinding = {
  id: string
  rule: string
  severity: keyof Counts
  title: string
  priority: number
  pages: { url: string }[]
  note?: { text: string; by: string }
}

/** What remarks concern of a report. This file loads no rule: the back office uses it, too. */
export type RemarkedReport = {
  verdict: string
  counts: Counts
  findings: RemarkedFinding[]
  hidden?: HiddenFinding[]
  pages: { url: string; errors: number; warnings: number; notices: number }[]
}

const COUNTS = { error: 'errors', warning: 'warnings', notice: 'notices' } as const

/**
 * Returns a report as its visitor sees it: with the notes, without hidden findings, and with the verdict and counts of
 * the findings that are shown. The score stays: it was measured.
 */
export function annotate<Report extends RemarkedReport>(report: Report, remarks: AuditRemark[]): Report {
  const byFinding = new Map(remarks.map((remark) => [remark.finding, remark]))
  const isHidden = ({ id }: RemarkedFinding) => Boolean(byFinding.get(id)?.hiddenBecause)
  const gone = report.findings.filter(isHidden)
  const findings = report.findings
    .filter((finding) => !isHidden(finding))
    .map((finding) => {
      const { note, noteBy } = byFinding.get(finding.id) ?? {}
      return note ? { ...finding, note: { text: note, by: noteBy ?? '' } } : finding
    })
  if (gone.length === 0) return { ...report, findings }
  const counts = { error: 0, warning: 0, notice: 0 }
  for (const { severity } of findings) counts[severity]++
  return {
    ...report,
    findings,
    counts,
    verdict: problemsVerdict(findings, counts) ?? 'No errors and no warnings are left to show.',
    hidden: gone.map(({ id }) => {
      const { hiddenBy = '', hiddenBecause = '' } = byFinding.get(id) ?? {}
      return { by: hiddenBy, reason: hiddenBecause }
    }),
    pages: withoutHidden(report.pages, gone),
  }
}

/** Takes hidden findings out of the counts of the pages on which they were. */
function withoutHidden(pages: RemarkedReport['pages'], gone: RemarkedFinding[]): RemarkedReport['pages'] {
  const less = new Map<string, Counts>()
  for (const { severity, pages: own } of gone)
    for (const { url } of own) {
      const count = less.get(url) ?? { error: 0, warning: 0, notice: 0 }
      count[severity]++
      less.set(url, count)
    }
  return pages.map((page) => {
    const count = less.get(page.url)
    if (!count) return page
    const row = { ...page }
    for (const severity of Object.keys(COUNTS) as (keyof Counts)[])
      row[COUNTS[severity]] = Math.max(0, page[COUNTS[severity]] - count[severity])
    return row
  })
}

/**
 * Returns how many findings are hidden, by whom and why, as a sentence for each person and reason.
 * @example hiddenSentences([{ by: 'Ann Lee', reason: 'A test' }]) // ['1 finding is hidden by Ann Lee: A test']
 */
export function hiddenSentences(hidden: HiddenFinding[]): string[] {
  const groups = Map.groupBy(hidden, ({ by, reason }) => JSON.stringify([by, reason]))
  return [...groups.values()].map((some) => {
    const [{ by, reason } = { by: '', reason: '' }] = some
    return `${countOf(some.length, 'finding is', 'findings are')} hidden by ${by}: ${reason}`
  })
}

/** What hiding does to the score. */
export const HIDDEN_IN_SCORE = 'The score still counts what is hidden.'
