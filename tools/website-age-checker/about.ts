import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'website-age-checker',
  name: 'Domain age checker',
  title: 'Domain age checker from three records',
  category: 'seo',
  runs: 'server',
  desc: 'When a domain was registered, first archived, and first got a certificate',
  description:
    'Find out how old a domain is: registration, first archived copy, and first certificate, each date with its own source.',
  icon: 'calendar',
  related: ['dns-lookup', 'ssl-checker', 'website-traffic-checker'],
  order: 11,
})
