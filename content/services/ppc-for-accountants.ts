import type { Service } from '../types.ts'

export const ppcForAccountants: Service = {
  title: 'PPC for accountants',
  slug: 'ppc-for-accountants',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'New clients by size and legal form, in filing season',
  lead: 'An accountant wants clients who fit for years, and the season for finding them is short. We screen by size and legal form in the ad itself, so the phone stays quiet for the rest.',
  audience:
    'For CPA firms and enrolled agents with room for ten to fifty new business clients a year. We don’t work with seasonal preparers of simple returns, who compete with free software.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Paying full price for searches about free tax software' },
    { text: 'Students asking what an accountant earns' },
    { text: 'A contact form with no question about the business' },
  ],
  searches: [
    { query: 'cpa for s corp near me', meaning: 'Has the legal form, wants the advice', action: 'bid' },
    { query: 'irs letter cp2000 help', meaning: 'Opened an envelope an hour ago', action: 'bid' },
    { query: 'switch accountant mid year', meaning: 'Unhappy, afraid of the handover', action: 'page' },
    { query: 'sales tax nexus online store', meaning: 'Sells in nine states and files in one', action: 'page' },
    { query: 'file taxes free online', meaning: 'Needs free software', action: 'exclude' },
    { query: 'accounting internship summer', meaning: 'A student with good timing', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 3, 4, 9, 10],
    text: 'Deadlines in March, April, September, and October pull the searches ahead of them. Owners look for a new firm just after a bad filing, so late April is a good time to advertise.',
  },
  ledgers: [
    {
      heading: 'What a practice may promise',
      rows: [
        {
          term: 'False or deceptive',
          text: 'Advertising by members may not create unjustified expectations of favorable results.',
          source: 'AICPA Code of Professional Conduct, 1.600.001',
        },
        {
          term: 'Before the IRS',
          text: 'Those who practice there may not use misleading solicitation, and must honor published fees for at least 30 days.',
          source: 'Treasury Circular 230, 31 CFR § 10.30',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/31/10.30',
        },
        {
          term: 'The letters CPA',
          text: 'State boards decide who may use the title and in which firm names. An enrolled agent says “enrolled agent”.',
        },
        {
          term: 'Debt and relief',
          text: 'Tax settlement offers fall under stricter ad rules for financial services, and we never write “pennies on the dollar.”',
          source: 'Google Ads policy, Financial products and services',
        },
        {
          term: 'Client data',
          text: 'Return information may not be used for marketing without written consent.',
          source: 'Internal Revenue Code § 7216',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/26/7216',
        },
      ],
    },
    {
      heading: 'What we ask before the call',
      rows: [
        { term: 'Legal form', text: 'Sole owner, partnership, S or C corporation, nonprofit.' },
        { term: 'Turnover', text: 'In four brackets. The lowest leads to your fixed-fee page.' },
        { term: 'Books', text: 'QuickBooks, Xero, a spreadsheet, or a shoebox.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'annual fee of the client' },
      { text: 'years of the engagement' },
      { text: 'share of first calls that sign' },
    ],
    text: 'Three years is a cautious second factor. Use your own engagement letters, and leave advisory extras out until they happen.',
  },
  body: `General accounting searches are cheap, and specific ones are expensive. “Accountant” brings students and people looking for software. “S corp reasonable salary” brings an owner with a question worth an engagement.

We write a page for each such question, signed by the partner who answers it, with the code section and a worked example that is marked as one. The form asks three things and shows the fixed fee where you publish one. Prospects who are too small get a polite note and a link to something that fits.

### Budgets by filing date

Budgets follow filing dates: new clients in February, rescues in April, owners who want to switch in May, extensions in September. When your desks are full, we run only ads about IRS letters.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us engagement letters by fee, your capacity per month, and the software your staff works with.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We define the client you want in numbers and pick the questions to answer and the weeks without ads.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We build a fixed-fee page, three question pages, and a screening form, and run ads by legal form.',
      fromDay: 7,
      toDay: 55,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'You mark first calls as a fit or not. We drop the terms that don’t fit and write a second page for those that do.',
      fromDay: 55,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We bid by what a client is worth over three years, not by the cost of a form.',
      fromDay: 180,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Calendar from filing dates', detail: 'Budget by week, with no ads while you are full.' },
    { when: 'Week 3', text: 'Fixed-fee page', detail: 'Names the fee, what it covers, and who should not take it.' },
    { when: 'Week 4', text: 'Three question pages', detail: 'Signed by a partner, with the section of the code.' },
    { when: 'Week 6', text: 'Screened inquiry form', detail: 'Three questions. You see the answers with each lead.' },
    {
      when: 'After each deadline',
      text: 'Season review',
      detail: 'First calls, engagements, and the fees they bring.',
    },
  ],
  sixtyDays: [
    { text: 'Inquiries arriving with legal form, turnover bracket, and bookkeeping software' },
    { text: 'First calls marked as a fit or not, with the search behind each' },
    { text: 'No spend on free-software and career searches, shown in the exclusion log' },
  ],
  faqs: [
    {
      question: 'Our partners get clients by referral. Why advertise?',
      answer:
        'Referrals resemble the clients you have. With search, you choose the size, industry, and legal form. If your list is already full of such clients, save the money.',
    },
    {
      question: 'Can ads name our fee?',
      answer:
        'Yes, and they usually should for bookkeeping and payroll. A published fee binds you for a while, so we agree on it before it runs and note the date.',
    },
    {
      question: 'Do you advertise tax debt relief?',
      answer: 'For licensed representation before the IRS, in sober wording, yes. For settlement promises, no.',
    },
    {
      question: 'What about clients in other states?',
      answer:
        'You can do federal work anywhere, but state licenses and nexus rules set limits. The ads cover only the states you list.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'readability-checker', 'utm-builder'],
  seo: {
    title: 'PPC for accountants: few new clients, the right ones',
    description:
      'Ads screened by legal form and revenue, a calendar from filing dates, pages signed by partners. First calls in week 2, steady by week 8.',
  },
}
