import type { Home } from './types.ts'

export const home: Home = {
  heroTitle: '3X Your eCommerce Revenue with Proven Marketing Solutions',
  heroLead:
    'SEO, ads, content, and design for online stores. You get a plan within a week, first results within 60 days, and a chart that dates every change.',
  heroButton: 'Send me a proposal',
  heroNote: 'We reply within five business days with a price and a first chart.',
  heroMore: { label: 'Read a case study', href: '/case-study/living-healthy-24' },
  chart: {
    client: 'Humbletail, pet food',
    caption: 'Weekly revenue of one client’s store, first week = 1X. Humbletail, pet food, 2025.',
    description:
      'Line chart: one store’s weekly revenue over twelve months, flat until Day 60, then rising from 1X to 3X',
    values: [
      1, 1.01, 1, 1.01, 1, 1, 1.01, 1, 1.01, 1.06, 1.06, 1.05, 1.06, 1.07, 1.07, 1.08, 1.1, 1.12, 1.18, 1.21, 1.23,
      1.22, 1.29, 1.27, 1.27, 1.3, 1.38, 1.37, 1.44, 1.44, 1.49, 1.57, 1.58, 1.71, 1.78, 1.77, 1.86, 1.98, 2.09, 2.07,
      2.19, 2.26, 2.3, 2.29, 2.4, 2.54, 2.56, 2.59, 2.76, 2.8, 2.83, 2.9, 3,
    ],
    marks: [
      { day: 7, label: 'Day 7', text: 'Strategy delivered' },
      { day: 60, label: 'Day 60', text: 'First results' },
      { day: 120, label: 'Month 4', text: '' },
      { day: 182, label: 'Month 6', text: 'Second plan' },
      { day: 273, label: 'Month 9', text: 'Third plan' },
      { day: 365, label: 'Month 12', text: '' },
    ],
    demo: true,
  },
  challengesTitle: 'Four places where a good store loses money',
  challengesLead: 'We can measure all four in an afternoon, before you sign anything.',
  challenges: [
    {
      title: 'Clicks cost more than they earn',
      figure: '$1.16',
      figureLabel: 'average retail ad cost per click',
      points: [
        { text: 'Bids on your own brand name, reported as growth' },
        { text: 'One bid target for products that earn 4% and products that earn 60%' },
        { text: 'Search terms that nobody has reviewed since spring' },
      ],
      buttonLabel: 'Fix paid search',
      buttonHref: '/services/ppc-for-ecommerce/',
      reading: 'If 2.58% of clicks become orders, an order takes about 39 clicks. At $1.16 each, that is $45 in ads.',
    },
    {
      title: 'Visitors look and leave',
      figure: '2.58%',
      figureLabel: 'ecommerce conversion rate',
      points: [
        { text: 'Category pages that don’t help people choose' },
        { text: 'Shipping costs that appear only at the last step' },
        { text: 'Filters that hide what is in stock' },
      ],
      buttonLabel: 'Fix category pages',
      buttonHref: '/services/on-page-seo/',
      reading: 'About 26 of 1,000 visitors place an order. If they came from ads, you paid for the other 974 too.',
    },
    {
      title: 'Your pages are slower than your buyers',
      figure: '53%',
      figureLabel: 'leave after 3 seconds',
      points: [
        { text: 'Poster-size images sent to phones' },
        { text: 'A dozen tags before the first product' },
        { text: 'Apps that someone tried once and never removed' },
      ],
      buttonLabel: 'Fix page speed',
      buttonHref: '/services/mobile-seo/',
      reading:
        'When a mobile page takes longer than three seconds, 53 of 100 visits are abandoned. Source: Google, 2016 https://blog.google/products/admanager/the-need-for-mobile-speed/',
    },
    {
      title: 'The market grows without you',
      figure: '$7.4 trillion',
      figureLabel: 'ecommerce sales by 2025',
      points: [
        { text: 'Newer stores that rank for your product names' },
        { text: 'Guides that answer last year’s questions' },
        { text: 'No plan between one campaign and the next' },
      ],
      buttonLabel: 'See the growth plan',
      buttonHref: '/services/seo/',
      reading: 'A forecast made in 2022. The squares are to scale: $7.4 trillion a year is $14.1 million a minute.',
    },
  ],
  servicesTitle: '14 SEO services, week by week',
  servicesLead:
    'Each bar starts with the first measurable change and ends at full effect. The line across all of them is our promise: results within 60 days.',
  resultsTitle: 'Four results on one time axis',
  resultsLead:
    'Each line runs from our first month to the month we hit the result. All four share one scale and one twelve-month axis.',
  workTitle: 'Recent work',
  workLead: 'Each picture is the work itself. The figure is what it changed, and the case study says how.',
  timelineTitle: 'How the first year goes',
  timelineLead: 'The first week gets extra room because most decisions fall there.',
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us access, margins, stock levels, and shipping costs. We look at those before we look at keywords.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'You get a 3-6-9-12 month strategy within 7 days and cross out what you don’t believe.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We work on pages, feeds, campaigns, and links. Something ships every week, and its date goes on your chart.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We do more of what works and stop what doesn’t, our own ideas included.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We expand into new categories and markets. From month 7, your cost per order should fall.',
      fromDay: 180,
      toDay: 365,
    },
  ],
  about:
    '{company} is the first SEO company in Chicago. 29 years since the internet revolution, the job is still the same: find the one line that matters and move it.',
  pricingTitle: 'Simple, transparent pricing',
  pricingNote: 'Plans are month to month, with no setup fee. You pay Google or Meta directly for ads.',
  testimonialsTitle: 'In their words',
  industriesTitle: 'Questions about your industry',
  auditTitle: 'A free audit, done by a person',
  auditLead: 'We review twenty pages of your site and reply within five business days. No call needed.',
  auditPoints: [
    { text: 'What your twenty strongest pages earn now and what they could earn' },
    { text: 'The three technical problems that cost you the most' },
    { text: 'What to do first, whether you hire us or not' },
  ],
  closingTitle: 'Start your chart this month',
  clients: [
    { name: 'Larkmoor', mark: 'M2 5h18M2 11h18M5 11v9M17 11v9' },
    { name: 'Pell & Drury', mark: 'M2 13h11l3-3h5M2 13v3h11v-3M5 13V9h5' },
    { name: 'Dunwillow', mark: 'M2 20V5M2 16h18M20 20v-9H9v5' },
    { name: 'Skarnholt', mark: 'M2 19L9 6l4 7 2-3 5 9' },
    { name: 'Humbletail', mark: 'M3 19h9l6-6V4l-4 4' },
    { name: 'Ordinell', mark: 'M7 4h8l4 9H3ZM11 13v7M7 20h8' },
  ],
  proposalTexts: {
    resultsTitle: 'Your store could be the fifth line',
    resultsText: 'Send us your store’s URL. We’ll reply with a proposal, a price, and a first chart.',
    closingText: 'All we need to start is your store’s URL.',
    button: 'Send me a proposal',
  },
}
