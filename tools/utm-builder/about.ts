import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'utm-builder',
  name: 'UTM builder',
  title: 'UTM builder for one link or hundreds',
  alsoCalled: 'URL parser',
  category: 'misc',
  runs: 'browser',
  desc: 'Tagged links, one or a whole list, checked for mistakes',
  description:
    'Build tagged campaign links one by one or from a list, find spaces and mixed case, and take any URL apart.',
  icon: 'campaign',
  related: ['qr-code-generator', 'redirect-checker', 'google-tag-analyzer'],
  order: 8,
})
