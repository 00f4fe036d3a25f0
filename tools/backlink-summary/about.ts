import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'backlink-summary',
  name: 'Backlink summary',
  category: 'seo',
  runs: 'provider',
  desc: 'Which domains link to you, and how that changed',
  description:
    'See which domains link to a site, how strong they are, and how that changed, from an open web graph with its date shown.',
  icon: 'links',
  order: 4,
})
