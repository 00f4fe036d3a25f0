import type { Service } from '../types.ts'

export const bigcommerceSeo: Service = {
  title: 'BigCommerce SEO',
  slug: 'bigcommerce-seo',
  family: 'cms',
  summary: 'Facets, feeds, and prices that tell one story',
  lead: 'In BigCommerce the theme, the product feed, and the structured data are three lists of the same goods, and they drift apart. We make them agree, then we work on the words.',
  audience:
    'For BigCommerce merchants whose stock and prices change weekly, from single stores to multi-storefront accounts, with or without wholesale prices. It’s less useful for a store with twenty products: a person can compare those by hand in an afternoon, and a good copywriter does the rest.',
  weeks: { from: 3, to: 9 },
  problems: [
    { text: 'The feed says in stock, the page says sold out' },
    { text: 'Faceted URLs sit in the index with last season’s prices' },
    { text: 'Blog and store wear two designs, with no link between them' },
  ],
  figure: { value: '600', label: 'variants BigCommerce allows on one product' },
  searches: [
    { query: 'pendant light 3 inch canopy black', meaning: 'Measured the ceiling; one figure decides', action: 'page' },
    { query: 'bulk led bulbs for contractors', meaning: 'Buys by the case and wants a price list', action: 'page' },
    { query: 'kitchen island lighting ideas', meaning: 'Looks at rooms first, prices afterward', action: 'page' },
    { query: '[part number] in stock', meaning: 'Wants a truthful answer and a delivery day', action: 'page' },
    { query: 'bigcommerce login', meaning: 'A merchant, somewhere else, on the way to work', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Three lists, compared line by line',
      lead: 'What has to match for each product, and where the difference tends to come from.',
      rows: [
        {
          term: 'Price',
          text: 'A landing page must show the price in the feed. Customer-group prices and currency by location break this first.',
          source: 'Google Merchant Center Help, Price',
        },
        {
          term: 'Availability',
          text: 'Stock counted per variant in the store is often sent per product in the feed.',
          source: 'Google Merchant Center Help, Availability',
        },
        {
          term: 'Identifiers',
          text: 'GTIN and MPN have their own fields in the catalog. Many stores keep them in the SKU, where no one looks.',
        },
        {
          term: 'Markup',
          text: 'Older Stencil themes carry microdata, and a reviews app adds JSON-LD. Two products appear where there is one.',
        },
      ],
    },
    {
      heading: 'What BigCommerce lets you set',
      rows: [
        {
          term: 'URL structure',
          text: 'Products, categories, and web pages each take a pattern. Applying a new one to all URLs creates a great many redirects at once.',
          source: 'BigCommerce Support, URL settings',
        },
        {
          term: 'robots.txt',
          text: 'Editable in the control panel, for each storefront. We change single lines and record the date.',
          source: 'BigCommerce Support, robots.txt',
        },
        {
          term: 'Faceted search',
          text: 'Product Filtering depends on the plan. Where it exists, each chosen facet is written into the URL.',
          source: 'BigCommerce Support, Product Filtering',
        },
      ],
    },
  ],
  body: `We start with a comparison, because a machine can do it and nobody can argue with it. For every product we fetch the page, read its structured data, and look up the line in the feed. Price, availability, brand, identifier, image: five columns, three sources. Whatever disagrees is colored, counted, and traced to a setting.

Merchant Center disapproves products over such gaps, and shoppers who click a wrong price leave. Fixing them costs little. Usually, one field is mapped wrong for a thousand products, or one app writes what the theme has already written.

### Then the words

Category and brand pages in BigCommerce have a description field that most stores leave empty or fill once. We write it from the questions that reach your support desk and place part of it below the grid, by a small change in the Stencil template. Facets with demand turn into subcategories. The others leave the index, though buyers can go on using them.

We agree on a speed limit at the start: a number of kilobytes of script for each template. A new widget that exceeds it can go in only if an old one comes out.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'A user account with theme and product rights, the feed URL, and Merchant Center in read mode.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Differences are ranked by products touched; categories to write are spread over four quarters.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We correct field mappings, remove duplicate markup, set facet rules, and write brand pages.',
      fromDay: 7,
      toDay: 63,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The comparison runs weekly; a new difference gets an owner, yours or ours, before the next one.',
      fromDay: 63,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'A second storefront or price list starts with fields, feed, and markup that already agree.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Page, feed, and markup compared',
      detail: 'One row per product, differences colored, with the setting that causes them.',
    },
    {
      when: 'Week 3',
      text: 'Corrected field mapping',
      detail: 'Which catalog field feeds which attribute, written down for your team.',
    },
    {
      when: 'Week 4',
      text: 'Facet rules by category',
      detail: 'Subcategory, open facet, or closed facet, each with its reason in one line.',
    },
    {
      when: 'Week 6',
      text: 'Stencil changes',
      detail: 'Template files in your repository, below the agreed script weight.',
    },
    {
      when: 'Every Tuesday',
      text: 'New differences',
      detail: 'Only what changed since the week before, often an empty list.',
    },
  ],
  sixtyDays: [
    { text: 'A comparison sheet on which most colored cells have turned white, and the rest have a name beside them.' },
    { text: 'Merchant Center diagnostics, with disapprovals over price and stock shown by week.' },
    { text: 'Brand and category pages that answer a question, listed with the ticket each one came from.' },
  ],
  faqs: [
    {
      question: 'Do customer-group prices confuse Google?',
      answer:
        'They can. Google sees the price of a visitor who is not signed in, so the feed has to carry that one. Wholesale prices stay behind the login. We test with a plain browser from the country you sell to.',
    },
    {
      question: 'Should we shorten our product URLs?',
      answer:
        'Rarely for the sake of length. A long URL that is indexed and linked earns more than a short one that must be learned again. We change the pattern when categories move often, because then the category in the URL breaks every time.',
    },
    {
      question: 'Can the blog live in WordPress beside the store?',
      answer:
        'Yes, and many merchants do so because the built-in blog is basic. It should look like the store, share its navigation, and link to categories. Whether it sits on a subdomain or behind a proxy depends on your hosting; we describe both with their upkeep.',
    },
  ],
  relatedTools: ['schema-validator', 'google-tag-analyzer', 'robots-txt-tester'],
  relatedStudy: 'ordinell-lighting',
  homeOrder: 7,
  seo: {
    title: 'BigCommerce SEO: facets, feeds, and markup kept in step',
    description:
      'Pages, feeds, and structured data that say the same, then category copy. BigCommerce SEO between week 3 and week 9.',
  },
}
