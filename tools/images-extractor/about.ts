import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'images-extractor',
  name: 'Images extractor',
  category: 'image',
  runs: 'server',
  desc: 'All pictures of a page, with size, weight and alt text',
  description:
    'List all pictures of a page with real and declared size, weight, format and alt text, and see what a new format would save.',
  icon: 'gallery',
  order: 8,
})
