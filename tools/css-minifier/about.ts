import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'css-minifier',
  name: 'CSS minifier',
  title: 'CSS minifier: smallest safe stylesheet wins',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller stylesheets, with a list of what was merged or dropped',
  description:
    'Minify CSS with several engines, keep the smallest safe result, and see each rule that was merged or dropped.',
  icon: 'styles',
  related: ['html-minifier', 'javascript-minifier', 'code-formatter'],
  order: 2,
})
