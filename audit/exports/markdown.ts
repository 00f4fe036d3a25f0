import { fenced, oneLine, spanOf } from '#engine/rich-text/markdown-text.ts'
import { countOf } from '#engine/text/count-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { Occurrence } from '../evaluate.ts'
import type { AuditFinding } from '../findings.ts'
import { firstOf } from '../first.ts'
import { GROUPS } from '../groups.ts'
import { HIDDEN_IN_SCORE, hiddenSentences } from '../remarks.ts'
import type { AuditReport } from '../report.ts'
import type { RuleSeverity } from '../rule.ts'
import { ruleOf } from '../rules/by-id.ts'

/** Pages that are listed of one finding. */
const MAX_PAGES = 20
const CODE = 16
const TITLES: Record<RuleSeverity, string> = { error: 'Errors', warning: 'Warnings', notice: 'Notices' }

/** Returns a report as Markdown for an issue tracker: each finding is an entry of a task list with its pages. */
export function reportMarkdown(report: AuditReport): string {
  const { home, verdict, score, counts, findings, hidden = [], limits, unmeasured, endedAt } = report
  const first = firstOf(report)
  const parts = [
    `# Audit of ${code(home)}`,
    oneLine(verdict),
    [
      `- Score: ${score.value === null ? 'unknown' : `${score.value} of 100`}, from ${Math.round(score.measured * 100)}% of the weight`,
      `- Errors: ${counts.error}, warnings: ${counts.warning}, notices: ${counts.notice}`,
      `- Pages read: ${report.pages.length}`,
      `- Date: ${formatDate(new Date(endedAt), 'long')}`,
    ].join('\n'),
    ...(first.length > 0
      ? [`## Do these first`, first.map(({ title }, at) => `${at + 1}. ${oneLine(title)}`).join('\n')]
      : []),
    ...(['error', 'warning', 'notice'] as const).flatMap((severity) => severityPart(severity, findings)),
    ...(hidden.length > 0
      ? ['## Hidden', [...hiddenSentences(hidden), HIDDEN_IN_SCORE].map((line) => `- ${oneLine(line)}`).join('\n')]
      : []),
    ...(limits.length > 0 ? ['## Limits', limits.map((limit) => `- ${oneLine(limit)}`).join('\n')] : []),
    ...(unmeasured.length > 0
      ? ['## Not measured', unmeasured.map(({ rule, why }) => `- ${code(rule)}: ${oneLine(why)}`).join('\n')]
      : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function severityPart(severity: RuleSeverity, findings: AuditFinding[]): string[] {
  const some = findings.filter((finding) => finding.severity === severity)
  return some.length === 0 ? [] : [`## ${TITLES[severity]}`, ...some.map(findingMarkdown)]
}

/** Returns one finding as an entry of a task list. */
function findingMarkdown({ rule: id, group, title, pages, paste, note }: AuditFinding): string {
  const rule = ruleOf(id)
  const more = pages.length - MAX_PAGES
  const body = [
    ...(note ? [`Note by ${oneLine(note.by)}: ${oneLine(note.text)}`] : []),
    ...(rule
      ? [`Why: ${oneLine(rule.why)}`, `Fix: ${oneLine(rule.fix)} ([${oneLine(rule.source.label)}](${rule.source.url}))`]
      : []),
    [
      ...pages.slice(0, MAX_PAGES).map(pageLine),
      ...(more > 0 ? [`- and ${countOf(more, 'more page', 'more pages')}`] : []),
    ].join('\n'),
    ...(paste ? [fenced(paste, 'html')] : []),
  ]
  return indentRest(`- [ ] **${oneLine(title)}** (${GROUPS[group].label}, ${code(id)})\n\n${body.join('\n\n')}`)
}

function pageLine({ url, evidence }: Occurrence): string {
  const [{ line, detail, snippet } = {}] = evidence
  const found = [line ? `line ${line}` : '', detail ? oneLine(detail) : '', snippet ? code(snippet) : '']
  return `- ${[code(url), ...found].filter(Boolean).join(', ')}`
}

/** A code span, in which no text is markup. */
const code = (text: string) => spanOf(text.trim(), CODE)

const indentRest = (text: string) => text.replace(/\n(?=[^\n])/g, '\n  ')
