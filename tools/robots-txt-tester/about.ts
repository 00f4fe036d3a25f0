import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'robots-txt-tester',
  name: 'Robots.txt tester',
  title: 'Robots.txt tester: which line decides',
  category: 'seo',
  runs: 'browser',
  desc: 'Which line allows or blocks which crawler, and why',
  description:
    'Test URLs against a robots.txt for any crawler and see the line that decides, by the RFC and Google’s parser.',
  icon: 'gate',
  related: ['ai-crawler-checker', 'xml-sitemap-validator', 'regex-tester'],
  order: 17,
})
