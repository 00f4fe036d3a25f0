import type { Service } from '../types.ts'

export const bigcommerceSeo: Service = {
  title: 'BigCommerce SEO',
  slug: 'bigcommerce-seo',
  family: 'cms',
  clientKind: 'stores',
  summary: 'Facets, feeds, and prices that agree',
  lead: 'In BigCommerce the theme, the product feed, and the structured data describe the same goods three times, and they drift apart. We make them agree, then write the copy.',
  audience:
    'For BigCommerce merchants whose stock and prices change weekly, from single stores to multi-storefront accounts, with or without wholesale prices. It’s less useful for a store with twenty products: you can compare those by hand in an afternoon.',
  weeks: { from: 3, to: 9 },
  problems: [
    { text: 'A feed that says in stock and a page that says sold out' },
    { text: 'Faceted URLs in the index with last season’s prices' },
    { text: 'A blog and a store in two designs, with no link between them' },
  ],
  figure: { value: '600', label: 'variants BigCommerce allows on one product' },
  searches: [
    {
      query: 'pendant light 3 inch canopy black',
      meaning: 'Has measured the ceiling and needs one size',
      action: 'page',
    },
    { query: 'bulk led bulbs for contractors', meaning: 'Buys by the case and wants a price list', action: 'page' },
    { query: 'kitchen island lighting ideas', meaning: 'Looks at rooms first, prices afterward', action: 'page' },
    { query: '[part number] in stock', meaning: 'Wants to know whether you have it and when it comes', action: 'page' },
    { query: 'bigcommerce login', meaning: 'A merchant who wants to log in', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'What has to match',
      lead: 'For each product, in the page, the feed, and the markup, and where differences come from.',
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
          text: 'GTIN and MPN have their own fields in the catalog. Many stores put them in the SKU, where Google doesn’t look.',
        },
        {
          term: 'Markup',
          text: 'Older Stencil themes carry microdata, and a reviews app adds JSON-LD. Google then sees two products.',
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
  body: `We start with a comparison. For every product, a script fetches the page, reads its structured data, and looks up the line in the feed. We compare price, availability, brand, identifier, and image, mark what disagrees, and trace it to a setting.

Merchant Center disapproves products over such gaps, and shoppers who click a wrong price leave. Fixing them costs little. Usually, one field is mapped wrong for a thousand products, or one app writes what the theme has already written.

### Copy for categories and brands

Category and brand pages in BigCommerce have a description field that most stores leave empty or fill once. We write it from the questions that reach your support desk and place part of it below the grid, by a small change in the Stencil template. Facets with demand turn into subcategories. The others leave the index, though buyers can go on using them.

We agree on a speed limit at the start: a number of kilobytes of script for each template. A new widget that exceeds it can go in only if an old one comes out.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us a user account with theme and product rights, the feed URL, and read access to Merchant Center.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We rank differences by the products they affect and spread the categories to write over four quarters.',
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
      content: 'We compare weekly, and each new difference gets an owner on your side or ours.',
      fromDay: 63,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'You start a second storefront or price list with fields, feed, and markup that agree.',
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
      detail: 'Only what changed since the week before. Often, it’s empty.',
    },
  ],
  sixtyDays: [
    { text: 'A comparison sheet with most differences resolved, and a name beside the rest.' },
    { text: 'Merchant Center diagnostics, with disapprovals over price and stock shown by week.' },
    { text: 'Brand and category pages that answer a question from your support desk, listed with its ticket.' },
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
