import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'backlink-checker',
  name: 'Backlink checker',
  category: 'seo',
  runs: 'server',
  desc: 'Which links are still there, with rel and anchor',
  description:
    'Check a list of backlinks one by one: followed, nofollow, redirected, or gone, with the anchor text and the reason.',
  icon: 'chain',
  order: 5,
})
