import type { Service } from '../types.ts'

export const wixSeo: Service = {
  title: 'Wix SEO',
  slug: 'wix-seo',
  family: 'cms',
  summary: 'Everything Wix allows, and a list of what it doesn’t',
  lead: 'In Wix, you can set URLs, redirects, markup, and robots rules if you know where to look. We set them, write the pages, and give you a short list of what Wix can’t do.',
  audience:
    'For local businesses, studios, and small stores that built their Wix site themselves and plan to keep it. It is the wrong choice for a catalog of thousands with daily price changes, or for a company that already plans to leave Wix this year. In that case, spend the budget on the move.',
  weeks: { from: 2, to: 6 },
  problems: [
    { text: 'Product pages named product-page-1 to product-page-60' },
    { text: 'Animations that delay the first line of text' },
    { text: 'Regional versions built as a second site, without a link' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'of people browse on a phone, where Wix keeps a separate layout. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    { query: 'pottery class saturday', meaning: 'Wants a date, a price, and a place left', action: 'page' },
    {
      query: 'dog groomer open sunday',
      meaning: 'Checks hours, on the page and in the profile',
      action: 'page',
    },
    { query: 'wedding florist prices', meaning: 'Wants a price range, and leaves if there is none', action: 'page' },
    {
      query: 'photographer [town] portfolio',
      meaning: 'Will look at photos that need captions to be found',
      action: 'page',
    },
    { query: 'free wix templates', meaning: 'Building a site, not buying from one', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Where to look in Wix',
      lead: 'It’s all in the dashboard, but most owners have never opened these panels.',
      rows: [
        {
          term: 'URL Redirect Manager',
          text: 'Permanent redirects for single pages or groups, with an import. Needed whenever a page is renamed.',
          source: 'Wix Help Center, URL Redirect Manager',
        },
        {
          term: 'SEO settings by page type',
          text: 'A pattern for the titles, URLs, and social images of all products, posts, or events in one go.',
          source: 'Wix Help Center, SEO settings',
        },
        {
          term: 'Robots.txt editor',
          text: 'You can edit the file in the dashboard. One wrong line can hide the entire site, so we make one change at a time.',
          source: 'Wix Help Center, robots.txt',
        },
        {
          term: 'Structured data',
          text: 'Wix writes markup for products, posts, and events. You can add your own to single pages.',
          source: 'Wix Help Center, Structured data markup',
        },
        {
          term: 'Wix Multilingual',
          text: 'Keeps the languages in one site and connects them with hreflang. A duplicated site does not.',
          source: 'Wix Help Center, Wix Multilingual',
        },
      ],
    },
    {
      heading: 'What Wix can’t do',
      rows: [
        {
          term: 'Server access',
          text: 'No log files and no response headers of your own. We work from Search Console and crawls.',
        },
        { term: 'Sitemap by hand', text: 'Wix generates it. To take a page out, change its index setting.' },
        {
          term: 'Moving away',
          text: 'You can export products and copy texts, but not the design.',
        },
      ],
    },
  ],
  body: `Wix is fine for most small businesses. For a company with forty pages, the platform does what search engines ask, provided someone fills it in.

We spend most of our hours on the pages. You know how long it takes, what it costs, what to bring, and when it can’t be done, but your site seldom says so. We interview you for an hour by phone and write from the transcript. You check the facts and the tone.

### The mobile layout

The mobile editor of Wix keeps a layout of its own. What is hidden there, or in an odd order, is what most of your visitors see. We go through each page on a real phone, move the first sentence above the first image, and stop animations that make a reader wait for the text.

At the end, you get a list of limits. It says what we could not change, whether it matters for your size, and the point at which another platform would be cheaper than working around this one. For many clients, that is years away.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You invite us as a website manager and give one hour on the phone about the business itself.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We plan the year page by page: what to rename, write, add, or leave alone.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We rename URLs, set redirects, and add copy page by page, for desktop and mobile together.',
      fromDay: 7,
      toDay: 42,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We answer the questions that callers still ask, and use the words from Search Console in headings.',
      fromDay: 42,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'You add new services from a one-page guide, and we look over the site once a quarter.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'URL and redirect plan',
      detail: 'Old name, new name, and the day on which it changes.',
    },
    {
      when: 'Week 2',
      text: 'Interview written up',
      detail: 'Your answers, sorted by page, so we never ask twice.',
    },
    {
      when: 'Week 4',
      text: 'Copy in the editor',
      detail: 'Headings in order, captions under images, prices where you allow them.',
    },
    { when: 'Week 5', text: 'Place and product markup', detail: 'Hours, address, and offers, tested page by page.' },
    {
      when: 'Week 6',
      text: 'List of limits',
      detail: 'What Wix can’t do, and whether that should worry you.',
    },
  ],
  sixtyDays: [
    { text: 'Readable URLs in the store, with the old ones forwarding to them.' },
    { text: 'Each main page as a screenshot on a phone, before and after.' },
    { text: 'Calls and form messages by page, counted in your own Wix dashboard.' },
  ],
  faqs: [
    {
      question: 'Is Wix bad for SEO?',
      answer:
        'Not today. Years ago URLs and rendering were a problem, and the reputation stayed. A small site can now set what matters. The limits begin with very large stores, unusual URL structures, and anything that needs the server.',
    },
    {
      question: 'Should we move to WordPress instead?',
      answer:
        'Only for a reason you can name, such as a booking system that Wix cannot connect. A move costs weeks and some visits in between. If the reason is ranking alone, spend the same money on pages and look again in a year.',
    },
    {
      question: 'Do you also redesign the site?',
      answer:
        'No. We reorder and trim within your design: we move sections up, turn a slider into one image, or drop a font. If a page needs a new design, we say so and hand the copy to your designer.',
    },
    {
      question: 'What do you need from me each week?',
      answer:
        'About one hour in the first three weeks, for the interview and for reading drafts. Later, ten minutes for approval. Photographs are the exception: real ones of your place and work help a lot, and only you can take them.',
    },
  ],
  relatedTools: ['open-graph-checker', 'meta-tag-generator', 'image-compressor'],
  relatedStudy: 'larkmoor-garden-furniture',
  seo: {
    title: 'Wix SEO for small stores, studios, and local businesses',
    description:
      'URLs, redirects, markup, and copy inside the Wix editor, plus a list of what it cannot do. Done between week 2 and week 6.',
  },
}
