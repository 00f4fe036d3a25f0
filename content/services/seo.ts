import type { Service } from '../types.ts'

export const seo: Service = {
  title: 'SEO',
  slug: 'seo',
  family: 'core',
  summary: 'One plan for the whole store, with a date on every change',
  lead: 'One plan covers what is on your pages, how crawlers reach them, and who links to them. We compare orders from search with the week you signed, and put the date of every change on that chart.',
  audience:
    'For online stores with 200 to 50,000 products, some sales from search, and a developer who can ship a template change every two weeks. If your store opened last month, start with ads. There is nothing to compare with yet, and search takes a season to respond.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'Category pages show a grid but never say what the products are for' },
    { text: 'Crawlers spend all day on filter URLs while new products wait' },
    { text: 'Nobody can say which change brought the orders last spring' },
  ],
  figure: {
    value: '$1.16',
    label:
      'is what a retail search ad costs per click on average. Compare it with what a search visit costs you. Source: WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
  },
  searches: [
    { query: 'linen duvet cover', meaning: 'Wants to see a selection, with prices and sizes', action: 'page' },
    { query: 'linen or percale for hot sleepers', meaning: 'Undecided, two weeks from an order', action: 'page' },
    {
      query: 'duvet cover 90x98 with ties',
      meaning: 'Knows the size; this filter deserves its own URL',
      action: 'page',
    },
    { query: 'your store name discount code', meaning: 'Already in the cart, looking for a discount', action: 'page' },
    {
      query: 'how to sew a duvet cover',
      meaning: 'Will make it at home and won’t order',
      action: 'exclude',
    },
  ],
  ledgers: [
    {
      heading: 'Limits that Google publishes',
      lead: 'A plan for a large catalog starts with these numbers. Good copy doesn’t get around them.',
      rows: [
        {
          term: 'Sitemap size',
          text: 'One file holds 50,000 URLs or 50 MB uncompressed, whichever comes first.',
          source: 'Google Search Central, Build and submit a sitemap',
        },
        {
          term: 'Ignored sitemap fields',
          text: 'Google ignores priority and changefreq. It uses lastmod if the dates prove accurate.',
          source: 'Google Search Central, Build and submit a sitemap',
        },
        {
          term: 'robots.txt',
          text: 'Google ignores everything after the first 500 KiB, and it can still index a blocked URL from links.',
          source: 'Google Search Central, How Google interprets robots.txt',
        },
        {
          term: 'Search Console memory',
          text: 'Performance data goes back 16 months. We export it on day 1, so that next year has something to compare with.',
          source: 'Search Console Help, Performance report',
        },
        {
          term: 'Unnamed searches',
          text: 'Google withholds rare queries for privacy, so the query table never adds up to the page total.',
          source: 'Search Console Help, Performance report',
        },
      ],
    },
    {
      heading: 'The order in which we fix a store',
      rows: [
        {
          term: 'Reach',
          text: 'Status codes, canonicals, filters, and sitemaps come first. A page that nobody crawls can’t improve.',
        },
        {
          term: 'Categories',
          text: 'Category pages come before products, because one category answers hundreds of searches.',
        },
        { term: 'Advice', text: 'Guides follow once there is a category page for each of them to link to.' },
        { term: 'Links', text: 'We start outreach once there is a page worth citing.' },
      ],
    },
  ],
  body: `A store rarely has a search problem everywhere. It has forty URLs that bring the sales, four hundred that could, and forty thousand that exist because people can click two filters at once. In the first week, we sort them into those three groups by crawl log, index status, and margin. The third group gets smaller. The second gets the work.

### One chart, with your dates on it

The chart shows weekly orders from unpaid search, without searches for your own name. It marks the date you signed, every release of ours and of yours, and Google’s announced updates. When the line moves, you can see what came before. When nothing moves, you can see that too, and the plan for the next quarter says what we’ll drop.

Search engines aren’t the only readers any longer. AI answers quote pages that state a fact once, clearly, with a number and a unit. Buyers want the same, so we write for them and make sure crawlers can read it. We don’t promise a position, since nobody outside Google sets one.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us read access to Search Console, analytics, and server logs. We save sixteen months of search data.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We sort your URLs by what they earn. The 3-6-9-12 month strategy names an owner for each change.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We close crawl traps, then rewrite category templates, starting with the highest margin.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We repeat changes that helped one category on similar ones, and undo changes that did nothing.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content:
        'Search becomes a line in your release checklist, and we spend the time on new categories and citations.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Sixteen months of search data',
      detail: 'Exported by page and query into a table that belongs to you. We only read it.',
    },
    {
      when: 'Day 7',
      text: 'Strategy for four quarters',
      detail: 'Each line has a page type, an owner, a week, and the number it should change.',
    },
    {
      when: 'Week 3',
      text: 'Crawl and index report',
      detail: 'Requests, status codes, and index status for every type of URL, filters included.',
    },
    {
      when: 'Week 4',
      text: 'First rewritten templates',
      detail: 'Titles, headings, and links for the categories with the highest margins.',
    },
    {
      when: 'Every Friday',
      text: 'Change log',
      detail: 'What shipped, on which URLs, and who approved it.',
    },
    {
      when: 'Month 3',
      text: 'Twelve-week review',
      detail: 'Two pages: orders before and after, what failed, and what we’ll drop next quarter.',
    },
  ],
  sixtyDays: [
    { text: 'Crawl requests by URL type, before and after we closed the filters.' },
    { text: 'The rewritten category pages are live, each with its old title next to the new one.' },
    { text: 'A weekly chart of non-brand orders, with every release marked.' },
  ],
  faqs: [
    {
      question: 'How long until SEO pays for itself?',
      answer:
        'Template changes usually show in impressions after a few weeks and in orders by about week 12. Whether that covers the fee depends on your margin and on demand. We do the math with your figures in the first week, and we tell you if it doesn’t work out.',
    },
    {
      question: 'Do you guarantee first place on Google?',
      answer:
        'No. Google warns against anyone who does. We guarantee the work: what ships in which week, with a log you can check. We report sales from search as they are, including the months when they fall.',
    },
    {
      question: 'What do you need from our developer?',
      answer:
        'About two days a month, and a staging site. We write each change as a ticket with the URL, the current output, the desired output, and a test. If your platform allows it, we ship small template edits ourselves once you approve them.',
    },
    {
      question: 'Should we stop our ads once SEO works?',
      answer:
        'Only where a test says so. We pause the ads for one category for a few weeks and look at orders from both channels together. Some categories keep their sales and others lose them to a competitor above you. Then you decide category by category.',
    },
  ],
  relatedTools: ['seo-content-optimization', 'internal-link-analyzer', 'xml-sitemap-validator'],
  relatedStudy: 'living-healthy-24',
  homeOrder: 8,
  seo: {
    title: 'SEO for online stores, with a date on every change',
    description:
      'One SEO plan for the whole store: pages, crawling, links. First change in week 4, full effect by week 12, and every change dated on your own chart.',
  },
}
