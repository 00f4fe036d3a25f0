import type { ToolAbout } from '../engine/tool/about.ts'

/** Tools that have a page and no code yet. Their texts are in `planned-tools/`; `npm run new:tool` takes both from here. */
export const plannedTools: ToolAbout[] = [
  {
    slug: 'google-ads-keyword-tool',
    name: 'Google Ads keyword planner',
    category: 'seo',
    runs: 'provider',
    desc: 'Searches by month, competition and bids for your seeds',
    description:
      'Get monthly searches, competition and bid ranges for seed keywords by place and language, with missing values left blank.',
    icon: 'coins',
    order: 14,
  },
  {
    slug: 'ai-keyword-research',
    name: 'AI keyword research',
    category: 'seo',
    runs: 'provider',
    desc: 'From one seed to groups of questions, each with its origin',
    description:
      'Grow one seed into groups of searches and questions, each marked with where it came from and what page could answer it.',
    icon: 'cluster',
    order: 15,
  },
  {
    slug: 'ai-content-rewriter',
    name: 'AI rewriter',
    category: 'content',
    runs: 'provider',
    desc: 'A second version in which names and numbers are checked',
    description:
      'Rewrite a text in another tone or length and see the difference, with every name, number and URL checked against yours.',
    icon: 'rewrite',
    order: 2,
  },
]
