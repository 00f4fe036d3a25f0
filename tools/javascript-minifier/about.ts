import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'javascript-minifier',
  name: 'JavaScript minifier',
  category: 'code',
  runs: 'browser',
  desc: 'Five engines race, and the smallest result wins',
  description:
    'Minify JavaScript with five engines side by side and keep the smallest result, measured raw, in gzip, and in Brotli.',
  icon: 'script',
  order: 1,
})
