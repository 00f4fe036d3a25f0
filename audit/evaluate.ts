import type { Evidence } from './evidence.ts'
import type { Rule } from './rule.ts'
import { pageRules, siteRules } from './rules/index.ts'
import type { SitePage, SiteView } from './site/site-view.ts'

/** One page (or file) on which a rule found something. */
export type Occurrence = {
  url: string
  evidence: Evidence[] /** Places, of which `evidence` has the first. */
  count: number
}

export type RuleResult = {
  rule: Rule
  /** Pages, links, or files that it looked at; 0 if it did not apply. */
  of: number
  occurrences: Occurrence[]
  /** Why it did not apply or could not be measured, as a sentence; undefined if it was measured. */
  unmeasured?: string
}

/** Evaluates every rule on a site. Each rule has a result, so that none is silently left out. */
export function evaluateRules(site: SiteView): RuleResult[] {
  return [...pageRules.map((rule) => pageResult(rule, site)), ...siteRules.map((rule) => siteResult(rule, site))]
}

const SCOPES = {
  response: (site: SiteView) => site.pages,
  html: (site: SiteView) => site.html,
  indexable: (site: SiteView) => site.indexable,
} as const

const NOTHING = {
  response: 'No response was received.',
  html: 'No HTML page was received.',
  indexable: 'No page that search engines may show was received.',
} as const

function pageResult(rule: (typeof pageRules)[number], site: SiteView): RuleResult {
  const inScope = SCOPES[rule.scope](site)
  const pages = inScope.filter(({ described }) => !described.skipped.includes(rule.id))
  const occurrences = pages.flatMap((page) => occurrenceOn(page, rule.id))
  const result = { rule, of: pages.length, occurrences }
  if (pages.length > 0) return result
  return {
    ...result,
    unmeasured: inScope.length > 0 ? `It applies to no page. ${rule.appliesTo}` : NOTHING[rule.scope],
  }
}

function occurrenceOn({ url, described }: SitePage, rule: string): Occurrence[] {
  const evidence = described.found[rule]
  return evidence ? [{ url, evidence, count: described.counts[rule] ?? evidence.length }] : []
}

function siteResult(rule: (typeof siteRules)[number], site: SiteView): RuleResult {
  const outcome = rule.evaluate(site)
  if ('unmeasured' in outcome) return { rule, of: 0, occurrences: [], unmeasured: outcome.unmeasured }
  const byUrl = Map.groupBy(outcome.found, ({ url }) => url)
  const occurrences = [...byUrl].map(([url, found]) => ({
    url,
    evidence: found.map(({ url: _, ...evidence }) => evidence),
    count: found.length,
  }))
  return {
    rule,
    of: outcome.of,
    occurrences,
    ...(outcome.of === 0 ? { unmeasured: `It applies to nothing here. ${rule.appliesTo}` } : {}),
  }
}
