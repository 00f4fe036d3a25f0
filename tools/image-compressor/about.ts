import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'image-compressor',
  name: 'Image compressor',
  title: 'Image compressor with before and after',
  category: 'image',
  runs: 'browser',
  desc: 'Smaller files by quality, size, or similarity',
  description:
    'Compress many images at once in your browser by quality, target size, or measured similarity, and compare before and after.',
  icon: 'press',
  related: ['images-extractor', 'page-speed-checker', 'image-converter', 'image-resizer'],
  order: 1,
})
