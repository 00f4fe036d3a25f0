import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'svg-minifier',
  name: 'SVG optimizer',
  title: 'SVG optimizer that highlights changes',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller SVGs, with any difference highlighted',
  description:
    'Optimize SVG files, see any difference from the original, and switch off each step that would change the image.',
  icon: 'curve',
  related: ['svg-to-png', 'favicon-generator', 'image-compressor'],
  order: 5,
})
