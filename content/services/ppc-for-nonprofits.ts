import type { Service } from '../types.ts'

export const ppcForNonprofits: Service = {
  title: 'PPC for nonprofits',
  slug: 'ppc-for-nonprofits',
  family: 'ppc',
  clientKind: 'companies',
  summary: 'Google Ad Grants within the rules, and donors counted',
  lead: 'Google Ad Grants gives eligible charities search ads worth up to $10,000 a month, on conditions that are easy to miss. We keep the account within them and count donors, volunteers, and people helped separately.',
  audience:
    'For 501(c)(3) organizations with a substantial website and someone who can approve copy within a week. Hospitals, schools, universities, and government bodies cannot have the grant, though their foundations may. An all-volunteer group can run a small grant account without us, and we’re happy to explain how.',
  weeks: { from: 3, to: 10 },
  problems: [
    { text: 'Grant account paused for breaking a rule nobody knew' },
    { text: 'Ads show for the charity’s name and for nothing it does' },
    { text: 'The donation form has eleven fields and opens on a phone sideways' },
  ],
  figure: { value: '$10,000', label: 'a month is the ceiling of Google Ad Grants, about $329 a day' },
  searches: [
    {
      query: 'food pantry open today',
      meaning: 'Needs groceries before the weekend, needs hours and an address',
      action: 'bid',
    },
    { query: 'volunteer with animals saturday', meaning: 'Sixteen hours a month, if you reply', action: 'bid' },
    { query: 'donate stock to charity tax', meaning: 'Talking with an accountant in December', action: 'page' },
    {
      query: 'how to help ukrainian refugees near me',
      meaning: 'Wants to do something and does not know what',
      action: 'page',
    },
    {
      query: 'free money grants for individuals',
      meaning: 'Hopes for a check and finds mostly scams',
      action: 'exclude',
    },
    { query: 'charity', meaning: 'One word, which the grant rules allow and which brings nobody', action: 'exclude' },
  ],
  seasons: {
    months: [4, 5, 9, 11, 12],
    text: 'Giving Tuesday to December 31 carries the donors. Volunteers look in spring and September; people who need help look all year, and most when heating or school starts. A disaster overrides any calendar, so we keep copy for one ready.',
  },
  ledgers: [
    {
      heading: 'How a grant account stays open',
      lead: 'Google checks these every month. A breach can deactivate the account.',
      rows: [
        {
          term: 'Click-through rate',
          text: 'At least 5% each month. Two consecutive months below, and the account is deactivated for a while.',
          source: 'Google Ad Grants, account management policy',
          sourceUrl: 'https://support.google.com/grants/answer/117827',
        },
        {
          term: 'Keywords',
          text: 'No single words except your own name and a short list of exceptions, nothing overly generic, and no quality score of 1 or 2.',
          source: 'Google for Nonprofits help',
          sourceUrl: 'https://support.google.com/nonprofits/answer/7587473',
        },
        {
          term: 'Structure',
          text: 'Two sitelinks at least, and locations that fit where you work. We keep two ad groups to a campaign, which Google long demanded.',
        },
        {
          term: 'Conversions',
          text: 'Something meaningful has to be tracked. A visit to the home page isn’t enough.',
        },
        { term: 'Bids', text: 'Manual bids stop at $2. Automated bidding toward conversions may exceed it.' },
        {
          term: 'Placement',
          text: 'Grant ads run in search, below those who pay. That is why a small paid account beside it can make sense in December.',
        },
      ],
    },
    {
      heading: 'Asking for money in public',
      rows: [
        {
          term: 'State registration',
          text: 'Most states want a charity registered before it solicits there, and a donate button with a national audience can be soliciting.',
          source: 'National Association of State Charity Officials, Charleston Principles',
        },
        {
          term: 'Receipts',
          text: 'A donor needs a written acknowledgment for a gift of $250 or more. The thank-you page says when it comes.',
          source: '26 U.S.C. § 170(f)(8)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/26/170',
        },
        {
          term: 'Elections',
          text: 'A 501(c)(3) may not take part in a campaign for office. Near elections we read each ad twice.',
          source: 'Internal Revenue Code § 501(c)(3)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/26/501',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average first gift' },
      { text: 'gifts in the three years after' },
      { text: 'share of visitors to the form who finish it' },
    ],
    text: 'For donors only. Our reports don’t turn a volunteer hour or a family fed into dollars. They have columns of their own.',
  },
  body: `You can spend the grant only on search ads, only below the paying advertisers, and only while you meet several conditions each month. Many accounts therefore spend a few hundred dollars on the name of the charity and leave the rest. The way to spend more of the grant is dull: publish more pages that answer a question. Each program, each town, each question you hear twice a week becomes a page, and each page supports two tight ad groups.

We read the conditions on the first of every month and fix what is close to the line. If the account was closed before we came, we repair it and apply for reactivation, which Google usually answers in days and sometimes refuses.

### Three audiences, three reports

- people who need help: calls, directions, applications begun
- people who give time: sign-ups, and who came to the first shift
- people who give money: gifts, first or repeated, and the cost of asking

We never add them up. The donation form has four fields, and people who need help never see an appeal.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We check eligibility and account standing, read your Form 990, and learn what callers ask.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'The 3-6-9-12 month strategy lists programs, pages to write, and the weeks around Giving Tuesday.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We get the grant approved or repaired, launch campaigns by program and town, and build a donation form with four fields.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We check the conditions monthly and write pages for questions that callers keep asking.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Your staff runs the routine. We help at year-end, with new programs, and with the yearly review.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Rule check of the grant',
      detail: 'Each condition with its current state, or the application if there is no grant yet.',
    },
    {
      when: 'Week 3',
      text: 'Campaigns by program and place',
      detail: 'Two ad groups each, written from your own service descriptions.',
    },
    {
      when: 'Week 5',
      text: 'Donation form with four fields',
      detail: 'Card or wallet, monthly or once, receipt by email, tested with a screen reader.',
    },
    {
      when: 'First of the month',
      text: 'Compliance note on one page',
      detail: 'Click-through rate, quality scores, structure, and what we changed.',
    },
    {
      when: 'Each quarter',
      text: 'Report for the board',
      detail: 'Donors, volunteers, and inquiries in three columns, with what each cost.',
    },
  ],
  sixtyDays: [
    { text: 'A grant account in good standing, or the correspondence with Google that shows where it is stuck.' },
    { text: 'Searches by program: who asked for help, for a shift, or for the donate page.' },
    { text: 'A donation made on a phone with one thumb, on video, in under a minute.' },
  ],
  faqs: [
    {
      question: 'Can the Google grant pay your fee?',
      answer:
        'No. The grant is credit for search clicks and cannot be paid out. Our fee comes from your budget or a funder who accepts it. If you can only spare a few hundred dollars, take a volunteer and our checklist.',
    },
    {
      question: 'Will we be able to spend the full $10,000?',
      answer:
        'Perhaps not, and it should not be the aim. Spending depends on how many people search for what you do and how many pages answer them. A regional charity with six good programs often uses a part and is well served.',
    },
    {
      question: 'Our account was suspended. Can it be restored?',
      answer:
        'Usually, if the cause is structure, click-through rate, or missing tracking. We fix the cause first and then request reactivation. If Google found that the site or the organization is not eligible, we tell you so and charge for the diagnosis alone.',
    },
    {
      question: 'Do you send fundraising emails or letters?',
      answer:
        'No. We work on search, the pages behind it, and the form. Your appeals, your donor database, and your events remain with you. We do send you the words donors search with, which your letters can use.',
    },
    {
      question: 'Can we target people by religion or illness?',
      answer:
        'Not with audiences: Google closes such categories to personalized ads, for charities as for everyone. A search for help with an illness can be answered, since the person typed it. We never build a list from those visits.',
    },
  ],
  relatedTools: ['readability-checker', 'google-tag-analyzer', 'page-speed-checker', 'meta-tag-generator'],
  seo: {
    title: 'PPC for nonprofits, kept within all of the grant rules',
    description:
      'Ad Grants accounts checked against their conditions each month; donors, volunteers, and people helped counted apart. Weeks 3 to 10.',
  },
}
