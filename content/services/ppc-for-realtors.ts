import type { Service } from '../types.ts'

export const ppcForRealtors: Service = {
  title: 'PPC for realtors',
  slug: 'ppc-for-realtors',
  family: 'ppc',
  summary: 'Sellers are worth more than viewers; bid that way',
  lead: 'Everyone looks at houses; few people are about to list one. Our campaigns search for owners with a reason to sell, and hand you a street and a date, not a list of names.',
  audience:
    'For agents and small brokerages who list at least twenty homes a year in a territory they can name by street. New agents without a listing history do better with an open house than with an auction against portals.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Clicks from people furnishing a dream' },
    { text: 'Valuation forms that nobody follows up on the same day' },
    { text: 'Portal leads paid a second time through search' },
  ],
  searches: [
    { query: 'what is my house worth on elm street', meaning: 'An owner, curious or further along', action: 'bid' },
    { query: 'selling an inherited house', meaning: 'Has keys, siblings, and questions', action: 'page' },
    { query: 'sell house before buying another', meaning: 'Needs an order of steps', action: 'page' },
    { query: 'listing agent commission', meaning: 'Read about the new rules and compares', action: 'page' },
    { query: 'relocation realtor near base', meaning: 'Orders in hand, date fixed', action: 'bid' },
    { query: 'zillow', meaning: 'On the way to a portal', action: 'exclude' },
    { query: 'real estate exam prep', meaning: 'Wants your job', action: 'exclude' },
  ],
  seasons: {
    months: [2, 3, 4, 5, 8, 9],
    text: 'Owners ask about value weeks before signs go up, so February counts more than May. Resort and desert markets run the other way around.',
  },
  ledgers: [
    {
      heading: 'Housing ads are watched closely',
      rows: [
        {
          term: 'Who may see it',
          text: 'Age, gender, ZIP code, and similar targeting are switched off for housing ads in the USA and Canada.',
          source: 'Google Ads policy, Personalized advertising: housing',
        },
        {
          term: 'How it is worded',
          text: 'No preference for or against protected groups, not even by hint: “perfect for young families” is out.',
          source: 'Fair Housing Act, 42 U.S.C. § 3604(c)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/42/3604',
        },
        {
          term: 'Commission',
          text: 'Since August 2024, offers of buyer-agent compensation no longer appear on the MLS, and rates must not be presented as standard.',
          source: 'NAR settlement, practice changes',
        },
        {
          term: 'Referral money',
          text: 'Paying or taking a fee for referring settlement business is restricted; swaps with lenders are reviewed before an ad mentions them.',
          source: 'RESPA Section 8, 12 U.S.C. § 2607',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/2607',
        },
        {
          term: 'Broker’s name',
          text: 'State commissions require the brokerage in every ad, some of them at a stated size.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'your side of the commission' },
      { text: 'share of valuations that list with you' },
      { text: 'share of listings that close' },
    ],
    text: 'Split it between referrals and strangers. Strangers list later and less often, so bid accordingly.',
  },
  body: `Portals own “homes for sale”. Paying them there is paying twice. An owner’s search is longer, rarer, and cheaper: a street, a life event, a worry about taxes.

Because the platforms forbid fine targeting for housing, the words carry the work. We build terms around events (an estate, a transfer, a school change, a second mortgage) and streets where you already have signs. The page gives a range at once from recorded sales, says how wide it is and why, and asks for a visit rather than an email address.

What follows decides everything. If nobody calls back within fifteen minutes, we lower the budget until someone can. The report shows your response times first.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us three years of listings with their source, your territory by street, and brokerage ad rules.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'Which life events and streets to own; what a signed listing may cost.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Valuation page from recorded sales, event pages, ads under the housing restrictions.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We match response times, visits, and signatures, and close the terms that bring viewers.',
      fromDay: 60,
      toDay: 200,
    },
    {
      title: 'Achieving excellence',
      content: 'Past clients and their streets become the next campaign.',
      fromDay: 200,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Territory plan', detail: 'Streets, events, ceilings, and what we leave to the portals.' },
    { when: 'Week 3', text: 'Valuation page with a range', detail: 'Fed by recorded sales, honest about its width.' },
    { when: 'Week 4', text: 'Fair housing check', detail: 'Every text read against the statute and your board.' },
    { when: 'Every Tuesday', text: 'Follow-up times', detail: 'Minutes from request to first call, per agent.' },
    {
      when: 'Quarter end',
      text: 'Cost per listing signed',
      detail: 'With the months it took, because averages look better than they are.',
    },
  ],
  sixtyDays: [
    { text: 'Owner requests with street and reason, viewers counted apart' },
    { text: 'A table of how fast each request was called' },
    { text: 'Listing appointments held, even where the signature is still months away' },
  ],
  faqs: [
    {
      question: 'Can you target only expensive neighborhoods?',
      answer:
        'Not by ZIP code, because the housing rules forbid it. We can write about streets and property types and let the words do what the map may not.',
    },
    {
      question: 'Will you also run ads for my listings?',
      answer:
        'For single properties of note, yes, as a service to the seller. They seldom find the buyer before the portals do, so we cap them and say so to the owner.',
    },
    {
      question: 'How long until a listing?',
      answer:
        'First requests arrive in the second week. From request to signature takes months, which is why the early reports count visits instead of promises.',
    },
    {
      question: 'Whose data are the leads?',
      answer: 'Yours. They go to your system at once and are deleted from ours after the reporting period you choose.',
    },
  ],
  relatedTools: ['website-traffic-checker', 'utm-builder', 'readability-checker'],
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for realtors: find owners with a reason to sell',
    description:
      'Owner searches by street and life event, within the housing ad rules, with follow-up times on the report. First requests in week 2.',
  },
}
