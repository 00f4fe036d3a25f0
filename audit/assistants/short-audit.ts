import { cutText } from '#engine/assistants/cut-text.ts'
import { fitting } from '#engine/assistants/fitting.ts'
import type { Occurrence } from '../evaluate.ts'
import type { AuditFinding } from '../findings.ts'
import { firstOf } from '../first.ts'
import { ruleOf } from '../rules/by-id.ts'
import type { SeenAudit } from './seen-audit.ts'

const MAX_BYTES = 240
const MAX_PASTE_BYTES = 400
const MAX_EXAMPLES = 2
/** Shares of the 20 kB that the structured part of an answer has. */
const FIRST_BYTES = 8_500
const FINDINGS_BYTES = 5_500
const LIMITS_BYTES = 1_200
const UNMEASURED_BYTES = 1_500

/**
 * Returns an audit as data for an assistant, in less than 20 kB: its state, and as much of its report as there is room
 * for, most urgent first. `omitted` names what is missing.
 */
export function shortAudit({ audit, link, url, state, message, progress, report }: SeenAudit) {
  const { stage, place, pages, ofPages, secondsLeft } = progress
  const head = {
    audit,
    state,
    url: cut(url),
    ...(link ? { link } : {}),
    ...(message ? { message: cut(message) } : {}),
    ...(state === 'waiting' || state === 'running' ? { progress: { stage, place, pages, ofPages, secondsLeft } } : {}),
  }
  if (!report) return head
  const first = firstOf(report)
  const others = report.findings.filter((finding) => !first.includes(finding))
  const lists = {
    first: fitting(first.map(firstFinding), FIRST_BYTES),
    findings: fitting(others.map(otherFinding), FINDINGS_BYTES),
    limits: fitting(report.limits.map(cut), LIMITS_BYTES),
    unmeasured: fitting(
      report.unmeasured.map(({ rule, why }) => ({ rule, why: cut(why) })),
      UNMEASURED_BYTES,
    ),
  }
  const all = { first, findings: others, limits: report.limits, unmeasured: report.unmeasured }
  const omitted = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((name) =>
    lists[name].length < all[name].length ? [`${name}: ${lists[name].length} of ${all[name].length}`] : [],
  )
  return {
    ...head,
    verdict: cut(report.verdict),
    score: report.score,
    counts: report.counts,
    pages: report.pages.length,
    isCut: report.isCut,
    ...lists,
    passed: report.passed.length,
    ...(omitted.length > 0 ? { omitted } : {}),
  }
}

const cut = (text: string) => cutText(text, MAX_BYTES)

function firstFinding(finding: AuditFinding) {
  const rule = ruleOf(finding.rule)
  return {
    ...otherFinding(finding),
    ...(rule ? { why: cut(rule.why), fix: cut(rule.fix), source: rule.source.url } : {}),
    examples: finding.pages.slice(0, MAX_EXAMPLES).map(example),
    ...(finding.paste ? { paste: cutText(finding.paste, MAX_PASTE_BYTES) } : {}),
  }
}

const otherFinding = ({ id, rule, severity, title, pages, of }: AuditFinding) => ({
  id: cut(id),
  rule,
  severity,
  title: cut(title),
  pages: pages.length,
  of,
})

function example({ url, evidence: [found] }: Occurrence) {
  const { line, detail, snippet } = found ?? {}
  return {
    url: cut(url),
    ...(line ? { line } : {}),
    ...(detail ? { detail: cut(detail) } : {}),
    ...(snippet ? { snippet: cut(snippet) } : {}),
  }
}
