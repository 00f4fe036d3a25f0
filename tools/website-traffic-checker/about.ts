import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'website-traffic-checker',
  name: 'Website traffic checker',
  title: 'Website traffic checker for 100 domains',
  category: 'seo',
  runs: 'provider',
  desc: 'How popular up to 100 sites are, as a band with its source',
  description:
    'Estimate the monthly page loads of up to one hundred domains as a band with a stated source and confidence, never as one number.',
  icon: 'gauge',
  related: ['domain-authority-checker', 'competitor-analysis', 'website-age-checker'],
  needsData: {
    anyOf: ['traffic', 'popularityLists'],
    without: 'We have no list of popular sites, so page loads can’t be estimated here.',
    instead: 'competitor-analysis',
  },
  order: 8,
})
