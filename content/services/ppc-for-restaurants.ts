import type { Service } from '../types.ts'

export const ppcForRestaurants: Service = {
  title: 'PPC for restaurants',
  slug: 'ppc-for-restaurants',
  family: 'ppc',
  summary: 'Tuesday needs the ads, Saturday does not',
  lead: "Full evenings need no advertising, and empty ones need it until six o'clock. Spending follows the reservation book, and delivery is counted after the platform’s share.",
  audience:
    'For restaurants with a reservation book, catering, or a private room, and for small groups of two to twenty restaurants. It doesn’t pay for a counter with a $14 check and a line at noon: there, the free map listing does more than we could.',
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
    { query: 'restaurants open late monday', meaning: 'Hungry tonight, in a city that has closed', action: 'bid' },
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
    text: 'Valentine’s Day, Mother’s Day, graduations, and company parties fill rooms by themselves. Our reading: ads earn their keep in the weeks between, and party rooms are sold from September. Beach and college towns turn this upside down.',
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
      heading: 'Where wine and delivery apps set limits',
      rows: [
        {
          term: 'Cocktails in ads',
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
    text: 'Food cost comes off because an ad can fill a room at a loss. For delivery, take the platform commission and the box off as well. For catering, multiply by the orders of a year.',
  },
  body: `A table at seven on Tuesday is worth something at four and nothing at nine. That is the whole theory. Your reservation system knows how many covers are open tonight; we read that number through the afternoon and let it move the bids. Below a line you choose, ads widen by a mile. Above another, they stop, and Saturday’s money is still there on Monday.

Searches for "restaurants near me" are expensive and vague, and the map answers them for free if your listing is kept. We spend on intent with a number in it: a party of thirty, a lunch for the office, brunch with a dog, a kitchen that is still open. Each of these needs a page that a phone can read in one breath: menu as text, prices, hours of the kitchen, a button for the table.

Delivery gets its own arithmetic. An order placed on your own site and an order placed in an app look the same on the ticket. After commission, packaging, and the driver, they are different businesses, so we report them in two columns and let you decide which one to feed.`,
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
      content: 'A 3-6-9-12 month calendar names weak evenings, party season, and the lines where ads start or stop.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'The menu becomes text, private dining gets a page, and open covers begin to steer the bids.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'No-shows by source are counted; the radius shrinks or grows by weekday and by weather.',
      fromDay: 60,
      toDay: 120,
    },
    {
      title: 'Achieving excellence',
      content: 'The quiet third of the week runs by rule, and party rooms are sold a season ahead.',
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
      detail: 'Two lines per evening, set by you, changed by one message.',
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
    { text: 'Zero dollars on evenings that were full by noon, visible in the change history.' },
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
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for restaurants, steered by the tables still free',
    description:
      'Spending that follows the reservation book, a menu that phones can read, margin per order by channel. Visible within one to three weeks.',
  },
}
