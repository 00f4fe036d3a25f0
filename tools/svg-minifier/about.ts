import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'svg-minifier',
  name: 'SVG optimizer',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller drawings, with the difference drawn for you',
  description:
    'Optimize SVG files, see the difference drawn over the original, and switch off each step that would change the picture.',
  icon: 'curve',
  order: 5,
})
