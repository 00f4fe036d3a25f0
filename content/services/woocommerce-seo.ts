import type { Service } from '../types.ts'

export const woocommerceSeo: Service = {
  title: 'WooCommerce SEO',
  slug: 'woocommerce-seo',
  family: 'cms',
  summary: 'Variations and filters without the crawl traps',
  lead: 'Sorting, filters, and add-to-cart links multiply the URLs of a WooCommerce store far beyond its products. We close those doors one by one and open the categories that deserve to be found.',
  audience:
    'For stores on their own hosting with roughly 100 to 20,000 products and a developer, in-house or by the hour. A store on shared hosting that answers in four seconds should move first; we say where the time goes, and no copy can make up for it. It’s not for sites where WooCommerce sells three downloads.',
  weeks: { from: 3, to: 8 },
  problems: [
    { text: 'Robots follow add-to-cart links as if they were pages' },
    { text: 'Color and size filters combine without limit' },
    { text: 'The store page, category archives, and tag archives list the same goods' },
  ],
  searches: [
    {
      query: 'teak bench 6 ft with back',
      meaning: 'The length is the decision, so the variation needs an answer',
      action: 'page',
    },
    {
      query: 'outdoor cushions by size',
      meaning: 'Has a chair and a tape measure; wants a size table',
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
      lead: 'Seen in the server log of nearly any store. Each kind is treated in its own way.',
      rows: [
        {
          term: '?add-to-cart=',
          text: 'Fills a cart and starts a session on each visit. Blocked in robots.txt, because the page must not even be fetched.',
        },
        {
          term: '?orderby=',
          text: 'The same products in another order. We close it to crawlers, and the sort menu stays for people.',
        },
        {
          term: '?filter_color=',
          text: 'Written by the layered navigation blocks. A filter people search for becomes a category; the others are kept out.',
        },
        {
          term: '?attribute_pa_size=',
          text: 'Preselects a variation. The canonical names the product, unless the variation has earned a page.',
        },
        {
          term: '/product-tag/',
          text: 'An archive for each tag. Tags with fewer than a handful of products are merged into categories.',
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
  body: `Arithmetic explains most WooCommerce problems. Twelve colors, eight sizes, five sort orders, and ten pages of results make 4,800 URLs out of a single category. Crawlers try them, the database builds each one from scratch, and the pages you want visited wait their turn.

So we begin with the server log and count. Two weeks of requests by search engines, grouped by pattern, show how much of the crawl goes to products, to categories, and to noise. Rules follow from that table. They are tested against a list of URLs that must stay open before they reach the live file.

### Variable products

A variation is a page only if people search for it by name and the page can say something different: another image, measurements, a delivery time. A bench in three lengths may qualify. A shirt in nine blues does not.

After the doors are closed, the work is editorial. Categories get text above the grid for the buyer and below it for the question that comes later. Slow archives are traced to their query, usually a price filter or a related-products plugin, and the repair goes to your developer as a ticket with a measured target.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We need two weeks of server logs, a staging copy, and an account that can read plugins and settings.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'Crawl table by URL pattern, then a plan for four quarters: close, merge, write, speed up.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Parameter rules go from staging to live; categories are merged and written, best sellers first.',
      fromDay: 7,
      toDay: 56,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The log is counted again each month; slow queries and thin archives are taken up in order of visits.',
      fromDay: 56,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Plugin updates pass a crawl on staging first, so no release brings the old parameters back.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Crawl count from your log',
      detail: 'Requests by pattern and by robot, with the share that met a product.',
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
        'It stops the fetching and does not remove what is already indexed. Pages in the index first get noindex and stay open until they have dropped out. Only then is the pattern closed. The order matters, and skipping it is the usual mistake.',
    },
    {
      question: 'Which SEO plugin should our WooCommerce store run?',
      answer:
        'Keep the one you have if it is the only one and your team knows it. The large plugins all write titles, canonicals, and a sitemap. What differs is product markup, so we compare its output with the page before we recommend a change.',
    },
    {
      question: 'Do you touch the live store during sales?',
      answer:
        'No. Changes to templates and rules go out in the morning, on days you name, with a backup taken first. In the two weeks before your busiest date we write copy and read logs, and releases wait.',
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
