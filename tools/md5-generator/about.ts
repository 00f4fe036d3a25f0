import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'md5-generator',
  name: 'MD5 and SHA hash generator',
  title: 'MD5 and SHA hash generator, large files too',
  category: 'misc',
  runs: 'browser',
  desc: 'MD5, SHA, BLAKE, and checksums of text and large files',
  description:
    'Hash text or files of any size in your browser with MD5, SHA, BLAKE, CRC32, or xxHash, and compare with a known value.',
  icon: 'hash',
  related: ['password-generator', 'text-compare', 'exif-viewer'],
  order: 2,
})
