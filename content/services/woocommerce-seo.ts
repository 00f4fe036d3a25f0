import type { Service } from '../types.ts'

export const woocommerceSeo: Service = {
  title: 'WooCommerce SEO',
  slug: 'woocommerce-seo',
  family: 'cms',
  clientKind: 'stores',
  summary: 'Variations and filters without the crawl traps',
  lead: 'Sorting, filters, and add-to-cart links multiply the URLs of a WooCommerce store far beyond its products. We close them to crawlers one by one and build up the categories that buyers search for.',
  audience:
    'For stores on their own hosting with roughly 100 to 20,000 products and a developer, in-house or by the hour. A store on shared hosting that answers in four seconds should change hosts first, because copy can’t make up for it. If you sell only a few downloads, you don’t need us.',
  weeks: { from: 3, to: 8 },
  problems: [
    { text: 'Crawlers that follow add-to-cart links as if they were pages' },
    { text: 'Color and size filters that combine without limit' },
    { text: 'Store page, category archives, and tag archives that list the same goods' },
  ],
  searches: [
    {
      query: 'teak bench 6 ft with back',
      meaning: 'Decides by length, so each variation needs it',
      action: 'page',
    },
    {
      query: 'outdoor cushions by size',
      meaning: 'Has measured a chair and wants a size table',
      action: 'page',
    },
    {
      query: 'replacement slats for park bench',
      meaning: 'A spare part, often missing from the categories',
      action: 'page',
    },
    {
      query: '?orderby=popularity&paged=9',
      meaning: 'A bot in the log, not a buyer',
      action: 'exclude',
    },
  ],
  ledgers: [
    {
      heading: 'URLs that WooCommerce invents',
      lead: 'You find them in the server log of nearly any store. We treat each kind differently.',
      rows: [
        {
          term: '?add-to-cart=',
          text: 'Fills a cart and starts a session on each visit. We block it in robots.txt, so that crawlers never request it.',
        },
        {
          term: '?orderby=',
          text: 'The same products in another order. We close it to crawlers, and the sort menu stays for people.',
        },
        {
          term: '?filter_color=',
          text: 'Written by the layered navigation blocks. We turn filters that people search for into categories and keep the others out.',
        },
        {
          term: '?attribute_pa_size=',
          text: 'Preselects a variation. The canonical points to the product, unless we give the variation its own page.',
        },
        {
          term: '/product-tag/',
          text: 'An archive for each tag. We merge tags with only a few products into categories.',
        },
      ],
    },
    {
      heading: 'Settings we look at on day one',
      rows: [
        {
          term: 'Product permalinks',
          text: 'The base can hold the category or leave it out. Changing it later means redirecting every product, so we rarely do.',
          source: 'WooCommerce documentation, Permalinks',
        },
        {
          term: 'Attribute archives',
          text: 'Off by default for each attribute. Switched on, all its terms get a public page.',
          source: 'WooCommerce documentation, Product attributes',
        },
        {
          term: 'Cache exceptions',
          text: 'Cart, checkout, and account pages must stay out of the page cache. Often the whole store is left out with them.',
          source: 'WooCommerce documentation, Caching plugins',
        },
      ],
    },
  ],
  body: `Twelve colors, eight sizes, five sort orders, and ten pages of results make 4,800 URLs out of a single category. Crawlers try them, the database builds each one from scratch, and the pages you want visited wait their turn.

So we begin with the server log. Two weeks of requests by search engines, grouped by pattern, show how much of the crawl goes to products, to categories, and to noise. We write rules from that table and test them against a list of URLs that must stay open.

### Variable products

A variation is a page only if people search for it by name and the page can say something different: another image, measurements, a delivery time. A bench in three lengths may qualify. A shirt in nine blues does not.

Then we write. Categories get a short introduction above the grid and answers to later questions below it. We trace slow archives to their query, usually a price filter or a related-products plugin, and give your developer a ticket with a measured target.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We need two weeks of server logs, a staging copy, and an account that can read plugins and settings.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'We make a crawl table by URL pattern and plan four quarters: what to close, merge, write, and speed up.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We move the parameter rules from staging to live and merge and write categories, best sellers first.',
      fromDay: 7,
      toDay: 56,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We count the log again each month and fix slow queries and thin archives in order of visits.',
      fromDay: 56,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We crawl staging before each plugin update, so no release brings the old parameters back.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Crawl count from your log',
      detail: 'Requests by pattern and crawler, with the share that reached a product.',
    },
    {
      when: 'Week 3',
      text: 'Parameter rules, tested',
      detail: 'Robots lines, canonicals, and noindex, each with ten sample URLs.',
    },
    {
      when: 'Week 4',
      text: 'Variation decisions',
      detail: 'Which lengths, sizes, and colors get a page, with the demand behind each.',
    },
    {
      when: 'Week 8',
      text: 'Category template with copy',
      detail: 'Fields above and below the grid that your editors can fill themselves.',
    },
    {
      when: 'Month 3',
      text: 'Slow query tickets',
      detail: 'The archive, the query, the plugin that sends it, and a target in milliseconds.',
    },
  ],
  sixtyDays: [
    { text: 'Two crawl counts from your own log, one before the rules and one after.' },
    { text: 'A robots.txt in which every line has a reason written beside it.' },
    { text: 'One archive instead of three for each group of goods, with redirects from the other two.' },
    { text: 'Server response times of the ten busiest categories, measured weekly.' },
  ],
  faqs: [
    {
      question: 'Is robots.txt enough to remove filter pages from Google?',
      answer:
        'It stops crawling but doesn’t remove what is already indexed. Pages in the index need noindex first and must stay open until they have dropped out. Only then do we block the pattern.',
    },
    {
      question: 'Which SEO plugin should our WooCommerce store run?',
      answer:
        'Keep the one you have if it is the only one and your team knows it. The large plugins all write titles, canonicals, and a sitemap. What differs is product markup, so we compare its output with the page before we recommend a change.',
    },
    {
      question: 'Do you touch the live store during sales?',
      answer:
        'No. Changes to templates and rules go out in the morning, on days you name, with a backup taken first. In the two weeks before your busiest date we write copy and read logs instead.',
    },
  ],
  relatedTools: ['robots-txt-tester', 'internal-link-analyzer', 'http-header-checker'],
  relatedStudy: 'larkmoor-garden-furniture',
  homeOrder: 6,
  seo: {
    title: 'WooCommerce SEO: close crawl traps, open categories',
    description:
      'Parameters closed, variations decided, category archives written and made fast. WooCommerce SEO from week 3 to week 8.',
  },
}
