import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'color-contrast-checker',
  name: 'Color contrast checker',
  title: 'Color contrast checker by WCAG 2.2 rules',
  category: 'misc',
  runs: 'browser',
  desc: 'Check whether a color pair is readable, and find the nearest that is',
  description:
    'Measure the contrast of two colors, or of all text of a page, against WCAG 2.2, and see the nearest color that passes.',
  icon: 'contrast',
  related: ['images-extractor', 'favicon-generator', 'svg-minifier'],
  order: 7,
})
