import { type ChartBlock, chart } from '#engine/tool/blocks.ts'

/** The charts of the link and traffic tools, with made-up values. */
export const specimenCharts: ChartBlock[] = [
  chart({
    title: 'Page loads per month',
    form: 'ranges',
    labels: ['wool.example', 'oakfield.example', 'socks.example', 'new.example'],
    series: [
      { name: 'From', values: [48_000_000, 410_000, 25_000, null] },
      { name: 'To', values: [null, 6_500_000, 410_000, null] },
    ],
    highlight: 1,
    method: 'Bands by the place in a popularity list.',
  }),
  chart({
    title: 'Top-level domains',
    form: 'treemap',
    unit: 'domains',
    labels: ['.com', '.de', '.org', '.uk', '.fr', 'others'],
    series: [{ name: 'Domains', values: [520, 180, 120, 80, 40, 60] }],
    method: 'Referring domains by the last part of their name.',
  }),
  chart({
    title: 'Profile of the pages',
    form: 'radar',
    labels: ['Words', 'Headings', 'Terms', 'Schema types', 'Images'],
    series: [
      { name: 'oakfield.example (you)', values: [0.6, 0.8, 0.5, 0.3, 1] },
      { name: 'wool.example', values: [1, 0.5, 1, 0.6, 0.4] },
      { name: 'socks.example', values: [0.4, 1, 0.7, 1, null] },
    ],
    highlight: 0,
    method: 'Each axis ends at the largest value.',
  }),
  chart({
    title: 'Terms that the pages share',
    form: 'venn',
    labels: [
      'oakfield.example only',
      'wool.example only',
      'socks.example only',
      'oakfield.example and wool.example',
      'oakfield.example and socks.example',
      'wool.example and socks.example',
      'all three',
    ],
    series: [{ name: 'Terms', values: [16, 23, 10, 4, 5, 3, 7] }],
    method: 'Terms that occur on exactly these pages.',
  }),
]
