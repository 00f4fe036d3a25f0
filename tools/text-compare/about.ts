import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'text-compare',
  name: 'Text compare',
  title: 'Text compare: see what changed, and where',
  alsoCalled: 'diff checker',
  category: 'content',
  runs: 'browser',
  desc: 'What changed between two texts, or the HTML of two pages',
  description:
    'Compare two texts, or the HTML of two pages, by line, word, or character, with moved blocks and a patch to copy.',
  icon: 'diff',
  related: ['plagiarism-checker', 'html-to-markdown', 'word-counter'],
  order: 7,
})
