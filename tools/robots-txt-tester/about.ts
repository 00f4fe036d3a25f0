import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'robots-txt-tester',
  name: 'robots.txt tester',
  category: 'seo',
  runs: 'browser',
  desc: 'Which line lets which crawler in, and why that line wins',
  description:
    'Test addresses against a robots.txt for any crawler and see the line that decides, as the RFC and the Google parser do.',
  icon: 'gate',
  order: 17,
})
