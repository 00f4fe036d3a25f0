import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'hreflang-checker',
  name: 'Hreflang checker',
  title: 'Hreflang checker for pages and sitemaps',
  category: 'seo',
  runs: 'server',
  desc: 'Return links, codes, and canonicals in one table',
  description:
    'Check the hreflang tags of a page, list, or sitemap: missing return links, invalid codes, and conflicts with canonicals.',
  icon: 'globe',
  related: ['redirect-checker', 'xml-sitemap-validator', 'language-detector'],
  order: 20,
})
