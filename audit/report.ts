import { problemOfStart } from '#engine/crawl/check-start.ts'
import { countOf } from '#engine/text/count-of.ts'
import { evaluateRules, type RuleResult } from './evaluate.ts'
import { type AuditFinding, findingsOf } from './findings.ts'
import { problemsVerdict } from './first.ts'
import { type PageRow, pageRows } from './page-rows.ts'
import type { HiddenFinding } from './remarks.ts'
import type { RuleSeverity } from './rule.ts'
import { type AuditScore, scoreOf } from './score.ts'
import { NO_OUTSIDE } from './site/outside-reach.ts'
import type { SiteView } from './site/site-view.ts'
import { type TemplateFlow, templateFlow } from './site/template-flow.ts'
import { type TemplateSpeed, templateSpeed } from './site/template-speed.ts'
import type { Template } from './site/templates.ts'

/** The result of an audit: JSON, as it is stored, exported, and shown. */
export type AuditReport = {
  version: 1
  /** As entered, and the home page that it led to. */
  start: string
  home: string
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number
  /** One sentence. */
  verdict: string
  score: AuditScore
  counts: Record<RuleSeverity, number>
  /** Most urgent first. */
  findings: AuditFinding[]
  /** Findings that a specialist has hidden; undefined if none is. */
  hidden?: HiddenFinding[]
  /** Ids of the rules that were measured and found nothing. */
  passed: string[]
  /** Rules that were not measured, and why, as a sentence. */
  unmeasured: { rule: string; why: string }[]
  /** What the audit could and could not see, a sentence each. */
  limits: string[]
  templates: Template[]
  /** Links among templates, the largest number first. */
  flow: TemplateFlow[]
  /** What Lighthouse measured on pages of the largest templates. */
  speed: TemplateSpeed[]
  pages: PageRow[]
  /** Whether pages were left that the audit did not read. */
  isCut: boolean
}

/** Returns the report of a site. The same site always has the same report. */
export function reportOf(site: SiteView): AuditReport {
  const results = evaluateRules(site)
  const findings = findingsOf(results, site)
  const counts = { error: 0, warning: 0, notice: 0 }
  for (const { severity } of findings) counts[severity]++
  const { crawl } = site
  return {
    version: 1,
    start: crawl.start,
    home: site.home?.url ?? crawl.start,
    startedAt: crawl.startedAt,
    endedAt: crawl.endedAt,
    verdict: verdictOf(site, findings, counts),
    score: scoreOf(results),
    counts,
    findings,
    passed: results.filter(isPassed).map(({ rule }) => rule.id),
    unmeasured: results.flatMap(({ rule, unmeasured }) => (unmeasured ? [{ rule: rule.id, why: unmeasured }] : [])),
    limits: limitsOf(site),
    templates: site.templates,
    flow: templateFlow(site),
    speed: templateSpeed(site),
    pages: pageRows(site, findings),
    isCut: crawl.isCut,
  }
}

const isPassed = ({ unmeasured, occurrences }: RuleResult) => unmeasured === undefined && occurrences.length === 0

function verdictOf({ home, crawl, html }: SiteView, findings: AuditFinding[], counts: AuditReport['counts']): string {
  if (!home) return `The home page could not be examined. ${problemOfStart(crawl) ?? 'It is not a page.'}`
  const read = `${html.length} ${html.length === 1 ? 'page was' : 'pages were'} read`
  if (findings.length === 0) return `No problems found: ${read}.`
  return problemsVerdict(findings, counts) ?? `No errors and no warnings: ${read}.`
}

function limitsOf({ crawl, rendered, html, isOffline }: SiteView): string[] {
  const refused = crawl.pages.filter(({ status, instead }) => status === 403 || status === 429 || instead === 'captcha')
  return [
    ...(crawl.isCut ? [`We read ${countOf(html.length, 'page')}. The site has more, which we did not examine.`] : []),
    ...(crawl.excluded.length > 0
      ? [
          `robots.txt keeps our bot from ${countOf(crawl.excluded.length, 'linked URL')}. ${crawl.excluded.length === 1 ? 'It was' : 'They were'} not read.`,
        ]
      : []),
    ...(refused.length > 0
      ? [
          `The site refused ${countOf(refused.length, 'request')} from our bot, which says nothing about ${refused.length === 1 ? 'that page' : 'those pages'}.`,
        ]
      : []),
    ...(isOffline ? [`${NO_OUTSIDE} Links, images, and files of other hosts were not checked.`] : []),
    ...('unmeasured' in rendered ? [`No page was opened in a browser. ${rendered.unmeasured}`] : []),
  ]
}
