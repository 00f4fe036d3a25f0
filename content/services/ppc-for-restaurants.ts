import type { Service } from '../types.ts'

export const ppcForRestaurants: Service = {
  title: 'PPC for restaurants',
  slug: 'ppc-for-restaurants',
  family: 'ppc',
  clientKind: 'venues',
  summary: 'Ads for empty tables, none for full evenings',
  lead: 'You don’t need ads for full evenings, only for empty ones, until about six o’clock. We spend by your reservation book and count delivery orders after the platform’s share.',
  audience:
    'For restaurants with a reservation book, catering, or a private room, and for small groups of two to twenty restaurants. If you run a counter with a $14 check and a line at noon, your free map listing does more than we could.',
  weeks: { from: 1, to: 3 },
  problems: [
    { text: 'Ads run on Saturday for a room that is full' },
    { text: 'The menu is a picture or a PDF that no phone can read' },
    { text: 'Delivery orders lose money once the commission is taken off' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'browse on phones, where a PDF menu has to be pinched and dragged. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    { query: 'private dining room for 30', meaning: 'An office manager with a date and a company card', action: 'bid' },
    { query: 'restaurants open late monday', meaning: 'Hungry tonight, when most kitchens are closed', action: 'bid' },
    { query: 'gluten free italian downtown', meaning: 'One guest of four decides for the table', action: 'page' },
    {
      query: 'office lunch catering delivery',
      meaning: 'Repeats every month if the first tray is on time',
      action: 'bid',
    },
    { query: 'carbonara recipe', meaning: 'Cooking at home', action: 'exclude' },
  ],
  seasons: {
    months: [2, 5, 6, 11, 12],
    text: 'Valentine’s Day, Mother’s Day, graduations, and company parties fill rooms by themselves. By our reading, ads pay in the weeks between, and party rooms sell from September. In beach and college towns it’s the other way around.',
  },
  ledgers: [
    {
      heading: 'What has to be true on the menu',
      rows: [
        {
          term: 'Service charges',
          text: 'In California a mandatory charge may stay outside the menu price only if it is shown clearly wherever prices are shown, ads included.',
          source: 'California SB 1524 (2024)',
        },
        {
          term: 'Gluten-free',
          text: 'The federal definition is under 20 parts per million. It applies to packaged food; the FDA asks restaurants to use the words the same way.',
          source: '21 CFR § 101.91',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/101.91',
        },
        {
          term: 'Calories',
          text: 'Chains with 20 or more locations must state them, and a menu for online orders counts.',
          source: '21 CFR § 101.11',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/101.11',
        },
        {
          term: 'Gift cards',
          text: 'Money on a card stays good for at least five years.',
          source: 'Regulation E, 12 CFR § 1005.20',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/12/1005.20',
        },
      ],
    },
    {
      heading: 'Alcohol and delivery apps',
      rows: [
        {
          term: 'Alcohol in ads',
          text: 'Google allows alcohol ads in approved countries, never to minors, never with a claim of health or daring. State liquor boards add rules on happy-hour prices.',
          source: 'Google Ads policy, Alcohol',
        },
        {
          term: 'Order buttons',
          text: 'The profile on Google Maps may link to delivery apps you never chose. The owner can set a preferred link.',
          source: 'Google Business Profile help',
        },
        {
          term: 'Listing without consent',
          text: 'California bars a delivery platform from offering your food without an agreement.',
          source: 'Fair Food Delivery Act of 2020',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'check per guest, less food cost' },
      { text: 'guests at the table' },
      { text: 'share of bookings that show up' },
    ],
    text: 'Subtract food cost, or an ad can fill a room at a loss. For delivery, take the platform commission and the box off as well. For catering, multiply by the orders of a year.',
  },
  body: `Your reservation system knows how many covers are open tonight. We read that number through the afternoon and set the bids by it. If too many are open, we widen the ads by a mile. If few are, we stop them, and the money you didn’t need on Saturday is still there on Monday.

Searches for "restaurants near me" are expensive and vague, and the map answers them for free if your listing is up to date. We bid on specific searches: a party of thirty, a lunch for the office, brunch with a dog, a kitchen that is still open. Each of these needs a short page that works on a phone: menu as text, prices, hours of the kitchen, a button for the table.

An order on your own site and an order in an app look the same on the ticket, but not after commission, packaging, and the driver. We report them in two columns, and you decide which to advertise.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We connect the reservation book read-only and note covers, turn times, and closing hours of the kitchen.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'A 3-6-9-12 month calendar shows weak evenings, party season, and when ads start and stop.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We turn the menu into text, build a page for private dining, and start to set bids by open covers.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We count no-shows by source and change the radius by weekday and weather.',
      fromDay: 60,
      toDay: 120,
    },
    {
      title: 'Achieving excellence',
      content: 'Rules handle the quiet evenings, and you sell party rooms a season ahead.',
      fromDay: 120,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Menu as text, with prices',
      detail: 'Marked up for search engines and quick on a weak signal.',
    },
    {
      when: 'Day 9',
      text: 'Bids tied to open covers',
      detail: 'You set two thresholds per evening and can change them with one message.',
    },
    {
      when: 'Week 2',
      text: 'Private dining and catering pages',
      detail: 'Rooms with seats, minimum spend, a sample menu, and a form of five fields.',
    },
    {
      when: 'Every Monday',
      text: 'Covers by evening and source',
      detail: 'Last week as a grid: seats open at four, seats filled by eight.',
    },
    {
      when: 'Month 2',
      text: 'Margin per order by channel',
      detail: 'Dine-in, own delivery, and app delivery, after food, box, and commission.',
    },
  ],
  sixtyDays: [
    { text: 'A grid of sixty evenings: covers open at four in the afternoon, money spent, covers filled.' },
    { text: 'No spending on evenings that were full by noon, as the change history shows.' },
    { text: 'Party inquiries with date, headcount, and outcome in one list.' },
  ],
  faqs: [
    {
      question: 'Is advertising worth it for a single small restaurant?',
      answer:
        'Often not. If the average check is low and evenings are full, clean up the map listing and save the money. It begins to pay with a private room, catering, or at least three weak evenings a week.',
    },
    {
      question: 'Which reservation systems can you read?',
      answer:
        'Most of the large ones export covers by hour, some live and some once a day. Once a day is enough for the rule we use. If yours exports nothing, the host sends a text at four with one number.',
    },
    {
      question: 'Will you run our Instagram as well?',
      answer:
        'Paid posts, yes, if you order them with search. Cooking, photographing, and answering comments stay with your people, because guests notice when a stranger does it. We tell you which dishes the searches ask for.',
    },
    {
      question: 'Can you get us off the delivery apps?',
      answer:
        'We can show what each order leaves and bring regulars to your own ordering page. Whether you leave is your call. New guests do find you in the apps, and their first order may be worth the commission.',
    },
  ],
  relatedTools: ['qr-code-generator', 'schema-markup-generator', 'page-speed-checker'],
  seo: {
    title: 'PPC for restaurants, steered by the tables still free',
    description:
      'Spending that follows the reservation book, a menu that phones can read, margin per order by channel. Visible within one to three weeks.',
  },
}
