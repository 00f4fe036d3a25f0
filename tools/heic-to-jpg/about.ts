import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'heic-to-jpg',
  name: 'HEIC to JPG converter',
  title: 'HEIC to JPG converter, many at a time',
  category: 'image',
  runs: 'browser',
  desc: 'Phone photos that open everywhere',
  description:
    'Turn HEIC photos from a phone into JPEG or PNG in your browser, many at a time, with or without their camera data.',
  icon: 'phone',
  related: ['image-compressor', 'image-resizer', 'exif-viewer'],
  order: 4,
})
