import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'google-tag-analyzer',
  name: 'Google tag and meta analyzer',
  category: 'seo',
  runs: 'server',
  desc: 'Tags that fire, tags that fire twice, and the head of the page',
  description:
    'Read the Google tags, consent mode and meta elements of a page, in load order, with duplicates and gaps pointed out.',
  icon: 'tag',
  order: 16,
})
