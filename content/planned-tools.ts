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
    slug: 'backlink-summary',
    name: 'Backlink summary',
    category: 'seo',
    runs: 'provider',
    desc: 'Which domains link to you, counted by host and by release',
    description:
      'See which domains link to a site, how strong they are and how that changed, from an open web graph with its date shown.',
    icon: 'links',
    order: 4,
  },
  {
    slug: 'serp-rank-checker',
    name: 'SERP rank checker',
    category: 'seo',
    runs: 'provider',
    desc: 'Your position for a keyword, by country, city and device',
    description:
      'Look up the position of a domain for a keyword by country, language and device. A failed lookup is never shown as a rank.',
    icon: 'rank',
    order: 6,
  },
  {
    slug: 'website-traffic-checker',
    name: 'Traffic checker',
    category: 'seo',
    runs: 'provider',
    desc: 'A band of visits for up to 100 domains, with its confidence',
    description:
      'Estimate the visits of one domain or up to one hundred as a band with a stated source and confidence, never as one number.',
    icon: 'gauge',
    order: 8,
  },
  {
    slug: 'domain-authority-checker',
    name: 'Domain authority',
    category: 'seo',
    runs: 'provider',
    desc: 'An open score with its formula, for up to 100 domains',
    description:
      'Score the authority of up to one hundred domains with an open formula from a public web graph, with rank and history.',
    icon: 'tower',
    order: 9,
  },
  {
    slug: 'keyword-difficulty-checker',
    name: 'Keyword difficulty',
    category: 'seo',
    runs: 'provider',
    desc: 'What makes a first page hard to enter, with the sum shown',
    description:
      'See how hard the first page for a keyword is, result by result, with the whole calculation of the score in the open.',
    icon: 'steep',
    order: 13,
  },
]
