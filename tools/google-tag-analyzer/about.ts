import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'google-tag-analyzer',
  name: 'Google tag checker',
  title: 'Google tag checker: what fires, and when',
  category: 'seo',
  runs: 'server',
  desc: 'Tags that fire, tags that fire twice, and the head of the page',
  description:
    'Find the Google tags of a page in firing order, with consent mode, duplicates, and gaps, and read its title and metas.',
  icon: 'tag',
  related: ['meta-tag-generator', 'open-graph-checker', 'http-header-checker'],
  order: 16,
})
