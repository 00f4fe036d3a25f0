import type { Service } from '../types.ts'

export const ppcForRoofers: Service = {
  title: 'PPC for roofers',
  slug: 'ppc-for-roofers',
  family: 'ppc',
  summary: 'Ready before the hail, quiet after it',
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
    text: 'Hail comes in spring on the plains, hurricanes in late summer on the coasts; replacement crews work until frost. Your county’s storm record outranks this strip.',
  },
  ledgers: [
    {
      heading: 'Lines a roofing ad must not cross',
      lead: 'State law differs; these are the ones we check first.',
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
        { term: 'Blue sky', text: 'Replacement and maintenance, the base budget, all towns with a crew nearby.' },
        { term: 'Watch', text: 'Inspection ads prepared, the office told, nothing raised yet.' },
        {
          term: 'After impact',
          text: 'Tarp and inspection ads in the hit ZIP codes, capped by what crews can visit in 72 hours.',
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
    text: 'Leave repairs out of the product and count them on their own: they keep crews busy and seldom pay for clicks.',
  },
  body: `Roofing search is two markets that share a word. After hail, everyone bids on the same four ZIP codes and the winner is the company that can still inspect on Thursday. In dry months, a homeowner reads for five weeks about shingles, metal, and tile and then calls two companies.

For the first market we write a weather plan while nothing happens: areas, ceilings, texts, and who picks up. When the National Weather Service reports hail in your county a person switches the plan on, and off again when crews are full.

For the second we build the page nobody in town has: materials side by side with a price range per square, the crew’s own photos, and the question your salesman always asks first.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You give us crews, counties, supplier lead times, and two years of contracts with their source.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Weather plan with three levels; replacement plan by material and neighborhood.',
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
      content: 'Inspections are followed to signature; materials nobody signs for leave the ads.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Dry-month contracts carry the year; storms become the extra, not the plan.',
      fromDay: 180,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Weather plan on one page', detail: 'Signed by the person who answers the phone at six.' },
    { when: 'Week 2', text: 'Area list by crew', detail: 'With the number of inspections each can make a day.' },
    {
      when: 'Week 4',
      text: 'Replacement page with materials',
      detail: 'Ranges per square, warranty terms, your own roofs.',
    },
    { when: 'After each storm', text: 'Storm account', detail: 'Spend, inspections, contracts, and what to change.' },
    { when: 'Each month', text: 'Cost per contract', detail: 'Kept apart from cost per inspection.' },
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
        'Because the seventieth caller waits nine days, signs with someone else, and leaves a review. Ads stop at the number of roofs your crews can climb.',
    },
    {
      question: 'Do you recommend financing in the ad?',
      answer:
        'If you offer it, yes, with the terms the lender requires next to it. A monthly figure without its rate and length would be misleading.',
    },
    {
      question: 'How do you know a lead came from search?',
      answer:
        'Forwarding numbers and form sources show the term. At the inspection your estimator asks once more, and where the two disagree we believe the homeowner.',
    },
  ],
  relatedTools: ['page-speed-checker', 'image-compressor', 'utm-builder'],
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for roofers: a plan for storms and for dry months',
    description:
      'Storm campaigns written in dry weather, replacement pages with price ranges, spend capped by crews. Live in week 1, steady by week 6.',
  },
}
