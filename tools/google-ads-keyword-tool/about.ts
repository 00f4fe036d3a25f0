import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'google-ads-keyword-tool',
  name: 'Google Ads keyword planner',
  title: 'Google Ads keyword planner: volume, bids',
  category: 'seo',
  runs: 'provider',
  desc: 'Searches by month, competition, and bids for your seeds',
  description:
    'Get monthly searches, competition, and bid ranges for seed keywords by place and language, with unknown values marked.',
  icon: 'coins',
  related: ['ai-keyword-research', 'utm-builder', 'keyword-difficulty-checker'],
  needsData: {
    anyOf: ['keywordIdeas'],
    without:
      'We have no source of search volumes and bids. Paste an export of Google’s Keyword Planner to get them, or group your keywords without figures.',
    instead: 'ai-keyword-research',
  },
  order: 14,
})
