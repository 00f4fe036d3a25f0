import type { Service } from '../types.ts'

export const ppcForDentists: Service = {
  title: 'PPC for dentists',
  slug: 'ppc-for-dentists',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Emergencies, checkups, and implants, each with a budget',
  lead: 'Someone with a toothache books within the hour. Someone considering implants takes a month. We separate the two, advertise only while the front desk can pick up, and count filled chairs.',
  audience:
    'For practices with two to twelve chairs that have open hygiene slots or want more of one treatment. If you are booked until spring, save the money. An ad would only lengthen the wait.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'Bids on "dentist" with no place attached' },
    { text: 'Night calls that reach a machine' },
    { text: 'Implant clicks sent to the checkup page' },
  ],
  searches: [
    { query: 'emergency dentist open now', meaning: 'In pain, will take the first chair offered', action: 'bid' },
    { query: 'dental implant cost one tooth', meaning: 'Has heard a price and doubts it', action: 'page' },
    { query: 'dentist that takes delta dental', meaning: 'Chose the plan before the practice', action: 'page' },
    { query: 'invisalign near me', meaning: 'Wants straight teeth and no brackets', action: 'bid' },
    { query: 'dental school clinic', meaning: 'Looks for students’ prices', action: 'exclude' },
    { query: 'how to pull a tooth at home', meaning: 'Needs advice, not an ad', action: 'exclude' },
  ],
  seasons: {
    months: [1, 8, 11, 12],
    text: 'Many plans renew in January and lapse in December, and children come before school starts. Practices with few insured patients notice much less of this.',
  },
  ledgers: [
    {
      heading: 'What a practice may say and track',
      rows: [
        {
          term: 'Patient data',
          text: 'A page where people book or name a complaint can disclose protected health information to the company that tracks it. Ad pixels stay off those pages.',
          source: 'HHS, HIPAA and online tracking technologies',
        },
        {
          term: 'Audience lists',
          text: 'Google does not allow advertisers to target people by health conditions, which rules out remarketing from a treatment page.',
          source: 'Google Ads policy, Personalized advertising',
        },
        {
          term: 'Specialty claims',
          text: 'The state dental board decides who may be called an orthodontist or a specialist. A general dentist who offers implants says so.',
        },
        {
          term: 'Before and after',
          text: 'Photos need written consent and must show what a typical patient can expect.',
          source: 'FTC Endorsement Guides, 16 CFR Part 255',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-255',
        },
      ],
    },
    {
      heading: 'Three accounts in one practice',
      rows: [
        { term: 'Pain today', text: 'Call ads during desk hours, within about fifteen minutes’ drive.' },
        { term: 'Checkup and hygiene', text: 'Insurance named in the ad, online booking, a wider circle.' },
        {
          term: 'Implants and aligners',
          text: 'A price range and financing on the page. Patients take about a month to decide.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'production of the first treatment' },
      { text: 'share of new patients who stay a year' },
      { text: 'share of booked chairs that are filled' },
    ],
    text: 'Work it out for each of the three accounts. A hygiene patient looks cheap until you count the second year. For an implant patient, leave the second factor out.',
  },
  body: `Dental clicks are expensive because every practice in town buys the same ten words. A narrower ad costs less: one treatment, one neighborhood, and the hours when someone picks up.

We take the schedule from the desk each week. If Thursday has four empty hygiene hours, we raise the bids. If Dr. Lee is away, we pause the implant ads. We text missed callers back only if they agreed.

### What the page must show

- The fee or its range, and the plans you accept
- Who treats, with license and training
- The next free slot, if the booking system lets us read it`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You give us chair hours, the fee schedule, accepted plans, and a week of missed-call logs.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content:
        'We set a budget for each treatment from your empty chair hours and map where patients really come from.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We start with emergency ads, then hygiene, then implants with a page of their own.',
      fromDay: 7,
      toDay: 50,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We take the budget out of hours when nobody answers and drop insurance plans that nobody books.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We trace recall visits back to the click that brought the patient a year before.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Emergency, routine, and implant campaigns',
      detail: 'Three budgets that can’t draw on one another.',
    },
    { when: 'Day 14', text: 'Schedule tied to reception hours', detail: 'Ads pause at lunch if nobody answers then.' },
    {
      when: 'Week 4',
      text: 'Tracking without patient data',
      detail: 'We count bookings and don’t transmit complaints.',
    },
    { when: 'Every week', text: 'Chair report', detail: 'Empty hours before, empty hours after, by room.' },
    { when: 'Quarterly', text: 'Fee page review', detail: 'We bring the ranges back in line with what you charged.' },
  ],
  sixtyDays: [
    { text: 'A count of booked chairs by treatment, beside the clicks that filled them' },
    { text: 'Unanswered calls by hour, and what each of those hours cost' },
    { text: 'Implant inquiries arriving on a page that states a range' },
  ],
  faqs: [
    {
      question: 'Do you work with corporate dental groups?',
      answer:
        'Up to about fifteen locations, yes. Beyond that the booking data needs a central system before ads make sense, and we say so in the first call.',
    },
    {
      question: 'Our competitor bids on our practice name. Can you stop it?',
      answer:
        'Not the bidding, because Google permits it. We can report a trademark used in the ad text, and we keep a small campaign on your own name while the rival’s runs.',
    },
    {
      question: 'May we offer a free exam in the ad?',
      answer:
        'That depends on your state board and your payer contracts. Several boards want the regular fee or the conditions stated next to the offer. We ask your compliance contact before it is published.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'page-speed-checker', 'schema-markup-generator'],
  seo: {
    title: 'PPC for dentists: chairs filled, not clicks counted',
    description:
      'Emergency, routine, and implant ads kept apart, live only while the desk answers. First calls in week 1, steady chair costs by week 6.',
  },
}
