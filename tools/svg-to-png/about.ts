import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'svg-to-png',
  name: 'SVG to PNG and WebP',
  category: 'image',
  runs: 'browser',
  desc: 'Drawings as bitmaps, from one to four times the size',
  description:
    'Turn SVG drawings into PNG or WebP bitmaps at one to four times their size, in your browser, with a preview first.',
  icon: 'vector',
  order: 5,
})
