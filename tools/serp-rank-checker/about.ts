import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'serp-rank-checker',
  name: 'Keyword rank checker',
  title: 'Keyword rank checker by city and device',
  category: 'seo',
  runs: 'server',
  desc: 'Your position for a keyword, by country, city, and device',
  description:
    'Look up the position of a domain for a keyword by country, language, and device. A failed look-up is never shown as a rank.',
  icon: 'rank',
  related: ['keyword-difficulty-checker', 'seo-content-optimization', 'competitor-analysis'],
  needsData: {
    anyOf: ['search'],
    without:
      'We have no source of search results, so positions can’t be looked up here. Paste the results of a search under Options, and the tool finds your domain in them.',
    instead: 'seo-content-optimization',
  },
  order: 6,
})
