import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'ai-content-rewriter',
  name: 'Paraphrasing tool',
  title: 'Paraphrasing tool that keeps your facts',
  alsoCalled: 'AI rewriter, article rewriter',
  category: 'content',
  runs: 'provider',
  desc: 'A second version in which names and numbers are checked',
  description:
    'Rewrite a text in another tone or length and see the difference, with every name, number, and URL checked against yours.',
  icon: 'rewrite',
  related: ['grammar-checker', 'readability-checker', 'plagiarism-checker'],
  order: 2,
})
