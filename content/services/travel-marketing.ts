import type { Service } from '../types.ts'

export const travelMarketing: Service = {
  title: 'Travel marketing',
  slug: 'travel-marketing',
  family: 'industry',
  clientKind: 'venues',
  summary: 'Written in January, searched in March, booked in May',
  lead: 'You know the waves of travel demand months ahead. We plan backward from the booking week: pages first, then links, then bids.',
  audience:
    'For tour operators, agencies with their own itineraries, activity providers, and rental hosts with at least ten bookable products. Affiliate sites that only pass visitors to a portal gain little from this work. If a single hotel is your whole business, read the page on PPC for hotels instead.',
  weeks: { from: 4, to: 14 },
  problems: [
    { text: 'Destination pages that say less than your brochure' },
    { text: 'Summer campaigns started when the beds are sold' },
    { text: 'Prices in ads that no date on the site has' },
  ],
  figure: {
    value: '53%',
    label:
      'of mobile visits are abandoned if a page takes longer than 3 seconds, and booking engines often do. Source: Google, 2016 https://blog.google/products/admanager/the-need-for-mobile-speed/',
  },
  searches: [
    { query: 'is october a good time to visit greece', meaning: 'Dreaming, with a month in mind', action: 'page' },
    {
      query: '10 day portugal itinerary by train',
      meaning: 'Planning alone, open to having the hard parts booked',
      action: 'page',
    },
    {
      query: 'small group tours morocco 2027',
      meaning: 'Knows how they want to travel and compares operators',
      action: 'bid',
    },
    { query: 'machu picchu guided hike availability june', meaning: 'Wants a date and a place on it', action: 'bid' },
    {
      query: 'esta application',
      meaning: 'A government form that only authorized providers may advertise',
      action: 'exclude',
    },
    { query: 'flight status', meaning: 'Already sitting at the gate', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 3, 5, 6, 9],
    text: 'By our reading, Americans book in the marked months: January to March for summer, May and June for late deals, September for the holidays. Departures come later. Ski, cruise, and safari each have a different wave, so your own booking dates replace this strip in week one.',
  },
  ledgers: [
    {
      heading: 'Rules for prices and promises',
      rows: [
        {
          term: 'Air fares',
          text: 'Any price that includes a flight shows the full amount with taxes and fees. Parts may be listed, but never larger than the total.',
          source: 'US Department of Transportation, 14 CFR § 399.84',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/14/399.84',
        },
        {
          term: 'Short-term lodging',
          text: 'Since May 2025 an advertised nightly price has to contain every mandatory fee, cleaning included.',
          source: 'FTC Rule on Unfair or Deceptive Fees, 16 CFR Part 464',
        },
        {
          term: 'Seller registration',
          text: 'California, Florida, Washington, and Hawaii register sellers of travel. California wants the number in advertising, so we put it in footers and templates.',
          source: 'California Business and Professions Code § 17550 and following',
        },
        {
          term: 'Visas and entry forms',
          text: 'Ads that sell help with official documents are limited to authorized providers. We keep such pages out of paid search.',
          source: 'Google Ads policy, Government documents and services',
        },
        {
          term: 'Package buyers in the EU',
          text: 'Selling packages there brings set pre-contract information and insolvency protection. A travel lawyer reads those pages before we publish.',
          source: 'Directive (EU) 2015/2302',
        },
      ],
    },
    {
      heading: 'Technical faults that lose bookings',
      lead: 'They are so common that we check them first.',
      rows: [
        {
          term: 'Booking engine on another domain',
          text: 'Your analytics lose the visit just where the money starts. We carry the campaign across and test it with a real booking.',
        },
        {
          term: 'Date parameters',
          text: 'Calendars create endless URLs. Search engines get one page per trip, with the dates on it.',
        },
        {
          term: 'Language versions',
          text: 'Each version must name all the others and be named by them. Otherwise, Google ignores hreflang.',
          source: 'Google Search Central, Localized versions of your pages',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'margin per traveler after supplier cost' },
      { text: 'travelers per booking' },
      { text: 'share of inquiries that pay a deposit' },
      { text: 'share of deposits that travel' },
    ],
    text: 'Calculate it per departure, not per year. An inquiry for a bus with two seats left is worth the margin on two seats, whatever the average says. Cancellations belong in the last factor, with the month in which they happened.',
  },
  body: `In reports, a booking looks sudden. But the traveler read about weather in winter, looked at routes in spring, and asked about dates weeks later, on another device. We plan for that path. We publish the weather page before people search for it and the itinerary page early enough to get links, and advertise when people ask about dates and seats.

Good destination pages answer what the brochure leaves out:

- how long the transfer takes, and what it costs at night
- which weeks are too hot, too wet, or closed
- what a normal day there costs besides your price
- who should choose a different trip

Every page ends at departures with real availability. If your reservation system can export a feed, ads read from it as well, so a sold-out June is never advertised. Where it cannot, we keep a sheet with you and check it twice a week. We ask everyone for a review in the week after they return, and show it with the trip and the month.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We chart three years of bookings by booking week and by departure week, and test the path to payment.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'You get a demand calendar that says when to publish, get links, and bid for each destination.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish pages for the next wave first, tie prices to dates, and track visits into your booking engine.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'Every week, we move budget between destinations as departures fill, and advertise empty dates separately.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'After a full season, you start next year with pages that already rank.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Demand calendar by destination',
      detail: '52 columns, your bookings in one color, search interest in another.',
    },
    {
      when: 'Weeks 2 to 8',
      text: 'Destination pages with real costs',
      detail: 'Transport, weather, daily spending, and the departures still open.',
    },
    {
      when: 'Week 5',
      text: 'Price check against open dates',
      detail: 'A daily test that flags every ad whose price no departure can meet.',
    },
    {
      when: 'Every Wednesday',
      text: 'Budget moves between destinations',
      detail: 'One page: what we moved, from where to where, and how many seats are left.',
    },
  ],
  sixtyDays: [
    {
      text: 'Bookings with the page and the campaign they began with, even if your booking engine is on another domain.',
    },
    { text: 'New destination pages in the index, each with impressions for the month it was written for.' },
    { text: 'A log without a single day on which an advertised price was missing from the site.' },
  ],
  faqs: [
    {
      question: 'We are late for this summer. Should we wait?',
      answer:
        'It’s mostly too late for search pages this summer. What we write now works for fall and next year. Ads can still help departures with seats left. We would run those on a small budget and put the rest of the effort into the next wave.',
    },
    {
      question: 'Can you compete with the large portals?',
      answer:
        'Rarely for "hotels in Rome." For a route, a month, a way of traveling, or a kind of traveler, yes, because the portal has no page for it. We choose those searches first and tell you which broad ones to forget.',
    },
    {
      question: 'Which booking systems can you connect?',
      answer:
        'Any that lets us pass a campaign code through to the confirmation, or exports bookings with a reference. We test it in the first three days. If yours does neither, we say so before you sign, along with the workaround and its gaps.',
    },
    {
      question: 'Do you work with travel influencers?',
      answer:
        'We brief them when a trip needs photos and firsthand detail, and every free seat or fee is disclosed in the post. We measure their work by visits, inquiries, and bookings, not by reach.',
    },
  ],
  relatedTools: ['website-traffic-checker', 'hreflang-checker', 'page-speed-checker', 'redirect-checker'],
  seo: {
    title: 'Travel marketing worked back from the booking week',
    description:
      'A demand calendar, destination pages with real costs, and bids that follow open departures. Plan early: effect from week 4 to week 14.',
  },
}
