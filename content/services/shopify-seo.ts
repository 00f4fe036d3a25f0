import type { Service } from '../types.ts'

export const shopifySeo: Service = {
  title: 'Shopify SEO',
  slug: 'shopify-seo',
  family: 'cms',
  clientKind: 'stores',
  summary: 'One URL for each product, and copy for collections',
  lead: 'Shopify gives a product one URL under each collection it belongs to, and themes link to the wrong one. We change the theme, write the collections, and check what every app costs in load time.',
  audience:
    'For Shopify and Shopify Plus stores with at least 50 products and a theme someone is allowed to edit. It doesn’t suit a dropshipping store with supplier copy on every product: those products need copy first. Headless builds on Hydrogen need a different scope, so ask first.',
  weeks: { from: 3, to: 7 },
  problems: [
    { text: 'Internal links that go to /collections/…/products/… and rely on the canonical' },
    { text: 'Tag pages nobody asked for, indexed by the hundred' },
    { text: 'Scripts of nine apps on every page, two of them already uninstalled' },
  ],
  figure: {
    value: '53%',
    label:
      'of visits to mobile pages that take longer than 3 seconds are abandoned. Source: Google, 2016 https://blog.google/products/admanager/the-need-for-mobile-speed/',
  },
  searches: [
    {
      query: 'french linen quilt queen rust',
      meaning: 'Knows fabric, size, and color; wants one product',
      action: 'page',
    },
    {
      query: 'best sheets for hot sleepers',
      meaning: 'Still choosing the fabric, so a collection fits',
      action: 'page',
    },
    {
      query: 'washable wool blanket made in usa',
      meaning: 'Two conditions that a metafield can hold and a filter can show',
      action: 'page',
    },
    {
      query: '[your brand] return policy',
      meaning: 'About to buy, checking how returns work',
      action: 'page',
    },
    {
      query: 'promo code for [your brand]',
      meaning: 'At the checkout, and coupon sites answer unless you do',
      action: 'page',
    },
    { query: 'sort_by=price-ascending', meaning: 'A list in another order, not a search', action: 'exclude' },
  ],
  seasons: {
    months: [10, 11, 12],
    text: 'Most gift stores freeze their theme in mid-October. Template work ends before that date, and what is left for the quarter is copy, redirects, and stock. If your peak is at another time, tell us.',
  },
  ledgers: [
    {
      heading: 'Where Shopify sets the limit',
      lead: 'No theme or app can change these four things. This is what we do instead.',
      rows: [
        {
          term: 'Fixed folders',
          text: 'Products live under /products/, collections under /collections/, articles under /blogs/. We plan with the folders as they are.',
          source: 'Shopify Help Center, URLs',
        },
        {
          term: 'Redirects',
          text: 'A redirect works only when the old URL no longer loads. Some prefixes, such as /cart and /orders, accept none.',
          source: 'Shopify Help Center, URL redirects',
        },
        {
          term: 'Filters',
          text: 'Storefront filters disappear in a collection of more than 5,000 products. We split very large ranges into smaller collections.',
          source: 'Shopify Help Center, Search & Discovery',
        },
        {
          term: 'Sitemap',
          text: 'Shopify writes sitemap.xml itself. You can’t edit it. To take a page out, hide or unpublish it.',
          source: 'Shopify Help Center, Sitemaps',
        },
      ],
    },
    {
      heading: 'What the theme decides',
      rows: [
        {
          term: 'within: collection',
          text: 'One Liquid filter in the product card produces the long URL. Taking it out points every link at the canonical one.',
          source: 'Shopify Liquid reference, within',
        },
        {
          term: 'robots.txt.liquid',
          text: 'The rules for crawlers can be extended by a template file. We add lines and keep the default ones, which Shopify updates.',
          source: 'Shopify developer documentation',
        },
        {
          term: 'App leftovers',
          text: 'An app that edited the theme can leave code behind when it is removed. We search for snippets without an owner.',
        },
      ],
    },
  ],
  body: `A Shopify store starts with a sound base: certificates, a sitemap, and canonical tags come with the subscription. Problems come later. A theme links the long URL, an app writes its own markup beside the theme’s, a merchandiser tags a product eleven times, and each tag becomes a page.

We work in a duplicate of your live theme and hand over a list of changed files, so your developer can read every line before it is published. On a test theme, we turn apps off one at a time and note the load time before and after. You decide which ones stay.

### Copy for collections

Buyers search for kinds of goods more often than for a product name. So each collection gets a title in their words, an introduction of two or three sentences above the grid, and an answer to the question they would ask in a store. Filters stay filters. Where enough people search for a combination, it becomes a collection of its own, with its own URL and a link from the parent.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us collaborator access. We copy the theme, export the redirects, and list all apps with their scripts.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We map which collections to keep, split, or retire over 3, 6, 9, and 12 months.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We repair product links, pagination, and markup in the theme copy and write the first ten collections.',
      fromDay: 7,
      toDay: 50,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We rewrite the titles of collections that people see in Google but don’t click.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Each new product line launches with its collection, links, and redirects ready.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'App list in kilobytes',
      detail: 'Name, monthly fee, script weight, and what breaks without it.',
    },
    {
      when: 'Week 3',
      text: 'Theme repair, ready to publish',
      detail: 'Product cards, pagination, and breadcrumbs, with a diff of each file.',
    },
    {
      when: 'Week 5',
      text: 'Ten written collections',
      detail: 'Title, introduction, filters, and one buyer question answered.',
    },
    {
      when: 'Week 7',
      text: 'Redirect file',
      detail: 'A CSV for renamed and retired products, ready for the Shopify import.',
    },
    {
      when: 'Every month',
      text: 'Clicks by collection',
      detail: 'Search Console by URL, next to orders from the same collection.',
    },
  ],
  sixtyDays: [
    { text: 'A crawl of the store in which no internal link goes to a product through a collection.' },
    { text: 'Load times of home, collection, and product page before and after the app review.' },
    { text: 'Ten collections with their own text, and the searches each one has begun to appear for.' },
  ],
  faqs: [
    {
      question: 'Do duplicate product URLs in Shopify hurt us?',
      answer:
        'Less than people fear, since the canonical tag names the short URL. But your own links favor the other version, and crawlers spend visits on copies. The fix is small, so we make it in the first weeks.',
    },
    {
      question: 'Will you need to buy us an SEO app?',
      answer:
        'Usually no. Titles, descriptions, redirects, and alt texts are part of Shopify, and markup belongs in the theme. An app is worth its fee for bulk edits in very large catalogs. We take no commission from any of them.',
    },
    {
      question: 'What happens if we change themes later?',
      answer:
        'Theme edits stay in the old theme, so they have to be carried over. You hold a list of changed files for that day. Texts, redirects, and metafields belong to the store and survive a theme change.',
    },
    {
      question: 'Can you move us to Shopify from another platform?',
      answer:
        'We plan the URLs, write the redirect file, and check it on launch day. Your developer or a migration partner transfers the data. Bring us in before the theme is chosen, because the folders are fixed.',
    },
  ],
  relatedTools: ['redirect-checker', 'page-speed-checker', 'internal-link-analyzer'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 5,
  seo: {
    title: 'Shopify SEO: product links, collections, and app weight',
    description:
      'Theme links repaired, collections written, apps measured in kilobytes. Shopify SEO that shows from week 3 and is done by week 7.',
  },
}
