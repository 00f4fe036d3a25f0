import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'plagiarism-checker',
  name: 'Plagiarism checker',
  category: 'content',
  runs: 'browser',
  desc: 'Matching passages next to their source',
  description:
    'Compare a text with the sources you provide and see matching passages side by side, with equal and changed words.',
  icon: 'twins',
  order: 1,
})
