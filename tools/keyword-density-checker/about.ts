import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'keyword-density-checker',
  name: 'Keyword density checker',
  title: 'Keyword density checker, with positions',
  category: 'content',
  runs: 'browser',
  desc: 'How often, where, and when it is too often',
  description:
    'Count phrases of one to four words in a text or page, see where they appear, and learn when repetition becomes stuffing.',
  icon: 'density',
  related: ['keyword-extract-tool', 'seo-content-optimization', 'plagiarism-checker'],
  order: 6,
})
