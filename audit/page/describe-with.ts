import type { DescribedResponse } from '#engine/crawl/crawl.ts'
import { type RobotsRules, robotsRules } from '#engine/crawl/robots-rules.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'
import { describePage } from './describe-page.ts'
import type { PageDescription } from './page-description.ts'

/** Whose rules of robots.txt decide whether a page can be shown: most searches take place there. */
const SEARCH_ENGINE = 'Googlebot'

/** Returns what a crawl calls for each response, so that its pages are described. */
export function describeWith(now: number): (response: DescribedResponse) => PageDescription {
  const rulesOf = new Map<FetchedRobots, RobotsRules>()
  const readRules = (robots: FetchedRobots) => {
    const rules = rulesOf.get(robots) ?? robotsRules(robots, SEARCH_ENGINE)
    rulesOf.set(robots, rules)
    return rules
  }
  return ({ page, headers, html, robots }) => {
    const isAllowed = robots ? readRules(robots).isAllowed : () => true
    return describePage({ crawled: page, headers, html, isAllowed, now })
  }
}
