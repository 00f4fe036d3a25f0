import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'internal-link-analyzer',
  name: 'Internal link checker',
  title: 'Internal link checker and orphan finder',
  category: 'seo',
  runs: 'server',
  desc: 'Depth, orphans, and link weight of up to 200 pages',
  description:
    'Crawl up to 200 pages of a site and see click depth, orphan pages, broken links, and where the internal weight goes.',
  icon: 'tree',
  related: ['broken-link-checker', 'xml-sitemap-validator', 'redirect-checker'],
  order: 12,
})
