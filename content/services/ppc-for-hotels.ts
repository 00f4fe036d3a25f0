import type { Service } from '../types.ts'

export const ppcForHotels: Service = {
  title: 'PPC for hotels',
  slug: 'ppc-for-hotels',
  family: 'ppc',
  clientKind: 'venues',
  summary: 'Direct bookings, net of the portal’s commission',
  lead: 'A direct guest at the same rate is worth the commission you did not pay. We bid on your own name only where a portal does, and on dates only where rooms are free.',
  audience:
    'For independent hotels, inns, and small groups with a booking engine of their own and at least about twenty rooms. Franchised hotels whose brand forbids local search ads need its written consent first. A five-room guesthouse that sells out in season does well enough with the portals.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Portals take commission on guests who searched for your name' },
    { text: 'The rate in the ad is gone on the booking page, or grows a fee at the last step' },
    { text: 'Campaigns end on the day the festival begins, when the last rooms sell at the best rates' },
  ],
  searches: [
    { query: '[hotel name] + town', meaning: 'Has chosen you, and the portal is in between', action: 'bid' },
    {
      query: 'hotel with parking near convention center',
      meaning: 'Arrives by car on a date the town already knows',
      action: 'bid',
    },
    {
      query: 'pet friendly inn with fireplace',
      meaning: 'A weekend for two and a dog, rate comes second',
      action: 'page',
    },
    {
      query: 'wedding room block hotel',
      meaning: 'Twenty rooms from one talk with your sales desk',
      action: 'page',
    },
    {
      query: 'extended stay weekly rates cheap',
      meaning: 'Needs a kitchen for a month, which you don’t offer',
      action: 'exclude',
    },
    { query: 'hotel front desk jobs', meaning: 'Wants a job at a hotel', action: 'exclude' },
  ],
  seasons: {
    months: [5, 6, 7, 8, 10, 12],
    text: 'A rough national picture: summer, leaf season, the holidays. Ski towns, college towns, and conference cities differ. People book weeks before the stay, so the ads start earlier.',
  },
  ledgers: [
    {
      heading: 'Rules for rates, fees, and names',
      lead: 'Since 2025, a federal rule says how to advertise the price of a night.',
      rows: [
        {
          term: 'Total price',
          text: 'From May 12, 2025, any advertised rate for short-term lodging must include every mandatory fee, shown more prominently than other prices.',
          source: '16 CFR Part 464',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-464',
        },
        {
          term: 'Price accuracy',
          text: 'Google compares the rate in your hotel feed with the booking page and limits properties that disagree.',
          source: 'Google Hotel Center policies',
        },
        {
          term: 'Your name as a keyword',
          text: 'Anyone may bid on it. Trademark owners can complain about its use in ad text; resellers and information sites have exceptions.',
          source: 'Google Ads policy, Trademarks',
          sourceUrl: 'https://support.google.com/adspolicy/answer/6118',
        },
        {
          term: 'Accessible rooms',
          text: 'The booking page has to describe accessible features in enough detail to decide, and such rooms are held back until the others of their type are taken.',
          source: '28 CFR § 36.302(e)',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/28/36.302',
        },
        {
          term: 'Parity clauses',
          text: 'Your portal contract may limit public rates below theirs. We read it before we write a direct offer.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [{ text: 'average rate a night' }, { text: 'nights in a stay' }, { text: 'commission rate of the portal' }],
    text: 'That is what a booking moved from a portal saves, and the most its ad may cost. A guest who would have come direct anyway saves nothing. We test by pausing the name campaign in some states and counting.',
  },
  body: `Ads on your own name show a handsome return because those guests had already chosen you. What matters is where and when a portal ranks above you for that name, and how many guests it takes. Where nobody bids, you don’t need to. Where someone does, a low bid is enough, because your page is the most relevant and the click usually costs you less than it costs them.

### Ads by date

The second half of the work is a calendar. Conventions, graduations, home games, the jazz weekend, the marathon: most are known a year ahead. We collect them for your town, mark how far in advance each one fills, and set the ads to begin there. Your property system tells us every morning which room types are left. We stop ads for sold-out room types and spend the money on weak nights.

Free booking links in Google’s hotel results come first, because they cost nothing per click. Paid hotel ads join when the feed has held the same rate as your booking page for two weeks without a mismatch.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We pull two years of stays by source, read your portal contracts, and test the booking engine on a phone.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We plan four quarters, with a spending limit for your name and a start date for every event in town.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We put rates with all fees in the feed and launch free booking links, then hotel and search ads by room type.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We pause name ads state by state to see what they add, and bid on events by the rooms still open.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We set the budget a season ahead from pickup reports. A direct night costs less than the commission.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Event calendar for the town',
      detail: 'Dates, usual booking lead, and the room types that sell out first.',
    },
    {
      when: 'Day 14',
      text: 'Rate feed, checked each morning',
      detail: 'Total price with fees against the booking page, mismatches by email at eight.',
    },
    {
      when: 'Week 3',
      text: 'Name campaign with a spending limit',
      detail: 'Active only where a portal is present, with screenshots from six cities.',
    },
    {
      when: 'Month 2',
      text: 'Direct nights against commission',
      detail: 'Cost per direct night, portal share, and what the difference left you.',
    },
    {
      when: 'Each quarter',
      text: 'Test of what ads add',
      detail: 'States with the name campaign off beside states with it on.',
    },
  ],
  sixtyDays: [
    { text: 'The same rate in the ad, in the hotel results, and at the last booking step.' },
    { text: 'Cost per direct night, by room type, next to the commission for the same night.' },
    { text: 'A year of town events with the day on which each campaign starts.' },
    { text: 'The first reading of what your name campaign really adds.' },
  ],
  faqs: [
    {
      question: 'Why pay for clicks on our own hotel name?',
      answer:
        'Only where someone else buys them. If a portal ranks above your listing, some guests will book there and you pay commission on a stay you had won. Elsewhere, we don’t bid on your name and spend the money on dates with free rooms.',
    },
    {
      question: 'Do the ads have to show resort fees?',
      answer:
        'Yes. The federal rule in force since May 2025 asks for the total price, mandatory fees included, wherever a price is advertised. Taxes may be left out until later. We check the feed, the landing page, and the booking engine for it.',
    },
    {
      question: 'Can you lower our portal commission?',
      answer:
        'No, that is a negotiation between you and the portal. What we can do is give you the numbers for it: direct share by month, rates by source, and how many guests searched your name before they booked elsewhere.',
    },
  ],
  relatedTools: ['hreflang-checker', 'redirect-checker', 'utm-builder'],
  seo: {
    title: 'PPC for hotels: direct bookings, not portal commission',
    description:
      'Bids by free rooms and dates, a limit for your own name, total prices in the feed, cost per direct night. Effect in weeks 2 to 8.',
  },
}
