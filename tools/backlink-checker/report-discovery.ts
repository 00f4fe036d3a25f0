import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPosition, linkPositionScore } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Discovery } from './discover.ts'

/**
 * Returns the report for the case that only the linking domains are known: which they are, and what is needed to check
 * their pages.
 */
export function reportDomains({
  domain,
  referrers,
  total,
  settings,
  sources,
}: Extract<Discovery, { kind: 'domains' }>): Report {
  return {
    summary: `${countOf(total, 'domain')} ${total === 1 ? 'links' : 'link'} to ${domain}. Their pages are unknown.`,
    status: 'partial',
    sources,
    blocks: [
      metric([
        {
          label: 'Referring domains',
          value: total,
          method:
            'Domains with at least one link to this domain in the release of the link graph, without technical hubs.',
        },
        {
          label: 'Followed links',
          value: null,
          method: 'Unknown: the link graph joins domains and has no pages. No page was listed to verify.',
        },
      ]),
      findings([
        {
          id: 'domains-only',
          severity: 'notice',
          title: 'The domains that link are known, but their pages are not.',
          why: 'Without the page, nobody can say whether a link is still there or followed.',
          evidence: referrers
            .slice(0, 10)
            .map((one) => one.domain)
            .join(', '),
          fix: `List the pages that should link to you, or let a provider find them. ${settings.join(' ')}`.trim(),
          ref: { label: 'Common Crawl: web graphs', url: 'https://commoncrawl.org/web-graphs' },
        },
      ]),
      table({
        title: 'Referring domains, best first',
        columns: [
          { label: 'Domain', form: 'mono' },
          {
            label: linkPosition.name,
            form: 'bar',
            method: `${linkPosition.expression.join(' ')}: ${formulaPath(linkPosition.slug)}`,
          },
          { label: 'Position', form: 'number', method: 'By harmonic centrality.' },
          { label: 'Hosts', form: 'number', method: 'Host names of the domain that the crawl has seen.' },
        ],
        rows: referrers.map(({ domain: from, harmonicRank, hosts }) => [
          { text: from, href: `https://${from}/` },
          shownScore(linkPositionScore(harmonicRank)),
          harmonicRank,
          hosts ?? null,
        ]),
        ...(referrers.length < total ? { note: `The first ${referrers.length} of ${withCommas(total)}.` } : {}),
      }),
    ],
    next: [{ slug: 'backlink-summary', why: 'See what changed since the previous release.', input: { domain } }],
  }
}
