import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'favicon-generator',
  name: 'Favicon generator',
  title: 'Favicon generator from an image or letter',
  category: 'image',
  runs: 'browser',
  desc: 'Every icon a site needs, from one image or one letter',
  description:
    'Make a complete favicon set from an image, an SVG, or a letter: ICO, SVG, PNG sizes, manifest, and the HTML to paste.',
  icon: 'favicon',
  related: ['svg-to-png', 'image-resizer', 'color-contrast-checker'],
  order: 6,
})
