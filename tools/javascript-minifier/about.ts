import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'javascript-minifier',
  name: 'JavaScript minifier',
  title: 'JavaScript minifier with five engines',
  category: 'code',
  runs: 'browser',
  desc: 'Five engines race, and the smallest result wins',
  description:
    'Minify JavaScript with five engines side by side and keep the smallest result, measured raw, in gzip, and in Brotli.',
  icon: 'script',
  related: ['css-minifier', 'html-minifier', 'code-formatter'],
  order: 1,
})
