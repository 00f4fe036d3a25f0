import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPosition } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, findings, type Metric, metric } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { refusedLines } from '#engine/web/refused-lines.ts'
import { findingsOf } from './findings.ts'
import { providerBlocks } from './report-provider.ts'
import { referrerBlocks } from './report-referrers.ts'
import { similarBlocks } from './report-similar.ts'
import type { Summary, SummaryData } from './summary.ts'

/** Returns the report: how many domains link, what changed, who they are, and who links to competitors only. */
export function reportSummary({ backlinksSummary: summary, index, refused }: SummaryData): Report {
  const { domain, referrers, caveats, sources, settings } = summary
  const blocks: Block[] = [
    metric(metricsOf(summary)),
    findings(findingsOf(summary)),
    ...referrerBlocks(summary),
    ...similarBlocks(summary),
    ...providerBlocks(summary),
    ...refusedLines(refused),
  ]
  const isWhole = referrers.value !== null && refused.length === 0
  return {
    summary: sentenceOf(summary),
    blocks,
    status: isWhole && !(summary.provider.value === null && !summary.provider.isUnset) ? 'done' : 'partial',
    ...(sources.length > 0 ? { sources } : {}),
    limits: [
      ...caveats,
      ...(summary.provider.value === null && summary.provider.isUnset && settings.length > 0
        ? [`What is missing can be added. ${settings.join(' ')}`]
        : []),
      ...(index.isSample ? [] : referrers.value === null ? ['Try the report with the sample domains above.'] : []),
    ],
    next: [
      {
        slug: 'domain-authority-checker',
        why: 'See the position of the domain in each release.',
        input: { domains: domain },
      },
      { slug: 'backlink-checker', why: 'Check whether individual links are still there.', input: { target: domain } },
    ],
  }
}

function sentenceOf({ domain, referrers, standing, hidesHubs }: Summary) {
  if (referrers.value) {
    const { total, changes } = referrers.value
    const moved = changes
      ? `: ${withCommas(changes.gainedTotal)} gained and ${withCommas(changes.lostTotal)} lost since the previous release`
      : ''
    return `${countOf(total, 'domain')} ${total === 1 ? 'links' : 'link'} to ${domain}${hidesHubs ? ', without technical hubs' : ''}${moved}.`
  }
  if (standing.harmonicRank === null) return referrers.problem
  return `${domain} is at position ${withCommas(standing.harmonicRank)} of ${withCommas(standing.domainsInRelease ?? 0)} in the link graph. Who links to it is unknown here.`
}

function metricsOf({ referrers, standing, provider }: Summary): Metric[] {
  const changes = referrers.value?.changes
  return [
    {
      label: 'Referring domains',
      value: referrers.value?.total ?? null,
      method: referrers.problem ?? 'Domains with at least one link to this domain or its subdomains in the release.',
    },
    {
      label: 'Gained and lost',
      value: changes ? `+${withCommas(changes.gainedTotal)} −${withCommas(changes.lostTotal)}` : null,
      method: changes
        ? `Domains that link in this release and not in the one before (${changes.since}), and the reverse. Releases differ in size: see the trend.`
        : 'Needs two loaded releases.',
    },
    {
      label: linkPosition.name,
      value: shownScore(standing.score),
      unit: 'of 100',
      method: `${linkPosition.expression.join(' ')} from the position by harmonic centrality.`,
      ref: { label: 'The formula', url: formulaPath(linkPosition.slug) },
    },
    {
      label: 'Hosts',
      value: standing.hosts,
      method: 'Host names of the domain that the crawl has seen. Unknown where only the built-in list is loaded.',
    },
    ...(provider.value
      ? [
          {
            label: `Links by ${provider.value.name}`,
            value: provider.value.total,
            method: `What ${provider.value.name} counts with a crawler of its own. It is not comparable with the link graph.`,
          },
        ]
      : []),
  ]
}
