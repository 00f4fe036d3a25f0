import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'exif-viewer',
  name: 'EXIF viewer and remover',
  category: 'image',
  runs: 'browser',
  desc: 'What a picture tells about you, and a copy that does not',
  description:
    'Read the camera data, place and edit history in a picture, and save a copy without them. The file stays on your machine.',
  icon: 'lens',
  order: 7,
})
