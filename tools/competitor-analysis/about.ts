import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'competitor-analysis',
  name: 'SEO competitor analysis',
  title: 'SEO competitor analysis, field by field',
  category: 'seo',
  runs: 'server',
  desc: 'Your page and five others, compared field by field',
  description:
    'Compare your page with up to five others: titles, headings, terms, schema types, links, and weight, with a list of gaps.',
  icon: 'versus',
  related: ['seo-content-optimization', 'schema-markup-generator', 'serp-rank-checker'],
  order: 3,
})
