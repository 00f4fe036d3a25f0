import type { Service } from '../types.ts'

export const ppcForRoofers: Service = {
  title: 'PPC for roofers',
  slug: 'ppc-for-roofers',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'A plan for storms, and for dry months',
  lead: 'Storm weeks bring a month of calls in two days. We prepare the campaigns in dry weather, set limits for the rush, and keep replacement work coming when the sky is clear.',
  audience:
    'For established local roofers with their own crews and a showroom or yard that people can visit. Storm chasers who leave the county with the tarps are not clients of ours, nor are lead sellers that sell one inspection to five companies.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'Budgets gone by nine in the morning after a storm' },
    { text: 'Repair and replacement in one ad group' },
    { text: 'Leads bought from a list that five others bought too' },
  ],
  searches: [
    { query: 'roof leaking emergency tarp', meaning: 'It rains into the bedroom as they type', action: 'bid' },
    { query: 'metal roof vs shingles cost', meaning: 'Decided to replace, undecided with what', action: 'page' },
    { query: 'hail damage roof inspection', meaning: 'A neighbor has a new roof already', action: 'bid' },
    { query: 'does insurance pay for a 20 year old roof', meaning: 'Fears the adjuster’s answer', action: 'page' },
    { query: 'roofing nails bulk', meaning: 'A tradesman shopping', action: 'exclude' },
    { query: 'roof rack installation', meaning: 'A different roof altogether', action: 'exclude' },
  ],
  seasons: {
    months: [4, 5, 6, 8, 9, 10],
    text: 'Hail comes in spring on the plains, hurricanes in late summer on the coasts, and replacement crews work until frost. We go by your county’s storm record.',
  },
  ledgers: [
    {
      heading: 'What a roofing ad must not say',
      lead: 'State law differs. We check these first.',
      rows: [
        {
          term: 'Deductibles',
          text: 'Offering to pay, waive, or absorb an insurance deductible is unlawful for contractors in Texas and in a growing list of states.',
          source: 'Texas Insurance Code § 707',
        },
        {
          term: 'Acting as adjuster',
          text: 'A roofer may describe damage. Negotiating the claim is for a licensed public adjuster in most states.',
        },
        {
          term: 'Door-to-door follow-up',
          text: 'A sale at the home can be canceled within three business days, and the buyer must be told in writing.',
          source: 'FTC Cooling-Off Rule, 16 CFR Part 429',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-429',
        },
        {
          term: 'Calls to homeowners',
          text: 'Don’t call numbers on the National Do Not Call Registry unless the owner asked you to.',
          source: 'FTC Telemarketing Sales Rule, 16 CFR Part 310',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-310',
        },
      ],
    },
    {
      heading: 'Three spending levels',
      rows: [
        {
          term: 'Dry weather',
          text: 'Replacement and maintenance ads on the base budget, in all towns with a crew nearby.',
        },
        { term: 'Storm watch', text: 'We prepare inspection ads and tell your office. The budget stays as it is.' },
        {
          term: 'After a storm',
          text: 'Tarp and inspection ads in the ZIP codes that were hit, up to what your crews can visit in 72 hours.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'contract of an average replacement' },
      { text: 'margin once crew and material are paid' },
      { text: 'share of inspections that sign' },
    ],
    text: 'Calculate repairs separately. They keep crews busy and seldom pay for clicks.',
  },
  body: `After hail, everyone bids on the same four ZIP codes and the winner is the company that can still inspect on Thursday. In dry months, a homeowner reads for five weeks about shingles, metal, and tile and then calls two companies.

For storms, we write a plan in dry weather: areas, spending limits, ads, and who picks up. When the National Weather Service reports hail in your county, one of us turns the plan on, and off again when your crews are full.

For dry months, we build a page your competitors don’t have: materials side by side with a price range per square, the crew’s own photos, and the question your salesman always asks first.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You give us crews, counties, supplier lead times, and two years of contracts with their source.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We write a weather plan with three levels and a replacement plan by material and neighborhood.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Replacement pages come first. We build the storm campaigns at the same time and leave them paused.',
      fromDay: 7,
      toDay: 50,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We follow inspections through to signature and stop advertising materials that nobody signs for.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Contracts from dry months pay for your year, and storm work comes on top.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Weather plan on one page',
      detail: 'Signed off by the person who answers your phone at 6 a.m.',
    },
    { when: 'Week 2', text: 'Area list by crew', detail: 'With the number of inspections each can make a day.' },
    {
      when: 'Week 4',
      text: 'Replacement page with materials',
      detail: 'Price ranges per square, warranty terms, and photos of your own roofs.',
    },
    { when: 'After each storm', text: 'Storm report', detail: 'Spend, inspections, contracts, and what to change.' },
    { when: 'Each month', text: 'Cost per contract', detail: 'Reported separately from cost per inspection.' },
  ],
  sixtyDays: [
    { text: 'A storm plan tested once as a rehearsal, with the hours in which it was live' },
    { text: 'Inspections booked from replacement searches, not from bought lists' },
    { text: 'Cost per signed roof, however few there are yet' },
  ],
  faqs: [
    {
      question: 'Can you get us insurance work?',
      answer:
        'We bring people who ask about hail or wind damage. The claim is between them and the insurer, and none of our texts suggests that you will settle it.',
    },
    {
      question: 'Why pause ads in the middle of a storm week?',
      answer:
        'Because the seventieth caller waits nine days, signs with someone else, and leaves a review. So ads stop when your crews have all the roofs they can inspect.',
    },
    {
      question: 'Do you recommend financing in the ad?',
      answer:
        'If you offer it, yes, with the terms the lender requires next to it. A monthly figure without its rate and length would be misleading.',
    },
    {
      question: 'How do you know a lead came from search?',
      answer:
        'Forwarding numbers and form sources show the term. Your estimator asks again at the inspection. If the two disagree, we go with the homeowner’s answer.',
    },
  ],
  relatedTools: ['page-speed-checker', 'image-compressor', 'utm-builder'],
  seo: {
    title: 'PPC for roofers: a plan for storms and for dry months',
    description:
      'Storm campaigns written in dry weather, replacement pages with price ranges, spend capped by crews. Live in week 1, steady by week 6.',
  },
}
