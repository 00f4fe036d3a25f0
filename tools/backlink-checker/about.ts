import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'backlink-checker',
  name: 'Backlink checker',
  title: 'Backlink checker for a whole list of links',
  category: 'seo',
  runs: 'server',
  desc: 'Which links are still there, with rel and anchor',
  description:
    'Check a list of backlinks one by one: followed, nofollow, redirected, or gone, with the anchor text and the reason.',
  icon: 'chain',
  related: ['backlink-summary', 'redirect-checker', 'broken-link-checker'],
  order: 5,
})
