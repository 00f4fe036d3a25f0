import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPosition, linkPositionScore } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { type Block, table } from '#engine/tool/blocks.ts'
import type { LinkData } from './standings.ts'

/**
 * Returns the blocks about the position of the sites in the link graph, and about domains that link to competitors
 * only.
 */
export function linkBlocks({ standings, linkGap, gapProblem }: LinkData, names: string[]): Block[] {
  if (standings.every((one) => one === null)) return []
  return [
    table({
      title: 'In the link graph',
      columns: [
        { label: 'Site' },
        { label: 'Domain', form: 'mono' },
        {
          label: linkPosition.name,
          form: 'bar',
          method: `${linkPosition.expression.join(' ')}: ${formulaPath(linkPosition.slug)}`,
        },
        { label: 'Position', form: 'number', method: 'By harmonic centrality in the release.' },
        { label: 'Referring domains', form: 'number', method: 'Domains with a link to it, where links are loaded.' },
        { label: 'Note' },
      ],
      rows: standings.map((standing, at) => [
        names[at] ?? '',
        standing?.domain ?? null,
        shownScore(standing?.score ?? null),
        standing?.harmonicRank ?? null,
        standing?.referringDomains ?? null,
        standing?.message ?? '',
      ]),
      note: `Unknown is not 0.${gapProblem ? ` Who links to the others and not to you is unknown. ${gapProblem}` : ''}`,
    }),
    ...(linkGap && linkGap.length > 0
      ? [
          table({
            title: 'Link gap: they link to others and not to you',
            columns: [
              { label: 'Domain', form: 'mono' },
              { label: 'Links to', form: 'number', method: 'How many of the competing domains.' },
              { label: 'Score', form: 'bar', method: 'Link position score of the linking domain.' },
              { label: 'Domains' },
            ],
            rows: linkGap.map(({ domain, linksTo, harmonicRank }) => [
              { text: domain, href: `https://${domain}/` },
              linksTo.length,
              shownScore(linkPositionScore(harmonicRank)),
              linksTo.join(', '),
            ]),
          }),
        ]
      : []),
  ]
}
