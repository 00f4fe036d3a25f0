import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'backlink-checker',
  name: 'Backlink checker',
  category: 'seo',
  runs: 'provider',
  desc: 'Which links still stand today, with rel and anchor',
  description:
    'Check a list of backlinks one by one: still there, nofollow, redirected or gone, with the anchor text and the last answer.',
  icon: 'chain',
  order: 5,
})
