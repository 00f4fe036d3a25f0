import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'redirect-checker',
  name: 'Redirect checker',
  title: 'Redirect checker: every hop, every status',
  category: 'seo',
  runs: 'server',
  desc: 'Every hop to the page, with status and milliseconds',
  description:
    'Follow up to one hundred URLs hop by hop: status, location, time, protocol, HSTS, and the canonical of the last page.',
  icon: 'hops',
  related: ['http-header-checker', 'broken-link-checker', 'hreflang-checker'],
  order: 21,
})
