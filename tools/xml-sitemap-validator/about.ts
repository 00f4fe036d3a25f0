import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'xml-sitemap-validator',
  name: 'XML sitemap validator',
  title: 'XML sitemap validator and generator',
  category: 'seo',
  runs: 'server',
  desc: 'Errors by rule, wrong dates, and what is missing',
  description:
    'Validate an XML sitemap by rule, sample its URLs, compare it with a crawl, or generate a new one from a list or the site.',
  icon: 'map',
  related: ['robots-txt-tester', 'hreflang-checker', 'broken-link-checker', 'internal-link-analyzer'],
  order: 18,
})
