import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'page-speed-checker',
  name: 'Page speed',
  category: 'seo',
  runs: 'server',
  desc: 'A Lighthouse run with vitals, filmstrip, waterfall, and fixes',
  description:
    'Measure a page with Lighthouse on phone or desktop: score, LCP, CLS, blocking time, filmstrip, waterfall, and what to fix.',
  icon: 'clock',
  order: 10,
})
