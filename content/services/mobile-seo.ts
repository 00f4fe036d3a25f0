import type { Service } from '../types.ts'

export const mobileSeo: Service = {
  title: 'Mobile SEO',
  slug: 'mobile-seo',
  family: 'core',
  summary: 'Built for buyers who hold your store in one hand',
  lead: 'Google indexes the mobile version of a page, so that is the version we read, measure, and fix. Our test devices are slow on purpose. Many of your visitors are on a three-year-old phone with a weak signal.',
  audience:
    'For stores with their own templates and a front-end developer, where phones bring the visits and desktops bring the orders. If a closed theme or a page builder controls the markup, we can’t do much. We’ll tell you after the first look, and a new theme is then cheaper than our time.',
  weeks: { from: 2, to: 6 },
  problems: [
    { text: 'Six megabytes of images before the price appears' },
    { text: 'Menus that close when a thumb misses by a millimeter' },
    { text: 'Text on the desktop page that the mobile page leaves out' },
  ],
  figure: {
    value: '53%',
    label:
      'of mobile visits are abandoned when a page takes longer than 3 seconds. Source: Google, 2016 https://blog.google/products/admanager/the-need-for-mobile-speed/',
  },
  ledgers: [
    {
      heading: 'The three metrics and their limits',
      lead: 'Google measures them on real visitors’ phones, at the 75th percentile, over the past 28 days.',
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
          text: 'How much the page jumps while it loads. Review stars and cookie banners cause most of it.',
          source: 'web.dev, Cumulative Layout Shift',
          sourceUrl: 'https://web.dev/articles/cls',
        },
      ],
    },
    {
      heading: 'What the mobile page must not leave out',
      rows: [
        {
          term: 'Same text',
          text: 'Copy that you remove on small screens is gone from the index. Copy inside an accordion counts in full.',
          source: 'Google Search Central, Mobile-first indexing best practices',
        },
        {
          term: 'Content on demand',
          text: 'Googlebot does not swipe or tap. Main text and images must not wait for either.',
          source: 'Google Search Central, Mobile-first indexing best practices',
        },
        {
          term: 'Structured data',
          text: 'Price and stock markup must be in the mobile version, with mobile URLs.',
        },
        {
          term: 'Covering layers',
          text: 'Full-screen sign-up forms on arrival can hold a page back. Age and cookie notices that the law requires are exempt.',
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
  body: `A green score in a lab test shows how one page loads on one simulated phone. Search uses field data: what Chrome measured on your visitors' devices, by URL or by group of similar URLs. The two often disagree. We work from field data and use the lab only to find out why.

### Where the weight comes from

1. **Images.** We send them at screen size, in AVIF or WebP, the first one early and the rest as people scroll. That alone often fixes LCP.
2. **Tags.** Chat windows, heat maps, three analytics scripts. Each gets an owner and a cost in milliseconds. Those without an owner go.
3. **Theme code.** Carousels that load on every page, and fonts in six weights.

Speed is a small factor in ranking, and Google says that relevance outweighs it. The stronger reason is the checkout. When a page responds late, people tap twice, and two taps on "add to cart" become a return. So we go through a whole purchase, with a thumb, in daylight, and fix the steps where people stop.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We buy something from you on four phones, film it, and pull field data for each template.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'With your developers, we set a budget in kilobytes for each template in months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We fix images, then tags, then theme code, one template at a time, and can roll back each change.',
      fromDay: 7,
      toDay: 42,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Once the 28-day window has caught up, we work on the slowest quarter of visits and the taps that lag.',
      fromDay: 42,
      toDay: 160,
    },
    {
      title: 'Achieving excellence',
      content: 'A release that exceeds its budget fails in your build, before any shopper has to wait for it.',
      fromDay: 160,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Video of a purchase',
      detail: 'Four devices side by side, with the second in which the price becomes readable.',
    },
    {
      when: 'Day 7',
      text: 'Weight budget by template',
      detail: 'Kilobytes for images, fonts, your own scripts, and third-party scripts, counted separately.',
    },
    {
      when: 'Week 2',
      text: 'Image set for real screens',
      detail: 'Sizes, formats, and loading order, generated by your own build.',
    },
    {
      when: 'Week 4',
      text: 'Tap, menu, and checkout fixes',
      detail: 'Tap targets, the right keyboard for each field, autofill, and errors next to their fields.',
    },
    {
      when: 'Week 6',
      text: 'Parity check',
      detail: 'A comparison of copy, links, and markup between the desktop and mobile pages.',
    },
  ],
  sixtyDays: [
    { text: 'LCP, INP, and CLS from field data, by template, with release dates marked.' },
    { text: 'The same purchase on video again, next to the first one.' },
    { text: 'A list of every third-party script with its owner, purpose, and cost.' },
  ],
  faqs: [
    {
      question: 'Does a better speed score raise our rankings?',
      answer:
        'A little, between pages of similar relevance. Google uses Core Web Vitals from the field and does not use the Lighthouse score. We would do the work for the checkout alone, and treat any gain in rankings as a bonus.',
    },
    {
      question: 'Do we need an app or a separate mobile site?',
      answer:
        'You don’t need a separate site. Google recommends one URL with a responsive layout, and it halves the upkeep. An app helps people who order every month, but search doesn’t find it the way it finds a page, so it doesn’t replace this work.',
    },
    {
      question: 'Why did Search Console not change after our fix?',
      answer:
        'The report covers the past 28 days, so a fix shows in full four weeks later. Similar pages are also grouped, and one slow page can hold back its group. In the meantime, we measure with our own script and show you the first days.',
    },
    {
      question: 'Can you do it without touching our theme?',
      answer:
        'Often we can improve images, tags, and caching from outside. Layout shifts and slow taps usually come from the theme code. In the first week, we list both kinds with the hours they take, and you choose how far to go.',
    },
  ],
  relatedTools: ['page-speed-checker', 'image-compressor', 'image-converter', 'javascript-minifier'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 2,
  seo: {
    title: 'Mobile SEO and speed, measured on slow phones first',
    description:
      'The mobile version of your store, measured on slow devices and fixed template by template. First figures move in week 2, budget held by week 6.',
  },
}
