import type { Service } from '../types.ts'

export const ppcForElectricians: Service = {
  title: 'PPC for electricians',
  slug: 'ppc-for-electricians',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Fault calls, chargers, and panels with a budget each',
  lead: 'Small repairs fill the calendar, and large installations earn the money. Each gets its own budget, its own page, and its own answer to what the first visit costs.',
  audience:
    'For licensed electrical contractors with two or more crews in homes and small shops. Industrial work goes out to bid and gains nothing here. If permits in your city take longer than your cash lasts, start with fault calls and leave panels for later.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: 'Supply-shop searches mixed in with service calls' },
    { text: 'No page for chargers while the neighborhood asks for them' },
    { text: 'License number missing where buyers look for it' },
  ],
  searches: [
    {
      query: 'electrician for breaker that keeps tripping',
      meaning: 'Has reset it four times and smells something',
      action: 'bid',
    },
    { query: 'level 2 charger installation quote', meaning: 'The car arrives on the 14th', action: 'bid' },
    { query: '200 amp panel upgrade cost', meaning: 'An inspector or an insurer asked for it', action: 'page' },
    { query: 'knob and tube wiring insurance', meaning: 'Buys an old house and needs a letter', action: 'page' },
    { query: 'whole house generator permit', meaning: 'Remembers the last outage', action: 'page' },
    { query: 'electrician apprenticeship', meaning: 'Wants to learn the trade', action: 'exclude' },
    { query: '12/2 wire price', meaning: 'Buys material by the foot', action: 'exclude' },
  ],
  seasons: {
    months: [5, 6, 9, 11, 12],
    text: 'Storms sell generators, the first heat finds weak panels, and holiday lights overload circuits in December. Charger demand follows car deliveries and local rebates more than it follows the month.',
  },
  ledgers: [
    {
      heading: 'What your page has to prove',
      rows: [
        {
          term: 'License',
          text: 'Most states license the company. In some, only cities do. The number and the issuing board appear in the footer of every landing page.',
        },
        {
          term: 'Permit',
          text: 'Panels, chargers, and generators need one nearly everywhere. Saying who pulls it wins more quotes than a discount.',
          source: 'National Electrical Code, adopted by state and city',
        },
        {
          term: 'Tax credits',
          text: 'Federal credits for home energy work changed in 2025, so every sentence about them carries its date and a link to the IRS.',
          source: 'Internal Revenue Service, home energy credits',
        },
        {
          term: 'Verified badge',
          text: 'Local Services Ads check license, insurance, and, for home trades, background before they show a badge.',
          source: 'Google Local Services Ads, verification',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'invoice of the first job' },
      { text: 'gross margin of that kind of job' },
      { text: 'share of quotes accepted' },
    ],
    text: 'Nearly every fault call is accepted, so the third factor is close to one. For a panel, it decides everything. Calculate the two separately.',
  },
  body: `Most electricians’ campaigns advertise the less profitable half of the business. The word “electrician” is broad and costs the most, while “panel”, “charger”, and “generator” describe a job with a price.

So we build the account from invoices. We export twelve months, group them into faults, installations, and inspections, and see which group deserves the next crew hour. Bids follow that order. Every closed invoice goes back to Google as a value without a name, so bidding learns what a good job is worth.

### The price of the first visit

The page states the diagnostic fee, what it includes, and when it is credited. People who won’t pay it don’t call, and your crew saves the trip.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You give us twelve months of invoices, license papers, crew hours, and the fee for a first visit.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We rank three job groups by margin per crew hour and decide which one may grow this quarter.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We launch fault ads and a charger page within two weeks, then panels and generators.',
      fromDay: 7,
      toDay: 35,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We feed invoice values back into the bidding and cut terms that only bring price shoppers.',
      fromDay: 35,
      toDay: 160,
    },
    {
      title: 'Achieving excellence',
      content: 'Inspections of old homes bring in next season’s rewiring jobs.',
      fromDay: 160,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Fault, install, and inspection campaigns',
      detail: 'With a ceiling each, in dollars per booked visit.',
    },
    {
      when: 'Day 12',
      text: 'Price guide for the first visit',
      detail: 'One page with the fee, the credit, and no fine print.',
    },
    { when: 'Week 3', text: 'Charger page with permit times', detail: 'City by city, as long as you work there.' },
    { when: 'Week 5', text: 'Invoice import', detail: 'Only the values. Customers’ names stay in your books.' },
    { when: 'Monthly', text: 'Margin per crew hour', detail: 'By group, beside what the group spent on ads.' },
  ],
  sixtyDays: [
    { text: 'Booked visits split into faults, installations, and inspections, with their cost' },
    { text: 'Charger quotes that cite the page and its permit time' },
    { text: 'Invoice amounts visible next to the terms that led to them' },
  ],
  faqs: [
    {
      question: 'Do you write the permit information for each city?',
      answer:
        'We collect it from the building departments, your office confirms it, and the page shows the date. When a city changes its process, tell us or let us check once a quarter.',
    },
    {
      question: 'Is a lower diagnostic fee better for ads?',
      answer:
        'It brings more calls and often fewer jobs. We test the wording before the number, because “credited toward the repair” has done more in our accounts than ten dollars off.',
    },
    {
      question: 'Can the ads run only when a crew is free?',
      answer:
        'For faults, yes: they follow the dispatch board. Installations are booked weeks ahead, so their ads stay on and the page names the next free week.',
    },
    {
      question: 'What do you need from us each month?',
      answer:
        'Closed invoices as a file, crew absences, and ten minutes on the phone. Everything else we read from the accounts.',
    },
  ],
  relatedTools: ['meta-tag-generator', 'google-ads-keyword-tool', 'schema-markup-generator'],
  seo: {
    title: 'PPC for electricians: faults apart from installations',
    description:
      'Fault calls, chargers, and panels with a budget and a page each, and bids based on invoices. Calls in week 1, steady cost per job by week 5.',
  },
}
