import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'html-to-markdown',
  name: 'HTML to Markdown converter',
  title: 'HTML to Markdown converter, and back again',
  category: 'content',
  runs: 'browser',
  desc: 'Either direction, with tables and code intact',
  description:
    'Convert HTML to Markdown or Markdown to HTML in your browser, with tables, code, and links intact and a safe preview.',
  icon: 'markdown',
  related: ['article-extractor', 'text-compare', 'code-formatter'],
  order: 9,
})
