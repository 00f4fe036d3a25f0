import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'image-resizer',
  name: 'Image resizer',
  title: 'Image resizer that crops around a point',
  category: 'image',
  runs: 'browser',
  desc: 'The sizes that screens and networks need, cropped around a point',
  description:
    'Resize and crop images around a focal point, to your own sizes or social presets, with a srcset ready to paste.',
  icon: 'crop',
  related: ['image-compressor', 'image-converter', 'favicon-generator'],
  order: 3,
})
