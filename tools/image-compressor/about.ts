import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'image-compressor',
  name: 'Image compressor',
  category: 'image',
  runs: 'browser',
  desc: 'Smaller files by quality, by size or by likeness',
  description:
    'Compress many pictures at once in your browser by quality, target size or measured likeness, and compare before and after.',
  icon: 'press',
  order: 1,
})
