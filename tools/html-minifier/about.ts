import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'html-minifier',
  name: 'HTML minifier',
  title: 'HTML minifier that builds the same page',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller markup that builds the same page',
  description:
    'Minify HTML and get a check that both versions build the same document, with sizes before and after compression.',
  icon: 'markup',
  related: ['css-minifier', 'javascript-minifier', 'page-speed-checker'],
  order: 3,
})
