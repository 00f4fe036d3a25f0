import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'domain-authority-checker',
  name: 'Domain authority checker',
  title: 'Domain authority checker, formula included',
  category: 'seo',
  runs: 'provider',
  desc: 'An open score with its formula, for up to 100 domains',
  description:
    'Score the authority of up to one hundred domains with an open formula from a public web graph, with rank and history.',
  icon: 'tower',
  related: ['backlink-summary', 'website-traffic-checker', 'competitor-analysis'],
  needsData: {
    anyOf: ['authority', 'linkIndex'],
    without:
      'We have ranks of the best-linked domains of the web only. Most stores are not among them, and get no score here.',
    instead: 'competitor-analysis',
  },
  order: 9,
})
