import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'website-age-checker',
  name: 'Website age',
  category: 'seo',
  runs: 'server',
  desc: 'Registered, first archived, first certified: each with its source',
  description:
    'Find out how old a domain is: registration, first archived copy, and first certificate, each date with its own source.',
  icon: 'calendar',
  order: 11,
})
