import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'readability-checker',
  name: 'Readability test',
  title: 'Readability test: the grade of your text',
  category: 'content',
  runs: 'browser',
  desc: 'Ten formulas, and the sentences that are hardest to read',
  description:
    'Measure a text with ten readability formulas and find the long sentences and hard words that slow your readers down.',
  icon: 'eye',
  related: ['grammar-checker', 'ai-content-rewriter', 'word-counter'],
  order: 4,
})
