import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'code-formatter',
  name: 'Code formatter',
  title: 'Code formatter for nine languages',
  alsoCalled: 'code beautifier',
  category: 'code',
  runs: 'browser',
  desc: 'Nine languages, one tidy layout',
  description:
    'Format JavaScript, TypeScript, CSS, HTML, JSON, Markdown, SQL, XML, and YAML in your browser with settings you choose.',
  icon: 'indent',
  related: ['json-formatter', 'javascript-minifier', 'css-minifier'],
  order: 6,
})
