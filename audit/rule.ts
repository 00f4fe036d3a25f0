import type { Evidence } from './evidence.ts'
import type { GroupId } from './groups.ts'
import type { AuditedPage } from './page/audited-page.ts'
import type { Scope } from './page/scope.ts'
import type { SiteView } from './site/site-view.ts'

/** `error`: search engines or visitors lose something now. `warning`: they probably do. `notice`: worth knowing. */
export type RuleSeverity = 'error' | 'warning' | 'notice'

/** A standard, or a search engine's own documentation. `asOf` is the month in which it was read: `2026-11`. */
export type RuleSource = { label: string; url: string; asOf: string }

type Common = {
  /** Kebab case. It never changes: baselines and lists of ignored rules name it. */
  id: string
  group: GroupId
  severity: RuleSeverity
  /** What is measured, as a sentence: “The width of the title in Arial at 20 pixels.” */
  measures: string
  /** What it applies to, as a sentence: “Pages that search engines may show.” */
  appliesTo: string
  /** Why it matters, in one or two sentences. */
  why: string
  source: RuleSource
  /** How to fix it, in one or two sentences. */
  fix: string
  /** Its share of the group's points, from 1 to 10. */
  weight: number
  /** What a repair takes: 1, a setting; 2, an edit of a template; 3, work on each page; 5, a project. */
  effort: 1 | 2 | 3 | 5
}

export type PageRule = Common & {
  kind: 'page'
  scope: Scope
  /** What follows the pages in the title of a finding, as a phrase without a verb: “without a title”. */
  fault: string
  /** Returns what is wrong with a page, nothing if it is right, or `null` if the rule does not apply to it. */
  evaluate: (page: AuditedPage) => Evidence[] | null
}

/** What a rule found about the whole site. */
export type SiteOutcome =
  | {
      /** How many pages, links, or files were looked at. At 0, the rule did not apply. */
      of: number
      /** The page (or file) of each, with its evidence. */
      found: (Evidence & { url: string })[]
    }
  /** Why it could not be measured, as a sentence. */
  | { unmeasured: string }

export type SiteRule = Common & {
  kind: 'site'
  /** The title of a finding as a sentence. `count` is the number of pages in it, `cause` what they have in common. */
  title: (count: number, cause: string) => string
  evaluate: (site: SiteView) => SiteOutcome
}

export type Rule = PageRule | SiteRule

/** Defines a rule that looks at one page at a time, while the site is crawled. */
export const pageRule = (rule: Omit<PageRule, 'kind'>): PageRule => ({ kind: 'page', ...rule })

/** Defines a rule that compares pages, or looks at what the whole site shares. */
export const siteRule = (rule: Omit<SiteRule, 'kind'>): SiteRule => ({ kind: 'site', ...rule })

const MAX_SNIPPET = 300

/** Returns a start tag as evidence: its line, and how the source has it. */
export function tagEvidence(page: AuditedPage, tag: { line: number; offset: number; end: number }): Evidence {
  return { line: tag.line, snippet: page.html.slice(tag.offset, Math.min(tag.end, tag.offset + MAX_SNIPPET)) }
}
