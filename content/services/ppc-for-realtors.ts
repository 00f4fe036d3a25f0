import type { Service } from '../types.ts'

export const ppcForRealtors: Service = {
  title: 'PPC for realtors',
  slug: 'ppc-for-realtors',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Find owners with a reason to sell',
  lead: 'Many people look at houses, and few are about to sell one. Our campaigns find owners with a reason to sell and give you a street and a date for each.',
  audience:
    'For agents and small brokerages who list at least twenty homes a year in a territory they can name by street. New agents without a listing history do better with open houses than with bidding against portals.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Clicks from people who only like to look' },
    { text: 'Valuation forms that nobody follows up on the same day' },
    { text: 'Paying for portal leads a second time through search' },
  ],
  searches: [
    { query: 'what is my house worth on elm street', meaning: 'An owner, curious or further along', action: 'bid' },
    { query: 'selling an inherited house', meaning: 'Has keys, siblings, and questions', action: 'page' },
    { query: 'sell house before buying another', meaning: 'Needs to know what comes first', action: 'page' },
    { query: 'listing agent commission', meaning: 'Has read about the new rules and is comparing', action: 'page' },
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
      heading: 'Rules for housing ads',
      rows: [
        {
          term: 'Who may see it',
          text: 'Google turns off targeting by age, gender, ZIP code, and the like for housing ads in the USA and Canada.',
          source: 'Google Ads policy, Personalized advertising: housing',
        },
        {
          term: 'How it is worded',
          text: 'No preference for or against protected groups, not even a hint. “Perfect for young families” is out.',
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
          text: 'Fees for referring settlement business are restricted. We have arrangements with lenders reviewed before an ad mentions them.',
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
    text: 'Calculate referrals and strangers separately. Strangers list later and less often, so bid less for them.',
  },
  body: `Portals win searches for “homes for sale”. Owners search for something longer, rarer, and cheaper: a street, a life event, a worry about taxes.

Because platforms forbid fine targeting for housing, we rely on the search terms. We build them around events (an estate, a transfer, a school change, a second mortgage) and streets where you already have signs. The page gives a range at once from recorded sales, says how wide it is and why, and asks for a visit rather than an email address.

How fast you call back matters most. If nobody calls back within fifteen minutes, we lower the budget until someone can. The report shows your response times first.`,
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
      content: 'We choose the life events and streets to advertise and what a signed listing may cost.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We build a valuation page from recorded sales and pages for life events, and run ads within the housing rules.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We match response times, visits, and signatures, and drop the terms that bring viewers.',
      fromDay: 60,
      toDay: 200,
    },
    {
      title: 'Achieving excellence',
      content: 'We build the next campaign around past clients and their streets.',
      fromDay: 200,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Territory plan', detail: 'Streets, events, ceilings, and what we leave to the portals.' },
    {
      when: 'Week 3',
      text: 'Valuation page with a range',
      detail: 'Based on recorded sales, and it says how wide the range is.',
    },
    {
      when: 'Week 4',
      text: 'Fair housing check',
      detail: 'We check every text against the statute and your board’s rules.',
    },
    { when: 'Every Tuesday', text: 'Follow-up times', detail: 'Minutes from request to first call, per agent.' },
    {
      when: 'Quarter end',
      text: 'Cost per listing signed',
      detail: 'With the months each one took.',
    },
  ],
  sixtyDays: [
    { text: 'Owner requests with street and reason, and viewers counted separately' },
    { text: 'A table of how fast each request was called' },
    { text: 'Listing appointments held, even where the signature is still months away' },
  ],
  faqs: [
    {
      question: 'Can you target only expensive neighborhoods?',
      answer:
        'Not by ZIP code, because the housing rules forbid it. We can write about streets and property types instead.',
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
  seo: {
    title: 'PPC for realtors: find owners with a reason to sell',
    description:
      'Owner searches by street and life event, within the housing ad rules, with follow-up times on the report. First requests in week 2.',
  },
}
