import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'color-contrast-checker',
  name: 'Color and contrast',
  category: 'misc',
  runs: 'browser',
  desc: 'Whether a color pair can be read, and the nearest that can',
  description:
    'Measure the contrast of two colors against WCAG 2.2, see the nearest pair that passes, and view both as others see them.',
  icon: 'contrast',
  order: 7,
})
