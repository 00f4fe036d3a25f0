import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'google-ads-keyword-tool',
  name: 'Google Ads keyword planner',
  category: 'seo',
  runs: 'provider',
  desc: 'Searches by month, competition, and bids for your seeds',
  description:
    'Get monthly searches, competition, and bid ranges for seed keywords by place and language, with unknown values marked.',
  icon: 'coins',
  order: 14,
})
