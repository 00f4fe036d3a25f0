import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'exif-viewer',
  name: 'EXIF viewer and remover',
  title: 'EXIF viewer and remover for photos',
  category: 'image',
  runs: 'browser',
  desc: 'What a photo reveals about you, and a copy that doesn’t',
  description:
    'Read the camera data, location, and edit history in an image, and save a copy without them. The file stays on your device.',
  icon: 'lens',
  related: ['image-compressor', 'image-converter', 'heic-to-jpg'],
  order: 7,
})
