import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'http-header-checker',
  name: 'HTTP header checker',
  title: 'HTTP header checker with a security grade',
  category: 'seo',
  runs: 'server',
  desc: 'Each header explained, with cache verdict and security grade',
  description:
    'Read the HTTP headers of a page with an explanation of each, a verdict on caching, and a graded list of security rules.',
  icon: 'header',
  related: ['ssl-checker', 'redirect-checker', 'page-speed-checker'],
  order: 23,
})
