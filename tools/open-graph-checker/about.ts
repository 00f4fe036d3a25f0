import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'open-graph-checker',
  name: 'Open Graph checker',
  title: 'Open Graph checker: how a link will look',
  alsoCalled: 'social preview, link preview',
  category: 'seo',
  runs: 'server',
  desc: 'How a link looks when someone shares it',
  description:
    'Preview how a link looks on X, Facebook, LinkedIn, and Slack, and check its Open Graph tags and the size of its image.',
  icon: 'card',
  related: ['image-resizer', 'google-tag-analyzer', 'schema-validator'],
  order: 24,
})
