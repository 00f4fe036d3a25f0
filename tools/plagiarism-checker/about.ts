import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'plagiarism-checker',
  name: 'Plagiarism checker',
  category: 'content',
  runs: 'browser',
  desc: 'Matching passages side by side with their source',
  description:
    'Compare a text with the sources you name and read matching passages side by side, with the words that are equal and changed.',
  icon: 'twins',
  order: 1,
})
