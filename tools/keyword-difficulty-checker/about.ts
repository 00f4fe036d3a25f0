import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'keyword-difficulty-checker',
  name: 'Keyword difficulty checker',
  title: 'Keyword difficulty checker, math shown',
  category: 'seo',
  runs: 'server',
  desc: 'What makes a first page hard to reach, with the math shown',
  description:
    'See how hard the first page for a keyword is, result by result, with the whole calculation of the score in the open.',
  icon: 'steep',
  related: ['seo-content-optimization', 'serp-rank-checker', 'ai-keyword-research'],
  needsData: {
    anyOf: ['search'],
    without:
      'We have no source of search results. Paste the first ten results of your keyword under Options, and the tool computes its difficulty from them.',
    instead: 'competitor-analysis',
  },
  order: 13,
})
