import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'keyword-density-checker',
  name: 'Keyword density',
  category: 'content',
  runs: 'browser',
  desc: 'How often, where, and when it becomes too often',
  description:
    'Count phrases of one to four words in a text or page, see where they stand, and learn when repetition turns to stuffing.',
  icon: 'density',
  order: 6,
})
