import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'ai-keyword-research',
  name: 'Keyword research tool',
  title: 'Keyword research tool with grouped ideas',
  category: 'seo',
  runs: 'provider',
  desc: 'From one seed to groups of searches, each with its source',
  description:
    'Grow one seed into groups of searches and questions, each marked with where it came from and what page could answer it.',
  icon: 'cluster',
  related: ['google-ads-keyword-tool', 'seo-content-optimization', 'keyword-difficulty-checker'],
  order: 15,
})
