import type { Service } from '../types.ts'

export const ppcForHvac: Service = {
  title: 'PPC for HVAC',
  slug: 'ppc-for-hvac',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Bids by the forecast, service plans in mild weeks',
  lead: 'Air conditioning fails on the first hot day and furnaces on the first cold one. Bids follow the forecast for your counties, and maintenance plans are sold in the mild weeks between.',
  audience:
    'For residential HVAC contractors with at least four technicians, that sell repair, replacement, and service plans. New-construction subcontractors have builders for customers and don’t need search ads. Commercial chillers are outside what we know well.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: 'One budget for January and July' },
    { text: 'No offer at all in April and October' },
    { text: 'Brand searches of manufacturers paid without need' },
  ],
  searches: [
    { query: 'ac not cooling house', meaning: 'Ninety degrees inside, a baby upstairs', action: 'bid' },
    { query: 'furnace blowing cold air', meaning: 'Hopes for a filter, fears a new control board', action: 'bid' },
    { query: 'heat pump vs gas furnace cost to run', meaning: 'System is old, bill in hand', action: 'page' },
    { query: 'ac tune up', meaning: 'Careful owner, future plan member', action: 'bid' },
    {
      query: 'r-22 refrigerant price per pound',
      meaning: 'May be a technician or a do-it-yourselfer',
      action: 'exclude',
    },
    { query: 'hvac certification classes', meaning: 'Wants a license of his own', action: 'exclude' },
  ],
  seasons: {
    months: [1, 6, 7, 8, 12],
    text: 'Cooling in summer, heating in winter, service plans in spring and fall. We use degree days for your counties, so Minneapolis and Tampa get different calendars.',
  },
  ledgers: [
    {
      heading: 'Rules for HVAC ads',
      rows: [
        {
          term: 'Refrigerants',
          text: 'Only certified technicians may open a circuit, so ads never suggest a refill without diagnosis.',
          source: 'EPA Section 608, 40 CFR Part 82',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/40/part-82',
        },
        {
          term: 'New equipment',
          text: 'Newly installed systems have moved to refrigerants with lower warming potential since 2025. Pages say which one a quoted unit uses.',
          source: 'EPA, AIM Act technology transitions',
        },
        {
          term: 'Efficiency claims',
          text: 'We quote SEER2 and HSPF2 from the AHRI certificate of the matched system, never from the outdoor unit alone.',
          source: 'AHRI Directory',
        },
        {
          term: 'Plans that renew',
          text: 'A service plan that renews automatically needs clear terms and an easy way to cancel. Several states have renewal laws of their own.',
          source: 'Restore Online Shoppers’ Confidence Act, 15 U.S.C. § 8403',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/8403',
        },
      ],
    },
    {
      heading: 'Bids by temperature',
      rows: [
        { term: 'Above 90 °F', text: 'Repair takes two thirds of the money, capped by technician hours.' },
        { term: '60 to 80 °F', text: 'Tune-ups and plans, with a price in the headline.' },
        { term: 'Below 32 °F', text: 'No-heat terms in homes with gas or oil first.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'profit of a replacement' },
      { text: 'share of repair visits that become one' },
      { text: 'share of calls booked' },
    ],
    text: 'Add the ticket of the repair itself. For plan members, use the years they stay instead.',
  },
  body: `Most HVAC accounts ignore the weather. We pull the seven-day forecast for each county from the National Weather Service and change bids in bands, two days ahead, because a customer notices the failed unit on the second hot night.

Your dispatch board sets the limit. When tomorrow is full, we stop repair ads and keep replacement ads running. Someone with a sixteen-year-old unit can wait until Thursday.

### Mild weeks

April and October pay for themselves with tune-ups. The ad names the price, the page lists the twenty-one points, and the technician offers the plan. In July, those members call you first.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You give us technician hours, counties, brands you install, plan terms, and three summers of tickets.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'We set temperature bands for each county, and what a full board switches off.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We launch repair and tune-up ads that follow the forecast, and a replacement page with matched systems.',
      fromDay: 7,
      toDay: 40,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We score calls by job type and drop manufacturers’ names that don’t sell systems.',
      fromDay: 40,
      toDay: 170,
    },
    {
      title: 'Achieving excellence',
      content: 'Each season, more of your calls come from plan members and fewer from ads.',
      fromDay: 170,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Temperature rules by county',
      detail: 'Written in degrees, so that your dispatcher can read them.',
    },
    {
      when: 'Week 2',
      text: 'Repair, replacement, and plan campaigns',
      detail: 'They pause when the dispatch board is full.',
    },
    {
      when: 'Week 3',
      text: 'Financing shown before the click',
      detail: 'Rate, term, and lender, as the law requires.',
    },
    { when: 'Week 5', text: 'Calls scored by job type', detail: 'No-heat, no-cool, tune-up, quote, wrong number.' },
    { when: 'Season end', text: 'Degree-day review', detail: 'What each hot or cold spell cost and earned.' },
  ],
  sixtyDays: [
    { text: 'A log of every bid change with the forecast that caused it' },
    { text: 'Booked calls by job type, and hours in which a full board stopped the ads' },
    { text: 'New plan members from tune-up ads, counted by name in your own system' },
  ],
  faqs: [
    {
      question: 'Who changes the bids on a Sunday?',
      answer:
        'A script does, inside limits you approved, and a person reads its log on Monday. A heat wave over a holiday is announced days ahead, and the office gets an email when a band begins.',
    },
    {
      question: 'Will the manufacturer’s co-op money cover this?',
      answer:
        'Often part of it. It comes with brand rules on logos and wording. We write those ads separately and prepare the proof of performance for your distributor.',
    },
    {
      question: 'Should we advertise heat pump rebates?',
      answer:
        'Only those a customer can still file for today. State and utility programs open and close, so the page shows the date we checked and a link to the program itself.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'page-speed-checker', 'utm-builder'],
  seo: {
    title: 'PPC for HVAC companies, steered by the forecast',
    description:
      'Bids by forecast and county, ads that stop when the board is full, service plans sold in mild weeks. Running in week 1, tuned by week 5.',
  },
}
