import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'http-header-checker',
  name: 'HTTP headers and security',
  category: 'seo',
  runs: 'server',
  desc: 'Each header explained, caching judged, safety graded',
  description: 'Read the HTTP headers of a page with an explanation of each, a verdict on caching and a graded list of security rules.',
  icon: 'header',
  order: 23,
})
