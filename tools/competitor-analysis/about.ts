import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'competitor-analysis',
  name: 'Competitor analysis',
  category: 'seo',
  runs: 'server',
  desc: 'Your page and five others, compared field by field',
  description:
    'Compare your page with up to five others: titles, headings, terms, schema types, links, and weight. Gaps are listed.',
  icon: 'versus',
  order: 3,
})
