import type { Service } from '../types.ts'

export const ppcForCleaners: Service = {
  title: 'PPC for cleaners',
  slug: 'ppc-for-cleaners',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Weekly clients first, one-time jobs to fill the gaps',
  lead: 'A weekly home and a one-time cleaning cost the same click but aren’t worth the same. The booking page offers a recurring schedule first, and bids rise only in streets where a team already works.',
  audience:
    'For house cleaning and small janitorial companies with employed or contracted teams, insurance, and room on the route. If you clean alone, your best clients will come from referrals. If turnover leaves you two people short each week, hire before you advertise.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: 'Paying for searches about carpet-machine rentals and stain tips' },
    { text: 'Offices and homes share one ad that speaks to neither' },
    { text: 'A price is named only after a visit, so people book the firm that says one' },
  ],
  searches: [
    {
      query: 'house cleaning every two weeks price',
      meaning: 'Two jobs, two children, ready to decide',
      action: 'bid',
    },
    { query: 'move out cleaning deposit back', meaning: 'One date, one landlord, a checklist in hand', action: 'bid' },
    { query: 'office cleaning after hours insured', meaning: 'A manager who has to show a certificate', action: 'bid' },
    { query: 'how to clean grout with baking soda', meaning: 'Already scrubbing', action: 'exclude' },
    { query: 'carpet cleaner rental home depot', meaning: 'Hiring a machine for a day', action: 'exclude' },
    { query: 'housekeeper live in', meaning: 'Seeks one person to employ, not a firm', action: 'exclude' },
    {
      query: 'is it rude to clean before the cleaner comes',
      meaning: 'First-time buyer with nerves, good for a page',
      action: 'page',
    },
  ],
  seasons: {
    months: [3, 4, 5, 8, 11, 12],
    text: 'Spring cleaning, August move-outs, the weeks before guests arrive. That is what we see for homes. Offices switch when a contract ends, so the inquiry form asks for the month.',
  },
  ledgers: [
    {
      heading: 'Claims a cleaning company has to prove',
      lead: 'Each of these appears in half of all cleaning ads. A client or an inspector can check each one.',
      rows: [
        {
          term: '"Bonded and insured"',
          text: 'These are two different documents. We print only the words you have a certificate for, with the year.',
        },
        {
          term: '"Disinfects"',
          text: 'A product that claims to kill germs must be registered with the EPA and used as its label says, contact time included.',
          source: 'FIFRA, 7 U.S.C. § 136 and following',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/7/136',
        },
        {
          term: '"Green" and "non-toxic"',
          text: 'Without limits, nobody can prove these claims. We name the product and its label, such as EPA Safer Choice.',
          source: 'FTC Green Guides',
        },
        {
          term: '"From $99"',
          text: 'If nobody gets that price, it’s bait and switch. The calculator must be able to show it for a real home.',
          source: '16 CFR Part 238',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-238',
        },
        {
          term: '"Our own employees"',
          text: 'Only if they are. California also registers janitorial employers each year.',
          source: 'California Property Service Workers Protection Act',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'price of a clean, less wages and travel' },
      { text: 'cleans a year' },
      { text: 'years until they leave' },
      { text: 'share of first cleans that turn weekly or biweekly' },
    ],
    text: 'Calculate it twice, for recurring service and for a single cleaning. The two results show how far apart the bids should be.',
  },
  body: `What matters more than the cost of a lead is the share of first cleanings that become recurring. A firm that turns one in two into a biweekly client can pay twice what a firm with one in four pays for the same search. So we arrange the page around the schedule: weekly, every other week, and monthly are the first three choices, one-time is the fourth, and the price of each is on the screen after two taps for rooms and baths.

### Streets instead of cities

Teams lose money on the road. We map the homes you clean by weekday and bid highest near Tuesday’s route while Tuesday has gaps. A client at the edge of town can book only the day when a team is there.

Offices are a separate business with a separate phone: nights, keys, certificates, a walk-through, a decision in weeks. They get a page that a facility manager can forward. Move-out cleanings fill gaps and come with a deadline, so we sell them by date.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We map homes by weekday and team, collect certificates, and work out what a two-bath house really costs.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'We plan 12 months: how many recurring homes each route can still take, and where.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Visitors see a price after two taps, recurring first. Homes, offices, and move-outs get their own ads.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'We rank searches by clients who stayed for a fourth cleaning and cut do-it-yourself wording every week.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Your routes are short, one-time jobs fill the gaps, and a new team starts with its week half booked.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Route map by weekday',
      detail: 'Homes, minutes between them, and the gaps a new client would close.',
    },
    {
      when: 'Day 12',
      text: 'Price in two taps',
      detail: 'Visitors enter rooms and schedule and see a price and a date on a nearby route.',
    },
    {
      when: 'Week 3',
      text: 'Office page to forward',
      detail: 'Certificates, night hours, key policy, and a walk-through form.',
    },
    {
      when: 'Every Thursday',
      text: 'Do-it-yourself terms removed',
      detail: 'Rentals, recipes, and job seekers, with what they would have cost.',
    },
    {
      when: 'Month 2',
      text: 'Recurring share by search',
      detail: 'First cleanings that led to a second and a fourth, term by term.',
    },
  ],
  sixtyDays: [
    { text: 'How many first cleanings became recurring, for each search, from your own schedule.' },
    { text: 'Minutes between stops on every route, before the start and now.' },
    { text: 'Home, office, and move-out costs in three separate rows.' },
    { text: 'A price on screen for any ordinary home, without a visit.' },
  ],
  faqs: [
    {
      question: 'Should we offer half off the first cleaning?',
      answer:
        'It brings first cleanings and few second ones, and the first is the hardest for your team. If you want an incentive, put it on the fourth visit.',
    },
    {
      question: 'Can we show a price without seeing the home?',
      answer:
        'For most homes, yes, if you say what is included and what costs extra: inside ovens, pet hair, a home nobody cleaned for a year. The team lead may correct the price at the door, by a rule the page has stated.',
    },
    {
      question: 'Do Google Local Services Ads make sense for cleaning?',
      answer:
        'House cleaning is one of their categories in many US areas. You pay by the lead after a screening of business and owners. They bring mixed requests, including one-time jobs, so we compare how many become recurring.',
    },
    {
      question: 'Will ads help us find cleaners too?',
      answer:
        'Recruiting needs different searches and pages, and job ads on Google have extra targeting limits. We keep it out of this account. Ask for it separately, and only if you pay the going rate in your town.',
    },
  ],
  relatedTools: ['keyword-extract-tool', 'utm-builder', 'schema-markup-generator'],
  seo: {
    title: 'PPC for cleaners: weekly clients, tighter routes for all',
    description:
      'Areas drawn around today’s routes, a price by rooms and schedule in two taps, homes and offices apart. An even load by week 5.',
  },
}
