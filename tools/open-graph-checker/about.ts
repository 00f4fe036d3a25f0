import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'open-graph-checker',
  name: 'Social preview',
  category: 'seo',
  runs: 'server',
  desc: 'How a link will look when somebody shares it',
  description:
    'Preview how a link looks when shared on four networks, and check its Open Graph tags, picture size and picture ratio.',
  icon: 'card',
  order: 24,
})
