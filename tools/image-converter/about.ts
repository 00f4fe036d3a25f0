import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'image-converter',
  name: 'Image converter',
  title: 'Image converter: eleven formats read',
  category: 'image',
  runs: 'browser',
  desc: 'Eleven formats read, seven written, many files at once',
  description:
    'Convert JPEG, PNG, WebP, AVIF, JPEG XL, GIF, TIFF, BMP, HEIC, SVG, and ICO without an upload: eleven in, seven out.',
  icon: 'convert',
  related: ['image-compressor', 'image-resizer', 'heic-to-jpg'],
  order: 2,
})
