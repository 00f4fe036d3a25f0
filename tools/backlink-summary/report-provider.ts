import { type Block, chart, table } from '#engine/tool/blocks.ts'
import type { Summary } from './summary.ts'

/** Returns the blocks that need a provider: followed links and anchor texts. */
export function providerBlocks({ provider: { value } }: Summary): Block[] {
  if (!value) return []
  const { name, followedShare, anchors, links } = value
  const followed = followedShare === null ? null : Math.round(100 * followedShare)
  return [
    ...(followed === null
      ? []
      : [
          chart({
            title: `Followed links by ${name}`,
            form: 'donut',
            unit: '%',
            labels: ['Followed', 'Not followed'],
            series: [{ name: 'Share', values: [followed, 100 - followed] }],
            highlight: 0,
            method: `Links without nofollow, ugc, or sponsored, as ${name} counts them.`,
          }),
        ]),
    ...(anchors.length > 0
      ? [
          table({
            title: `Anchor texts by ${name}`,
            columns: [
              { label: 'Anchor' },
              { label: 'Links', form: 'bar', method: `Among the ${links} links that ${name} returned first.` },
            ],
            rows: anchors.map(({ anchor, links: own }) => [anchor || '(no text)', own]),
          }),
        ]
      : []),
  ]
}
