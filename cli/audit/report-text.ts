import { styleText } from 'node:util'
import type { AuditFinding } from '#audit/findings.ts'
import { firstOf } from '#audit/first.ts'
import type { AuditReport } from '#audit/report.ts'
import type { RuleSeverity } from '#audit/rule.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { FailOn } from './options.ts'

const ORDER: RuleSeverity[] = ['error', 'warning', 'notice']
const LABELS: Record<RuleSeverity, string> = { error: 'Errors', warning: 'Warnings', notice: 'Notices' }
const COLORS = { error: 'red', warning: 'yellow', notice: 'cyan' } as const
/** Pages that are printed of one finding; the files have all. */
const MAX_PAGES = 3

/** Returns whether a finding is at or above a severity. */
export const fails = (findings: Pick<AuditFinding, 'severity'>[], failOn: FailOn) =>
  failOn !== 'never' && findings.some(({ severity }) => ORDER.indexOf(severity) <= ORDER.indexOf(failOn))

/** Returns a report as text for a terminal. */
export function reportText(
  report: AuditReport,
  { isCompared, ignored }: { isCompared: boolean; ignored: number },
): string {
  const { home, verdict, score, findings, limits, unmeasured, pages } = report
  const first = firstOf(report)
  const shown = score.value === null ? 'unknown' : `${score.value} of 100`
  return [
    `${home}\n${verdict}`,
    `Score: ${shown}, from ${Math.round(score.measured * 100)} % of the weight. ${countOf(pages.length, 'response')}, ${countOf(unmeasured.length, 'rule')} not measured.`,
    ...(isCompared ? [`Only findings that the baseline lacks: ${findings.length}.`] : []),
    ...(ignored > 0 ? [`${countOf(ignored, 'entry', 'entries')} of the file of ignored rules were left out.`] : []),
    ...(first.length > 0
      ? [
          `Do these first\n${first.map(({ title, rule }, at) => `${at + 1}. ${title}. ${ruleOf(rule)?.fix ?? ''}`).join('\n')}`,
        ]
      : []),
    ...ORDER.flatMap((severity) => partOf(severity, findings)),
    ...limits,
  ].join('\n\n')
}

function partOf(severity: RuleSeverity, findings: AuditFinding[]): string[] {
  const some = findings.filter((finding) => finding.severity === severity)
  if (some.length === 0) return []
  const title = styleText(COLORS[severity], `${LABELS[severity]} (${some.length})`)
  return [`${title}\n${some.map(findingText).join('\n')}`]
}

function findingText({ title, rule, pages }: AuditFinding): string {
  const more = pages.length - MAX_PAGES
  return [
    `  ${title} [${rule}]`,
    ...pages.slice(0, MAX_PAGES).map(({ url, evidence: [first] }) => {
      const facts = [first?.line ? `line ${first.line}` : '', first?.detail ?? '', first?.snippet ?? '']
      return `    ${[url, ...facts.filter(Boolean)].join(' · ').slice(0, 200)}`
    }),
    ...(more > 0 ? [`    and ${countOf(more, 'more page', 'more pages')}`] : []),
  ].join('\n')
}
