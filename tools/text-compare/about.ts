import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'text-compare',
  name: 'Text and page diff',
  category: 'content',
  runs: 'browser',
  desc: 'What changed between two texts, or the HTML of two pages',
  description:
    'Compare two texts, or the HTML of two pages, by line, word, or character, with moved blocks and a patch to copy.',
  icon: 'diff',
  order: 7,
})
