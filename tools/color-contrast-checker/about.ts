import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'color-contrast-checker',
  name: 'Color and contrast',
  category: 'misc',
  runs: 'browser',
  desc: 'Check whether a color pair is readable, and find the nearest that is',
  description:
    'Measure the contrast of two colors against WCAG 2.2, see the nearest pair that passes, and view both with color blindness.',
  icon: 'contrast',
  order: 7,
})
