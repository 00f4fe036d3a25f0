import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'website-traffic-checker',
  name: 'Traffic checker',
  category: 'seo',
  runs: 'provider',
  desc: 'A band of visits for up to 100 domains, with its confidence',
  description:
    'Estimate the visits of one domain or up to one hundred as a band with a stated source and confidence, never as one number.',
  icon: 'gauge',
  order: 8,
})
