import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'redirect-checker',
  name: 'Redirect and status checker',
  category: 'seo',
  runs: 'server',
  desc: 'Every hop to the page, with status and milliseconds',
  description:
    'Follow up to one hundred URLs hop by hop: status, location, time, protocol, HSTS, and the canonical of the last page.',
  icon: 'hops',
  order: 21,
})
