import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'internal-link-analyzer',
  name: 'Internal links',
  category: 'seo',
  runs: 'server',
  desc: 'Depth, orphans, and link weight of up to 200 pages',
  description:
    'Crawl up to 200 pages of a site and see click depth, orphan pages, broken links, and where the internal weight goes.',
  icon: 'tree',
  order: 12,
})
