import type { Service } from '../types.ts'

export const mobileSeo: Service = {
  title: 'Mobile SEO',
  slug: 'mobile-seo',
  family: 'core',
  summary: 'Most buyers hold the store in one hand; build for that',
  lead: 'Google indexes the phone version of a page, so that is the version we read, measure and repair. Our test devices are slow on purpose: a three-year-old phone on a train is the usual case.',
  audience:
    'For stores with their own templates and a front-end developer, where phones bring the visits and desktops bring the orders. Little can be done where a closed theme or a page builder owns the markup: we say so after the first look, and then a change of theme is cheaper than our hours.',
  weeks: { from: 2, to: 6 },
  problems: [
    { text: 'Six megabytes of pictures before the price appears' },
    { text: 'Menus that close when a thumb misses by a millimeter' },
    { text: 'Text in the desktop page that the phone page leaves out' },
  ],
  figure: { value: '53%', label: 'leave after 3 seconds, before a slow template has shown its price' },
  ledgers: [
    {
      heading: 'The three measures and their limits',
      lead: 'Counted on the phones of real visitors, at the 75th percentile, over a rolling 28 days.',
      rows: [
        {
          term: 'LCP, 2.5 seconds',
          text: 'The time until the largest image or text block appears. In stores, that is nearly always the product photo.',
          source: 'web.dev, Largest Contentful Paint',
          sourceUrl: 'https://web.dev/articles/lcp',
        },
        {
          term: 'INP, 200 ms',
          text: 'From a tap to the next painted frame. It replaced First Input Delay on March 12, 2024.',
          source: 'web.dev, Interaction to Next Paint',
          sourceUrl: 'https://web.dev/articles/inp',
        },
        {
          term: 'CLS, 0.1',
          text: 'How far things jump while loading. Review stars and cookie bars cause most of it.',
          source: 'web.dev, Cumulative Layout Shift',
          sourceUrl: 'https://web.dev/articles/cls',
        },
      ],
    },
    {
      heading: 'What the phone page must not leave out',
      rows: [
        {
          term: 'Same text',
          text: 'Copy removed on small screens is gone from the index. Folded into an accordion, it counts in full.',
          source: 'Google Search Central, Mobile-first indexing best practices',
        },
        {
          term: 'Content on demand',
          text: 'Googlebot does not swipe or tap. Main text and pictures may not wait for either.',
          source: 'Google Search Central, Mobile-first indexing best practices',
        },
        {
          term: 'Structured data',
          text: 'Price and stock markup must be in the mobile version, with mobile URLs.',
        },
        {
          term: 'Covering layers',
          text: 'Full-screen sign-ups on entry can hold a page back. Age and cookie notices required by law are excepted.',
          source: 'Google Search Central, Avoid intrusive interstitials',
        },
        {
          term: 'Targets for a thumb',
          text: 'At least 24 by 24 CSS pixels, or that much spacing. We plan for 44.',
          source: 'WCAG 2.2, success criterion 2.5.8',
          sourceUrl: 'https://www.w3.org/TR/WCAG22/',
        },
      ],
    },
  ],
  body: `A green score in a lab test says how one page loads on one imagined phone. Search uses field data: what Chrome saw on the devices of your visitors, by URL or by group of similar URLs. The two often disagree. We work from the field, and use the lab only to find out why.

### Where the weight sits

1. **Pictures.** Sent at screen size, in AVIF or WebP, the first one early and the rest on approach. Commonly this settles LCP by itself.
2. **Tags.** Chat windows, heat maps, three analytics scripts. Each gets an owner and a price in milliseconds; those without an owner leave.
3. **Theme code.** Carousels that load for every page, fonts in six weights.

Speed is a small factor in ranking, and Google says that relevance outweighs it. The stronger reason is the checkout. A page that answers a tap late gets tapped twice, and a double tap on "add to cart" is a return. So we follow a purchase to its end, with a thumb, in daylight, and repair the steps at which people stop.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We buy something from you on four phones, film it, and pull field data for each template.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'Each template receives a budget in kilobytes for the next 3, 6, 9 and 12 months, agreed with its developer.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Pictures, then tags, then theme code, shipped one template at a time with a rollback for each.',
      fromDay: 7,
      toDay: 42,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The 28-day window has caught up; we treat the slowest quarter of visits and the taps that lag.',
      fromDay: 42,
      toDay: 160,
    },
    {
      title: 'Achieving excellence',
      content: 'A release that exceeds its budget fails in your build, before any shopper waits for it.',
      fromDay: 160,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Film of a purchase',
      detail: 'Four devices side by side, with the second in which the price becomes readable.',
    },
    {
      when: 'Day 7',
      text: 'Weight budget by template',
      detail: 'Kilobytes for pictures, fonts, own scripts and foreign scripts, counted separately.',
    },
    {
      when: 'Week 2',
      text: 'Image set for real screens',
      detail: 'Sizes, formats and loading order, generated by your own build.',
    },
    {
      when: 'Week 4',
      text: 'Tap, menu and checkout repairs',
      detail: 'Targets, keyboards for each field, autofill, and errors beside the field they concern.',
    },
    {
      when: 'Week 6',
      text: 'Parity check',
      detail: 'A comparison of words, links and markup between the desktop page and the phone page.',
    },
  ],
  sixtyDays: [
    { text: 'LCP, INP and CLS from the field, by template, with the release dates drawn in.' },
    { text: 'The same purchase filmed again, next to the first film.' },
    { text: 'A register of every foreign script with an owner, a purpose and its cost.' },
  ],
  price:
    'Within Rise, $4,500 a month; a repair of one template can be ordered alone and is quoted after two days of measuring.',
  faqs: [
    {
      question: 'Does a better speed score raise our rankings?',
      answer:
        'A little, between pages of similar relevance. Google uses Core Web Vitals from the field and does not use the Lighthouse score. We would do the work for the checkout alone, and treat any gain in places as a bonus that cannot be separated out cleanly.',
    },
    {
      question: 'Do we need an app or a separate mobile site?',
      answer:
        'No to the second: one URL with a responsive layout is what Google recommends, and it halves the upkeep. An app helps people who order monthly. It is not found by search in the way a page is, so it does not replace this work.',
    },
    {
      question: 'Why did Search Console not change after our fix?',
      answer:
        'The report covers the past 28 days, so a repair shows in full four weeks later. Groups of similar pages also move together, and one slow page can hold its group. We measure with our own script in the meantime and show you the first days.',
    },
    {
      question: 'Can you do it without touching our theme?',
      answer:
        'Pictures, tags and caching can often be improved from outside. Layout shifts and slow taps usually sit in the theme code. We list both kinds in the first week, with hours, and you choose how far to go.',
    },
  ],
  relatedTools: ['page-speed-checker', 'image-compressor', 'image-converter', 'javascript-minifier'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 2,
  seo: {
    title: 'Mobile SEO and speed, measured on slow phones first',
    description:
      'The phone version of your store, measured on slow devices and repaired template by template. First figures move in week 2, budget held by week 6.',
  },
}
