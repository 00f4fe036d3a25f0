import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'images-extractor',
  name: 'Image extractor',
  title: 'Image extractor: all images on a page',
  category: 'image',
  runs: 'server',
  desc: 'All images of a page, with size, weight, and alternative text',
  description:
    'List all images of a page with real and declared size, weight, format, and alternative text, each one exactly once.',
  icon: 'gallery',
  related: ['image-compressor', 'open-graph-checker', 'exif-viewer'],
  order: 8,
})
