import type { Finding } from '#engine/tool/blocks.ts'
import { type Unchecked, withoutFragment } from './chain.ts'
import { canonicals, moves, redirects, rfc6797, rfc9309 } from './references.ts'

const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid)$/

/** Returns findings about redirects that drop the path or campaign parameters. */
export function ofWhatIsLost({ requested, finalUrl, steps }: Unchecked, count: number): Finding[] {
  const first = steps[0]?.url
  if (!first || !finalUrl || count === 0) return []
  const [from, to] = [new URL(first), new URL(finalUrl)]
  const lost = [...from.searchParams.keys()].filter((key) => TRACKING.test(key) && !to.searchParams.has(key))
  const found: Finding[] = []
  if (lost.length > 0)
    found.push({
      id: 'campaign-lost',
      severity: 'warning',
      title: `The redirect drops ${lost.join(', ')}.`,
      why: 'Your analytics will count these visits as direct traffic.',
      evidence: `${requested} → ${finalUrl}`,
      fix: 'Append the query string of the request to the target.',
      ref: moves,
    })
  if (from.pathname !== '/' && to.pathname === '/' && to.search === '')
    found.push({
      id: 'to-home',
      severity: 'warning',
      title: 'The redirect leads to the home page.',
      why: 'If the home page does not replace what was here, Google may treat the URL as a soft 404.',
      evidence: `${requested} → ${finalUrl}`,
      fix: 'Redirect to the closest successor, or respond with 404 or 410.',
      ref: moves,
    })
  if (to.protocol === 'http:' && from.protocol === 'http:')
    found.push({
      id: 'stays-http',
      severity: 'warning',
      title: 'The page is served over http.',
      why: 'Browsers mark it as not secure.',
      evidence: finalUrl,
      fix: `Redirect to ${finalUrl.replace(/^http:/, 'https:')}`,
      ref: rfc6797,
    })
  return found
}

/** Returns findings about the last page, if it contradicts the redirects. */
export function ofTheLastPage(
  { canonical, finalUrl, scriptRedirect, robots, outcome }: Unchecked,
  count: number,
): Finding[] {
  const found: Finding[] = []
  if (scriptRedirect)
    found.push({
      id: 'script-redirect',
      severity: 'warning',
      title: `A script ${scriptRedirect.isConditional ? 'may lead' : 'leads'} on to ${scriptRedirect.url ?? 'a URL that it computes'}. This step was not followed.`,
      why: 'Only browsers and crawlers that run scripts see it, and Google sees it later than a redirect.',
      evidence: `line ${scriptRedirect.line}: ${scriptRedirect.evidence}`,
      fix: 'Redirect on the server with status 301.',
      ref: redirects,
    })
  if (canonical && finalUrl && outcome === 'ok' && withoutFragment(canonical.url) !== withoutFragment(finalUrl))
    found.push({
      id: 'other-canonical',
      severity: 'warning',
      title:
        count > 0 ? 'The page at the end names another URL as canonical.' : 'The page names another URL as canonical.',
      why:
        count > 0
          ? 'The redirect says one URL, the canonical another; search engines have to choose.'
          : 'Search engines may show that URL instead of this one.',
      evidence: canonical.evidence,
      fix: `${count > 0 ? 'Redirect' : 'Link'} to ${canonical.url}, or make ${finalUrl} its own canonical.`,
      ref: canonicals,
    })
  if (robots && !robots.isAllowed)
    found.push({
      id: 'blocked',
      severity: 'warning',
      title: 'robots.txt blocks the last URL for this crawler.',
      why:
        count > 0 ? 'The crawler never sees the page to which the redirects lead.' : 'The crawler never sees the page.',
      evidence: `line ${robots.line ?? '?'}: ${robots.rule ?? ''}`,
      fix: 'Allow the URL in robots.txt.',
      ref: rfc9309,
    })
  return found
}
