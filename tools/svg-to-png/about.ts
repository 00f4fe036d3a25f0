import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'svg-to-png',
  name: 'SVG to PNG converter',
  title: 'SVG to PNG converter, sharp at any scale',
  category: 'image',
  runs: 'browser',
  desc: 'SVGs as bitmaps, at one to four times their size',
  description:
    'Turn SVG files into PNG or WebP bitmaps at one to four times their size, in your browser, with a preview first.',
  icon: 'vector',
  related: ['svg-minifier', 'image-compressor', 'favicon-generator'],
  order: 5,
})
