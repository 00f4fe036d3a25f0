import type { Service } from '../types.ts'

export const magentoSeo: Service = {
  title: 'Magento SEO',
  slug: 'magento-seo',
  family: 'cms',
  clientKind: 'stores',
  summary: 'Layered navigation that shows crawlers only what sells',
  lead: 'Layered navigation helps your buyers but creates more URLs than crawlers can visit. We decide attribute by attribute which combinations become pages, and keep the rest out of the index.',
  audience:
    'For merchants on Magento Open Source or Adobe Commerce, version 2.4, with several thousand products or more than one store view. You need a development team that deploys at least monthly. Stores still on Magento 1 should plan their move first: it has had no official support since June 2020.',
  weeks: { from: 5, to: 10 },
  problems: [
    { text: 'Store views that repeat one catalog under four URLs' },
    { text: 'A full-page cache that one block turns off' },
    { text: 'Attribute pages left over from a module removed two years ago' },
  ],
  figure: { value: '50,000', label: 'URLs at most in a single sitemap file' },
  seasons: {
    months: [9, 10, 11],
    text: 'Deployments usually stop in the first days of November. We schedule work that needs a release for September and October, or for January. Suppliers to businesses have other calendars.',
  },
  ledgers: [
    {
      heading: 'Settings in the admin',
      lead: 'You find them under Stores, Configuration, Catalog. The defaults surprise most teams.',
      rows: [
        {
          term: 'Canonical link meta tag',
          text: 'Two separate settings, for categories and for products. We switch both on and check what the theme adds.',
          source: 'Adobe Commerce documentation, Canonical meta tag',
        },
        {
          term: 'Categories path for product URLs',
          text: 'When it is on, one product loads under every category path. When it is off, the URL is the URL key alone.',
          source: 'Adobe Commerce documentation, Catalog URLs',
        },
        {
          term: 'Permanent redirect on key change',
          text: 'Adds a rewrite whenever someone edits a URL key. Useful, until bulk imports fill the table with chains.',
          source: 'Adobe Commerce documentation, URL rewrites',
        },
        {
          term: 'Use in layered navigation',
          text: 'Set per attribute: no, filterable with results, or filterable without. This is where we apply our table.',
          source: 'Adobe Commerce documentation, Layered navigation',
        },
        {
          term: 'cacheable="false"',
          text: 'One layout block with this attribute makes the entire page uncacheable. We search all modules for it.',
          source: 'Adobe Commerce developer documentation, Page caching',
        },
      ],
    },
  ],
  body: `A Magento merchant can create any number of attributes. Wattage, socket, finish, room, style: each can be a filter, and two filters together make a URL. In a lighting catalog of 8,000 products, the useful combinations fit on one sheet of paper. The crawlable ones run into the millions.

Our first product is that sheet. It lists each attribute with its search demand, number of products, margin if you share it, and a verdict: page, filter, or nothing. Your category managers sign it before we write a rule.

### Store views

Many stores use store views for language, currency, and customer group, and search engines see copies. We keep a view for each language or country that has its own copy or prices, connect them with hreflang, and turn the others into something a visitor’s session can hold.

Speed depends on the cache. We read the response headers of 200 typical pages, twice each, and list the ones that came from PHP the second time. The cause is nearly always a block, a cookie, or a cache tag flushed by the stock import. Your developers get the file and line.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us read-only admin access, an export of attributes and the rewrite table, and an hour with your lead developer.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'We fill the releases of the next 12 months by quarter. Attributes with demand come before cosmetic work.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'You sign the attribute table, we configure it, fix canonicals, and turn cache misses into tickets.',
      fromDay: 7,
      toDay: 70,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We compare indexed URLs per attribute with orders and reverse verdicts that proved wrong.',
      fromDay: 70,
      toDay: 200,
    },
    {
      title: 'Achieving excellence',
      content: 'We check every new attribute before you create it, and crawl upgrades before release.',
      fromDay: 200,
    },
  ],
  deliverables: [
    {
      when: 'Week 2',
      text: 'Attribute table with verdicts',
      detail: 'Page, filter, or nothing, for each attribute that customers can see.',
    },
    {
      when: 'Week 3',
      text: 'Cache report',
      detail: '200 pages fetched twice, misses traced to block, cookie, or flush.',
    },
    {
      when: 'Week 5',
      text: 'Store-view plan',
      detail: 'Views to keep, views to fold, and the hreflang between those that stay.',
    },
    {
      when: 'Week 7',
      text: 'Rewrite table without chains',
      detail: 'Old keys lead to the final URL in one step, as an import file.',
    },
    {
      when: 'Week 10',
      text: 'Sitemaps by product type',
      detail: 'In-stock, seasonal, and retired products in separate files, so you can read the indexing of each.',
    },
  ],
  sixtyDays: [
    { text: 'A signed attribute table, and the share of it that is live on your servers.' },
    { text: 'The cache hit rate of category and product pages, before and after the first release.' },
    { text: 'Search Console counts for each sitemap, so you see what is indexed by type of goods.' },
  ],
  faqs: [
    {
      question: 'Do you develop Magento modules?',
      answer:
        'No. We write tickets that a Magento developer can estimate: the file, the current output, the output we want, and a test. If your team is short on time, we can review the bid of a partner you choose. We have no stake in any.',
    },
    {
      question: 'Why does it take five weeks before anything shows?',
      answer:
        'Because a release does. The table takes two weeks with your category managers, the configuration takes one, and then it waits for your deployment date. If you deploy weekly, it is faster. Either way, we start on category copy in week 2.',
    },
    {
      question: 'Can we simply block all filtered pages?',
      answer:
        'You can, and it stops the waste. It also gives away searches such as a brass wall lamp with a switch, where a combination is just what the buyer means. On some stores, blocking is the right start. Our table then shows which combinations to open again.',
    },
    {
      question: 'Does Hyvä or a headless front end change the work?',
      answer:
        'The catalog logic stays: attributes, rewrites, and store views live behind the front end. Template and cache findings change completely. Tell us before you start such a project, since canonical tags and pagination are often forgotten in the first version.',
    },
  ],
  relatedTools: ['xml-sitemap-validator', 'http-header-checker', 'hreflang-checker'],
  relatedStudy: 'ordinell-lighting',
  homeOrder: 9,
  seo: {
    title: 'Magento SEO: layered navigation kept under control',
    description:
      'Attribute by attribute: what becomes a page and what stays a filter. Magento and Adobe Commerce SEO from week 5 to week 10.',
  },
}
