import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'page-speed-checker',
  name: 'Website speed test',
  title: 'Website speed test on phone and desktop',
  alsoCalled: 'page speed, pagespeed',
  category: 'seo',
  runs: 'server',
  desc: 'A Lighthouse run with vitals, filmstrip, waterfall, and fixes',
  description:
    'Measure a page with Lighthouse on phone or desktop: score, LCP, CLS, blocking time, filmstrip, waterfall, and what to fix.',
  icon: 'clock',
  related: ['redirect-checker', 'images-extractor', 'http-header-checker', 'ai-crawler-checker'],
  order: 10,
})
