import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'plagiarism-checker',
  name: 'Plagiarism checker',
  title: 'Plagiarism checker with exact matches',
  alsoCalled: 'duplicate content checker, copied text checker',
  category: 'content',
  runs: 'browser',
  desc: 'Matching passages next to their source',
  description:
    'Compare a text with your sources, or with pages a web search finds, and see matching passages side by side, word by word.',
  icon: 'twins',
  related: ['ai-content-rewriter', 'text-compare', 'keyword-density-checker'],
  order: 1,
})
