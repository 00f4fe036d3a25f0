import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import { type Block, chart, table } from '#engine/tool/blocks.ts'
import type { Summary } from './summary.ts'

/** Reports sites with the same referrers, and domains that link to competitors only. */
export function similarBlocks(summary: Summary): Block[] {
  return [...gapBlocks(summary), ...competitorBlocks(summary), ...similarTable(summary)]
}

function gapBlocks({ linkGap, competitors }: Summary): Block[] {
  if (!linkGap?.value || linkGap.value.length === 0) return []
  return [
    table({
      title: 'Link gap: they link to competitors and not to you',
      columns: [
        { label: 'Domain', form: 'mono' },
        { label: 'Links to', form: 'number', unit: `of ${competitors.length}`, method: 'How many of the competitors.' },
        { label: 'Score', form: 'bar', method: 'Link position score of the domain.' },
        { label: 'Competitors' },
        { label: 'Kind' },
      ],
      rows: linkGap.value.map(({ domain, linksTo, harmonicRank, isHub }) => [
        { text: domain, href: `https://${domain}/` },
        linksTo.length,
        shownScore(linkPositionScore(harmonicRank)),
        linksTo.join(', '),
        isHub ? 'technical hub' : '',
      ]),
      note: 'By number of competitors, then by rank.',
    }),
  ]
}

function competitorBlocks({ standing, competitors }: Summary): Block[] {
  const all = [standing, ...competitors]
  if (competitors.length === 0 || all.every(({ referringDomains }) => referringDomains === null)) return []
  return [
    chart({
      title: 'Referring domains beside competitors',
      form: 'bars',
      unit: 'domains',
      labels: all.map(({ domain }, at) => (at === 0 ? `${domain} (you)` : domain)),
      series: [{ name: 'Referring domains', values: all.map(({ referringDomains }) => referringDomains) }],
      highlight: 0,
      method: 'Domains with at least one link to each domain in the release, technical hubs included.',
    }),
  ]
}

function similarTable({ similar: { value } }: Summary): Block[] {
  if (!value || value.length === 0) return []
  return [
    table({
      title: 'Sites with the same referrers',
      columns: [
        { label: 'Domain', form: 'mono' },
        {
          label: 'Likeness',
          form: 'bar',
          method:
            'Sum over shared referrers of 1 ÷ ln(1 + domains that the referrer links to): Adamic and Adar, 2003. A referrer that links to few says more.',
        },
        { label: 'Shared referrers', form: 'number', method: 'Among the best 500 referrers of the domain.' },
        { label: 'Position', form: 'number', method: 'By harmonic centrality.' },
      ],
      rows: value.map(({ domain, score, shared, harmonicRank }) => [
        { text: domain, href: `https://${domain}/` },
        Number(score.toFixed(2)),
        shared,
        harmonicRank,
      ]),
      note: 'They compete for links, which does not mean that they compete for searches.',
    }),
  ]
}
