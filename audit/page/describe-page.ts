import { pageRules } from '../rules/index.ts'
import { auditedPage, isInScope, type Received } from './audited-page.ts'
import type { PageDescription } from './page-description.ts'
import { pageFacts } from './page-facts.ts'
import { skeletonOf } from './skeleton.ts'

/** Places that are kept of one rule on one page. */
const MAX_PLACES = 5

/** Evaluates all rules that look at one page. */
export function describePage(received: Received): PageDescription {
  const page = auditedPage(received)
  const description: PageDescription = {
    indexability: page.indexability,
    facts: pageFacts(page),
    skeleton: skeletonOf(page.tags),
    found: {},
    counts: {},
    skipped: [],
  }
  for (const rule of pageRules) {
    if (!isInScope(page, rule.scope)) continue
    const evidence = rule.evaluate(page)
    if (evidence === null) description.skipped.push(rule.id)
    else if (evidence.length > 0) {
      // Evidence of several causes is kept whole: each is a finding of its own.
      description.found[rule.id] = evidence.some(({ cause }) => cause) ? evidence : evidence.slice(0, MAX_PLACES)
      if (evidence.length > MAX_PLACES) description.counts[rule.id] = evidence.length
    }
  }
  return description
}
