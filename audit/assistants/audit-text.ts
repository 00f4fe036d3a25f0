import { READ_AUDIT } from '#engine/assistants/audit-listing.ts'
import { bytesOf, cutText } from '#engine/assistants/cut-text.ts'
import { MAX_TEXT_BYTES } from '#engine/assistants/short-report.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Occurrence } from '../evaluate.ts'
import type { AuditFinding } from '../findings.ts'
import { firstOf } from '../first.ts'
import type { AuditReport } from '../report.ts'
import { ruleOf } from '../rules/by-id.ts'
import { pagesText, stageText, timeLeftText } from '../stages.ts'
import type { SeenAudit } from './seen-audit.ts'

/** So that five findings with all that is said of each have room. */
const MAX_LINE_BYTES = 220
const MAX_PASTE_BYTES = 300
/** More never fit. */
const MAX_FINDINGS = 100
/** For the lines that say how much is missing, and how to get it. */
const RESERVE_BYTES = 400

/** A part of the text. What does not fit is counted in its last line. */
type Part = { title: string; lines: string[]; total: number }

/**
 * Returns an audit as text for an assistant, in at most 8 kB, what matters first: how far it is, the verdict, the score
 * with how much it rests on, the link, what to do first, what the audit could not see, and then the other findings.
 */
export function auditText(seen: SeenAudit): string {
  const { report } = seen
  const head = [...stateLines(seen), ...(report ? verdictLines(report) : []), ...linkLines(seen)].join('\n')
  const more = report && isEnded(seen) ? `Every finding with its pages: ${call(seen, { part: 'all' })}.` : ''
  let left = MAX_TEXT_BYTES - bytesOf(head) - bytesOf(more) - RESERVE_BYTES
  const parts = (report ? partsOf(report) : []).flatMap((part) => {
    const text = render(part, left)
    left -= bytesOf(text) + 2
    return text === '' ? [] : [text]
  })
  return [head, ...parts, more].filter(Boolean).join('\n\n')
}

const isEnded = ({ state }: SeenAudit) => state !== 'waiting' && state !== 'running'

const call = ({ audit }: SeenAudit, more: object) => `call ${READ_AUDIT} with ${JSON.stringify({ audit, ...more })}`

function stateLines(seen: SeenAudit): string[] {
  const { url, state, message, progress, report } = seen
  const site = cutText(url, MAX_LINE_BYTES)
  if (!isEnded(seen))
    return [
      `The audit of ${site} has not ended. ${stageText(progress)}`,
      ...(state === 'running'
        ? [[pagesText(progress), timeLeftText(progress.secondsLeft)].filter(Boolean).join(', ')]
        : []),
      `To wait for its end, ${call(seen, {})}.`,
      ...(report ? ['Found until now, which may change:'] : []),
    ]
  if (!report) return [`The audit of ${site} has no report. ${message ?? ''}`.trim()]
  return [`Audit of ${site}${state === 'stopped' ? ', stopped before its end: it shows what was read until then' : ''}`]
}

function verdictLines({ verdict, score, counts, pages }: AuditReport): string[] {
  const share = `${Math.round(score.measured * 100)}% of the weight of all rules`
  return [
    cutText(verdict, MAX_LINE_BYTES),
    score.value === null
      ? `Score: unknown, because only ${share} was measured.`
      : `Score: ${score.value} of 100. It rests on ${share}.`,
    `${countOf(counts.error, 'error')}, ${countOf(counts.warning, 'warning')}, ${countOf(counts.notice, 'notice')}. ${countOf(pages.length, 'page')} read.`,
  ]
}

const linkLines = ({ link, deletedOn }: SeenAudit) =>
  link ? [`Report: ${link}${deletedOn ? ` (kept until ${deletedOn.slice(0, 10)})` : ''}`] : []

function partsOf(report: AuditReport): Part[] {
  const first = firstOf(report)
  const others = report.findings.filter((finding) => !first.includes(finding))
  const { limits, unmeasured } = report
  const hidden =
    unmeasured.length > 0 ? [`${countOf(unmeasured.length, 'rule')} did not apply here, or could not be measured.`] : []
  return [
    { title: 'Do these first', lines: first.map(firstText), total: first.length },
    {
      title: 'What the audit could not see',
      lines: [...limits, ...hidden].map((limit) => `  ${oneLine(limit)}`),
      total: limits.length + hidden.length,
    },
    { title: 'Other findings', lines: others.slice(0, MAX_FINDINGS).map(findingText), total: others.length },
  ]
}

const findingText = ({ severity, title, rule }: AuditFinding) => `  ${severity}: ${oneLine(title)} [${rule}]`

function firstText(finding: AuditFinding, at: number): string {
  const rule = ruleOf(finding.rule)
  const [page] = finding.pages
  return [
    `  ${at + 1}. ${findingText(finding).trim()}`,
    ...(rule ? [`     Why: ${oneLine(rule.why)}`, `     Fix: ${oneLine(rule.fix)}`] : []),
    ...(page ? [`     Seen: ${oneLine(seenText(page))}`] : []),
    ...(finding.paste ? [`     Paste: ${cutText(finding.paste.replace(/\s+/g, ' '), MAX_PASTE_BYTES)}`] : []),
  ].join('\n')
}

function seenText({ url, evidence: [found] }: Occurrence): string {
  const { line, detail, snippet } = found ?? {}
  return [line ? `${url} line ${line}` : url, detail ?? '', snippet ?? ''].filter(Boolean).join(' · ')
}

const oneLine = (text: string) => cutText(text.replace(/\s+/g, ' '), MAX_LINE_BYTES)

/** Returns a part in at most `max` bytes; '' if nothing of it fits. */
function render({ title, lines, total }: Part, max: number): string {
  let left = max - bytesOf(title)
  const shown = lines.filter((one) => {
    left -= bytesOf(one) + 1
    return left >= 0
  })
  if (shown.length === 0) return ''
  const more = total - shown.length
  return [title, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}
