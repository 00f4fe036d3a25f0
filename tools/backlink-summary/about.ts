import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'backlink-summary',
  name: 'Referring domains checker',
  title: 'Referring domains checker, from open data',
  alsoCalled: 'who links to my site, inbound links',
  category: 'seo',
  runs: 'provider',
  desc: 'Which domains link to you, and how that changed',
  description:
    'See which domains link to a site, how strong they are, and how that changed, from an open web graph with its date shown.',
  icon: 'links',
  related: ['domain-authority-checker', 'backlink-checker', 'website-traffic-checker'],
  needsData: {
    anyOf: ['links', 'linkIndex'],
    without: 'We have no index of links, so the domains that link to a site can’t be listed here.',
    instead: 'backlink-checker',
  },
  order: 4,
})
