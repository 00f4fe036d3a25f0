import { type RobotsRule, readRobotsTag } from '#tools/http-header-checker/robots-tag.ts'
import type { Evidence } from '../evidence.ts'
import { tagEvidence } from '../rule.ts'
import type { AuditedPage } from './audited-page.ts'

/** A rule for search engines in a meta element or a header: `noindex`, `max-snippet:50`, in lower case. */
export type RobotsDirective = { rule: string; isHeader: boolean; evidence: Evidence }

/** Returns the rules of a page that apply to Google, in the order of the page. */
export function robotsDirectives(page: AuditedPage): RobotsDirective[] {
  const inHeader = [page.headers['x-robots-tag'] ?? []]
    .flat()
    .flatMap((value) => readRobotsTag([['x-robots-tag', value]]))
  return [
    ...page.head.metas
      .filter(({ key, attribute }) => attribute === 'name' && (key === 'robots' || key === 'googlebot'))
      .flatMap(({ content, tag }) =>
        rulesIn(content).map((rule) => ({ rule, isHeader: false, evidence: tagEvidence(page, tag) })),
      ),
    ...inHeader.filter(isForGoogle).map(({ rule }) => ({
      rule: rule.toLowerCase(),
      isHeader: true,
      evidence: { snippet: `x-robots-tag: ${rule}`.slice(0, 300) },
    })),
  ]
}

const isForGoogle = ({ agent }: RobotsRule) => agent === '*' || agent.toLowerCase() === 'googlebot'

/** The date of `unavailable_after` may contain commas. */
const rulesIn = (content: string) =>
  (content.toLowerCase().match(/unavailable_after:[\s\S]*|[^,]+/g) ?? []).map((rule) => rule.trim()).filter(Boolean)
