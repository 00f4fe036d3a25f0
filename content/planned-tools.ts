import type { ToolAbout } from '../engine/tool/about.ts'

/** Tools that have a page and no code yet. Their texts are in `planned-tools/`; `npm run new:tool` takes both from here. */
export const plannedTools: ToolAbout[] = [
  {
    slug: 'seo-content-optimization',
    name: 'SEO content optimizer',
    category: 'seo',
    runs: 'browser',
    desc: 'What a draft still lacks for its keyword, beside up to five rival pages',
    description:
      'Paste a draft and a keyword and see, factor by factor, what the text lacks next to up to five pages that compete with it.',
    icon: 'pen',
    order: 1,
  },
  {
    slug: 'competitor-analysis',
    name: 'Competitor analysis',
    category: 'seo',
    runs: 'server',
    desc: 'Your page and five rivals, compared field by field',
    description:
      'Compare your page with up to five rivals: titles, headings, terms, schema, links, weight. Gaps are listed, not guessed.',
    icon: 'versus',
    order: 3,
  },
  {
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
    slug: 'backlink-checker',
    name: 'Backlink checker',
    category: 'seo',
    runs: 'provider',
    desc: 'Which links still stand today, with rel and anchor',
    description:
      'Check a list of backlinks one by one: still there, nofollow, redirected or gone, with the anchor text and the last answer.',
    icon: 'chain',
    order: 5,
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
    slug: 'page-speed-checker',
    name: 'Page speed',
    category: 'seo',
    runs: 'server',
    desc: 'A lab run, field data and the files that weigh most',
    description:
      'Run a speed test on a page, see LCP, CLS and blocking time, the field data where it exists and the heaviest files.',
    icon: 'clock',
    order: 10,
  },
  {
    slug: 'internal-link-analyzer',
    name: 'Internal links',
    category: 'seo',
    runs: 'server',
    desc: 'Depth, orphans and link weight of up to 200 pages',
    description:
      'Crawl up to two hundred pages of a site and see click depth, orphans, broken links and where the internal weight goes.',
    icon: 'tree',
    order: 12,
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
    slug: 'google-tag-analyzer',
    name: 'Google tag and meta analyzer',
    category: 'seo',
    runs: 'server',
    desc: 'Tags that fire, tags that fire twice, and the head of the page',
    description:
      'Read the Google tags, consent mode and meta elements of a page, in load order, with duplicates and gaps pointed out.',
    icon: 'tag',
    order: 16,
  },
  {
    slug: 'xml-sitemap-validator',
    name: 'Sitemap validator and generator',
    category: 'seo',
    runs: 'server',
    desc: 'Errors by rule, wrong dates, and what is missing',
    description:
      'Validate an XML sitemap by rule, sample its addresses, compare it with a crawl, or generate a new one from the site.',
    icon: 'map',
    order: 18,
  },
  {
    slug: 'hreflang-checker',
    name: 'hreflang checker',
    category: 'seo',
    runs: 'server',
    desc: 'Return links, codes and canonicals in one table',
    description:
      'Check the hreflang tags of a page, list or sitemap: missing return links, invalid codes and conflicts with canonicals.',
    icon: 'globe',
    order: 20,
  },
  {
    slug: 'redirect-checker',
    name: 'Redirect and status checker',
    category: 'seo',
    runs: 'server',
    desc: 'Every hop to the page, with status and milliseconds',
    description:
      'Follow up to one hundred addresses hop by hop: status, location, time, protocol, and the canonical of the last page.',
    icon: 'hops',
    order: 21,
  },
  {
    slug: 'broken-link-checker',
    name: 'Broken links',
    category: 'seo',
    runs: 'server',
    desc: 'Links that lead nowhere, and the page they stand on',
    description:
      'Find broken links on a page or a small site, with the page and anchor they stand on, the answer and a suggested fix.',
    icon: 'gap',
    order: 22,
  },
  {
    slug: 'http-header-checker',
    name: 'HTTP headers and security',
    category: 'seo',
    runs: 'server',
    desc: 'Each header explained, caching judged, safety graded',
    description:
      'Read the HTTP headers of a page with an explanation of each, a verdict on caching and a graded list of security rules.',
    icon: 'header',
    order: 23,
  },
  {
    slug: 'open-graph-checker',
    name: 'Social preview',
    category: 'seo',
    runs: 'server',
    desc: 'How a link will look when somebody shares it',
    description:
      'Preview how a link looks when shared on four networks, and check its Open Graph tags, picture size and picture ratio.',
    icon: 'card',
    order: 24,
  },
  {
    slug: 'ai-crawler-checker',
    name: 'AI crawler and llms.txt',
    category: 'seo',
    runs: 'server',
    desc: 'Which AI bots may read you, and what they see without scripts',
    description:
      'See which AI crawlers a site admits or blocks, whether it has an llms.txt, and how much text remains without scripts.',
    icon: 'robot',
    order: 26,
  },
  {
    slug: 'ai-content-rewriter',
    name: 'AI rewriter',
    category: 'content',
    runs: 'provider',
    desc: 'A second version in which names and numbers are checked',
    description:
      'Rewrite a text in another tone or length and see the difference, with every name, number and address checked against yours.',
    icon: 'rewrite',
    order: 2,
  },
  {
    slug: 'article-extractor',
    name: 'Article extractor',
    category: 'content',
    runs: 'server',
    desc: 'The article alone, without the page around it',
    description:
      'Extract the article of a page as clean text or Markdown with title, author, dates and pictures, beside the original.',
    icon: 'article',
    order: 8,
  },
  {
    slug: 'images-extractor',
    name: 'Images extractor',
    category: 'image',
    runs: 'server',
    desc: 'All pictures of a page, with size, weight and alt text',
    description:
      'List all pictures of a page with real and declared size, weight, format and alt text, and see what a new format would save.',
    icon: 'gallery',
    order: 8,
  },
]
