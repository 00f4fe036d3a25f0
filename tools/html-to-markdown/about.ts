import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'html-to-markdown',
  name: 'HTML and Markdown',
  category: 'content',
  runs: 'browser',
  desc: 'Either direction, with tables and code intact',
  description:
    'Convert HTML to Markdown or Markdown to HTML in your browser, with tables, code, and links intact and a safe preview.',
  icon: 'markdown',
  order: 9,
})
