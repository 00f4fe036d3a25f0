import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'competitor-analysis',
  name: 'Competitor analysis',
  category: 'seo',
  runs: 'server',
  desc: 'Your page and five rivals, compared field by field',
  description: 'Compare your page with up to five rivals: titles, headings, terms, schema, links, weight. Gaps are listed, not guessed.',
  icon: 'versus',
  order: 3,
})
