import type { Service } from '../types.ts'

export const seo: Service = {
  title: 'SEO',
  slug: 'seo',
  family: 'core',
  summary: 'Whole store, one plan, a date on every change',
  lead: 'One plan covers what is on the pages, how crawlers reach them, and who links to them. We count orders from search against the week you signed, and date every change on that chart.',
  audience:
    'For online stores with 200 to 50,000 products, some sales from search already and a developer who can ship a template change every two weeks. A store that opened last month should buy ads first: there is nothing to measure against yet, and search takes a season to answer.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'Category pages show a grid and never say what the thing is for' },
    { text: 'Filter URLs are crawled all day while new products wait' },
    { text: 'Nobody can say which change moved the orders last spring' },
  ],
  figure: {
    value: '$1.16',
    label: 'average retail ad cost per click, the price a search visit has to be held against',
  },
  searches: [
    { query: 'linen duvet cover', meaning: 'Wants to see a shelf, with prices and sizes', action: 'page' },
    { query: 'linen or percale for hot sleepers', meaning: 'Undecided, two weeks from an order', action: 'page' },
    {
      query: 'duvet cover 90x98 with ties',
      meaning: 'Knows the measure; a filter that deserves its own URL',
      action: 'page',
    },
    { query: 'your store name discount code', meaning: 'In the cart already, looking for a reason', action: 'page' },
    {
      query: 'how to sew a duvet cover',
      meaning: 'Makes it at home; a visit with no order behind it',
      action: 'exclude',
    },
  ],
  ledgers: [
    {
      heading: 'Limits Google publishes',
      lead: 'A plan for a large catalog starts from these numbers, since no writing gets around them.',
      rows: [
        {
          term: 'Sitemap size',
          text: 'One file holds 50,000 URLs or 50 MB uncompressed, whichever comes first.',
          source: 'Google Search Central, Build and submit a sitemap',
        },
        {
          term: 'Ignored sitemap fields',
          text: 'Google reads neither priority nor changefreq. It uses lastmod when the date proves to be accurate.',
          source: 'Google Search Central, Build and submit a sitemap',
        },
        {
          term: 'robots.txt',
          text: 'Content after the first 500 KiB is ignored, and a blocked URL can still be indexed from links.',
          source: 'Google Search Central, How Google interprets robots.txt',
        },
        {
          term: 'Search Console memory',
          text: 'Performance data reaches back 16 months. We export it on day 1, so next year has a last year.',
          source: 'Search Console Help, Performance report',
        },
        {
          term: 'Unnamed searches',
          text: 'Rare queries are withheld for privacy, so the query table never adds up to the page total.',
          source: 'Search Console Help, Performance report',
        },
      ],
    },
    {
      heading: 'Order in which we repair a store',
      rows: [
        {
          term: 'Reach',
          text: 'Status codes, canonicals, filters, sitemaps. A page nobody crawls cannot be improved.',
        },
        {
          term: 'Shelves',
          text: 'Category pages come before products, because one shelf answers hundreds of searches.',
        },
        { term: 'Advice', text: 'Guides follow once a shelf exists for each of them to point at.' },
        { term: 'Links', text: 'Outreach waits until there is a page worth citing.' },
      ],
    },
  ],
  body: `A store rarely has a search problem everywhere. It has forty URLs that carry the sales, four hundred that could, and forty thousand that exist because two filters can be clicked at once. We sort them into those three piles in the first week, by crawl log, by index state and by margin. The third pile gets smaller. The second pile gets the work.

### One chart, with your dates on it

The chart shows orders from unpaid search by week, with your own name's searches taken out. On it stand the date you signed, each release of ours, each release of yours, and Google's announced updates. When a line moves, you can see what came before it. When nothing moves, you can see that too, and the plan for the next quarter says what we drop.

Search engines aren't the only readers any longer. AI answers quote pages that state a thing once, clearly, with a number and a unit. That is the same page a buyer wants, so we write for the buyer and check the crawlers' access on the side. No position is promised, since nobody outside Google sets one.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'Read access to Search Console, analytics and server logs; sixteen months of search data are saved.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Addresses are sorted by what they earn; the 3-6-9-12 month strategy names an owner for each change.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Crawl traps are closed, then category templates are rewritten in the order of their margin.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Changes that moved a shelf are repeated on its neighbors; changes that did nothing are taken back.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Search becomes a line in your release checklist, and we spend the hours on new shelves and citations.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Sixteen months of search data',
      detail: 'Exported by page and query into a table you own and we only read.',
    },
    {
      when: 'Day 7',
      text: 'Strategy for four quarters',
      detail: 'Each line has a page type, an owner, a week and the number it is meant to move.',
    },
    {
      when: 'Week 3',
      text: 'Crawl and index report',
      detail: 'Requests, status and index state for every URL type, filters included.',
    },
    {
      when: 'Week 4',
      text: 'First rewritten templates',
      detail: 'Titles, headings and links for the shelves at the top of the margin list.',
    },
    {
      when: 'Every Friday',
      text: 'Change log',
      detail: 'What shipped, on which URLs, and who approved it.',
    },
    {
      when: 'Month 3',
      text: 'Account of twelve weeks',
      detail: 'Two pages: orders before and after, what failed, what the next quarter leaves out.',
    },
  ],
  sixtyDays: [
    { text: 'Crawl requests by URL type, before and after the filters were closed.' },
    { text: 'The rewritten shelves live, each with its old title beside the new one.' },
    { text: 'A weekly chart of non-brand orders with every release marked on it.' },
  ],
  price: 'From $4,500 a month on the Rise plan; several markets belong on Horizon at $9,000.',
  faqs: [
    {
      question: 'How long until SEO pays for itself?',
      answer:
        'Template changes usually show in impressions after a few weeks, and in orders by about week 12. Whether that covers the fee depends on your margin and on how much demand exists. We reckon it with your figures in the first week, and say so if the sum comes out against us.',
    },
    {
      question: 'Do you guarantee first place on Google?',
      answer:
        'No. Google warns against anyone who does. We guarantee the work: what ships in which week, with a log you can check. Sales from search are reported as they are, including the months in which they fall.',
    },
    {
      question: 'What do you need from our developer?',
      answer:
        'About two days a month, and a staging site. We write each change as a ticket with the URL, the present output, the wanted output and a test. Where your platform lets us, we ship small template edits ourselves after approval.',
    },
    {
      question: 'Should we stop our ads once SEO works?',
      answer:
        'Only where a test says so. We pause the ads for one shelf for a few weeks and look at the orders of both channels together. Some shelves keep their sales, others lose them to a competitor above you. Then you decide shelf by shelf.',
    },
  ],
  relatedTools: ['seo-content-optimization', 'internal-link-analyzer', 'xml-sitemap-validator'],
  relatedStudy: 'living-healthy-24',
  homeOrder: 8,
  seo: {
    title: 'SEO for online stores, with a date on every single change',
    description:
      'One SEO plan for the whole store: pages, crawling, links. First change in week 4, full effect by week 12, and every change dated on your own chart.',
  },
}
