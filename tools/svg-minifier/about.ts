import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'svg-minifier',
  name: 'SVG optimizer',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller SVGs, with any difference highlighted',
  description:
    'Optimize SVG files, see any difference from the original, and switch off each step that would change the image.',
  icon: 'curve',
  order: 5,
})
