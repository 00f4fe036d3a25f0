import { countOf } from '#engine/text/count-of.ts'
import type { Occurrence, RuleResult } from './evaluate.ts'
import type { GroupId } from './groups.ts'
import type { Rule, RuleSeverity } from './rule.ts'
import type { SiteView } from './site/site-view.ts'

/** Pages with the same fault for the same reason. */
export type AuditFinding = {
  /** Rule and cause: the same in the next audit of the site. */
  id: string
  rule: string
  group: GroupId
  severity: RuleSeverity
  /** A sentence: “All 412 product pages without a canonical link.” */
  title: string
  /** What the pages have in common: the whole site, a template, one cause, or nothing but the rule. */
  cause: { kind: 'site' | 'template' | 'cause' | 'pages'; label: string }
  /** In the order of their depth. */
  pages: Occurrence[]
  /** Pages, links, or files that the rule looked at. */
  of: number
  /** Impact × pages ÷ effort: what to do first. */
  priority: number
  /** Text that repairs it, ready to paste. */
  paste?: string
  /** What a specialist has written about it. */
  note?: { text: string; by: string }
}

/** A template, or the site, is the cause if this share of its pages has the fault, and at least as many pages. */
const MOST = 0.8
const MIN_PAGES = 3
const MIN_SITE_PAGES = 5

const IMPACT: Record<RuleSeverity, number> = { error: 100, warning: 10, notice: 1 }
const ORDER: RuleSeverity[] = ['error', 'warning', 'notice']

/** Groups what the rules found by its cause, most urgent first. */
export function findingsOf(results: RuleResult[], site: SiteView): AuditFinding[] {
  return results
    .flatMap((result) => groupsOf(result, site).map((group) => findingOf(result, group)))
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.priority - a.priority || (a.id < b.id ? -1 : 1),
    )
}

type Group = { cause: AuditFinding['cause']; subject: string; pages: Occurrence[] }

function groupsOf(result: RuleResult, site: SiteView): Group[] {
  const { rule, occurrences } = result
  const caused = new Map<string, Occurrence[]>()
  const rest: Occurrence[] = []
  for (const { url, evidence, count } of occurrences) {
    const byCause = Map.groupBy(evidence, ({ cause = '' }) => cause)
    for (const [cause, some] of byCause) {
      const occurrence = { url, evidence: some, count: byCause.size === 1 ? count : some.length }
      const sharing = cause === '' ? rest : (caused.get(cause) ?? [])
      sharing.push(occurrence)
      if (cause !== '') caused.set(cause, sharing)
    }
  }
  const groups = [...caused].map(
    ([cause, pages]): Group => ({
      cause: { kind: 'cause', label: cause },
      subject: countOf(pages.length, 'page'),
      pages,
    }),
  )
  return rule.kind === 'page' ? [...groups, ...byTemplate(rest, result, site)] : [...groups, ...whole(rest)]
}

const whole = (pages: Occurrence[]): Group[] =>
  pages.length === 0 ? [] : [{ cause: { kind: 'pages', label: '' }, subject: countOf(pages.length, 'page'), pages }]

function byTemplate(pages: Occurrence[], { of }: RuleResult, site: SiteView): Group[] {
  if (pages.length >= MIN_SITE_PAGES && pages.length >= of * MOST && templatesAmong(pages, site) > 1) {
    const subject = pages.length === of ? `All ${of} pages` : `${pages.length} of ${of} pages`
    return [{ cause: { kind: 'site', label: 'every page' }, subject, pages }]
  }
  const groups: Group[] = []
  const rest: Occurrence[] = []
  for (const [template, some] of Map.groupBy(pages, ({ url }) => site.templateOf.get(url))) {
    const all = template?.urls.length ?? 0
    if (!template || some.length < MIN_PAGES || some.length < all * MOST) {
      rest.push(...some)
      continue
    }
    const subject = some.length === all ? `All ${all} ${template.label}` : `${some.length} of ${all} ${template.label}`
    groups.push({ cause: { kind: 'template', label: template.label }, subject, pages: some })
  }
  return [...groups, ...whole(rest)]
}

const templatesAmong = (pages: Occurrence[], { templateOf }: SiteView) =>
  new Set(pages.map(({ url }) => templateOf.get(url))).size

function findingOf({ rule, of }: RuleResult, { cause, subject, pages }: Group): AuditFinding {
  const paste =
    pages.length === 1 || cause.kind === 'cause' ? pages[0]?.evidence.find((one) => one.paste)?.paste : undefined
  return {
    id: cause.label === '' ? rule.id : `${rule.id}:${cause.label}`,
    rule: rule.id,
    group: rule.group,
    severity: rule.severity,
    title: titleOf(rule, cause, subject, pages.length),
    cause,
    pages,
    of,
    priority: (IMPACT[rule.severity] * rule.weight * pages.length) / rule.effort,
    ...(paste ? { paste } : {}),
  }
}

function titleOf(rule: Rule, { kind, label }: AuditFinding['cause'], subject: string, count: number) {
  const cause = kind === 'cause' ? label : ''
  if (rule.kind === 'site') return rule.title(count, cause)
  return `${subject} ${rule.fault}${cause ? `: ${cause}` : ''}`
}
