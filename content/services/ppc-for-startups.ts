import type { Service } from '../types.ts'

export const ppcForStartups: Service = {
  title: 'PPC for startups',
  slug: 'ppc-for-startups',
  family: 'ppc',
  clientKind: 'companies',
  summary: 'Small tests that answer one question at a time',
  lead: 'Before product-market fit, ads are a way to do research. We spend small sums to test one sentence at a time, write down what was learned, and tell you when to stop.',
  audience:
    'For teams with a product people can use today, from the first paying customers to about a Series A, software first of all. Without a product, ten interviews teach more than a thousand clicks. If your investors expect a fixed number of sign-ups by a fixed date, we can’t promise it.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'A monthly budget is agreed before anyone has searched for the thing' },
    { text: 'Six audiences are tested with forty clicks each' },
    { text: 'Investor charts show sign-ups that never returned' },
  ],
  figure: { value: '7.2%', label: 'may still be the true sign-up rate after 40 clicks without one (95% upper bound)' },
  searches: [
    { query: '[incumbent] alternative', meaning: 'Pays for the old product and is annoyed this week', action: 'bid' },
    {
      query: 'how to reconcile stripe payouts automatically',
      meaning: 'Describes the job, has no name for a product',
      action: 'page',
    },
    {
      query: 'software for small clinics scheduling',
      meaning: 'Knows the category and compares three tabs',
      action: 'bid',
    },
    { query: '[incumbent] login', meaning: 'Wants to log in to that product', action: 'exclude' },
    { query: 'open source self hosted crm', meaning: 'Wants to run it for free', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 3, 9, 10],
    text: 'In our view, business buyers start projects after New Year and after summer. A test in the last two weeks of December mostly measures December.',
  },
  ledgers: [
    {
      heading: 'How much a number of clicks can prove',
      lead: 'Plain arithmetic, at the usual 95%. It decides how many tests your money buys.',
      rows: [
        {
          term: '40 clicks, no sign-up',
          text: 'The real rate can be anything from zero to 7.2%. You have learned next to nothing.',
        },
        {
          term: '300 clicks, no sign-up',
          text: 'Now it is below 1%, by the rule of three. Change the promise or the searches.',
        },
        {
          term: '2% against 4%',
          text: 'To tell two pages this far apart takes about 1,140 clicks for each, at 80% power.',
        },
        { term: '3% against 4%', text: 'About 5,300 for each. Most young companies should not run this test at all.' },
      ],
    },
    {
      heading: 'Rules that stop young companies',
      rows: [
        {
          term: 'Identity check',
          text: 'Google verifies who advertises and shows the name. The papers must match the payer, so incorporate before you launch.',
          source: 'Google Ads policy, Advertiser verification',
        },
        {
          term: 'Low search volume',
          text: 'Keywords that hardly anyone types stay inactive. You cannot buy search traffic for a category you invented.',
          source: 'Google Ads help',
        },
        {
          term: 'Trials that turn paid',
          text: 'Price, date, and how to cancel have to be clear before you ask for a card number.',
          source: "Restore Online Shoppers' Confidence Act",
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/8403',
        },
        {
          term: 'Reviews by insiders',
          text: 'Praise from founders, staff, or their families needs disclosure of the tie.',
          source: '16 CFR § 465.5',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/465.5',
        },
        {
          term: 'Ads for your round',
          text: 'Publicly advertising a raise closes the usual private-placement exemption, 506(b). Ask counsel first.',
          source: '17 CFR § 230.502(c)',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/17/230.502',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'gross margin of a customer per month' },
      { text: 'months your oldest cohort has already stayed' },
      { text: 'share of sign-ups still active in week 4' },
    ],
    text: 'Use months that have happened. A lifetime extrapolated from ninety days of data leads to bids you can’t afford.',
  },
  body: `Early ads answer questions. Do people search for this problem, and in which words? Does anyone who arrives understand the sentence at the top? Of those who sign up, who is still there in week four? Each question gets a line in a plan: what we would have to see, how many clicks it takes to see it, what that costs, when we stop. Then we run one question at a time. With six at once, each gets too few clicks for an answer.

### The log

What you keep at the end is a document. It has the question, the ad, the page, the dates, the counts with their uncertainty, and a sentence on what we now believe. Your next marketer can read it in an hour. Several of the answers will be "no," and those save you the most time.

When a promise does hold, active users at a cost your margin can carry, we raise the budget by a third at a time, one channel at a time. If the week-four number falls, we go back a step. We would rather return a month’s fee than push money into a funnel that leaks.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We use the product for a day, define what an active user is, and check that events really record it.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'We write a test plan for four quarters: each question with the clicks it needs, its price, when to stop, and what each answer means.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We test one promise on one page with one group of searches at a time. Each test stops when the plan says so.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We repeat winners to see if they hold, and aim for activity in week four instead of sign-ups.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'We raise spending by a third at a time while cohorts hold. Someone on your team takes over the log.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Definition of an active user',
      detail: 'One event, agreed by product and marketing, tested in the browser.',
    },
    {
      when: 'Day 7',
      text: 'Test plan with stop rules',
      detail: 'Six questions in order, each with clicks, dollars, and a date.',
    },
    {
      when: 'Week 2',
      text: 'First promise, first page',
      detail: 'One sentence, one screen, and one action.',
    },
    {
      when: 'End of each test',
      text: 'Log entry of one page',
      detail: 'Counts with their range, the ad as it ran, what we believe now.',
    },
    {
      when: 'Month 3',
      text: 'Cost per active user, by cohort',
      detail: 'Weeks across, cohorts down, the spend of each beside it.',
    },
  ],
  sixtyDays: [
    { text: 'Two to four questions answered or abandoned, each with a page in the log.' },
    { text: 'A cohort table that starts with an ad and ends with people still using the product.' },
    { text: 'A recommendation in writing: go on, change the promise, or stop paying us.' },
  ],
  faqs: [
    {
      question: 'How much media budget does a startup need?',
      answer:
        'Multiply the clicks a test needs by the price of a click in your market. Where clicks cost $8, three hundred of them cost $2,400. If that amount hurts, run one test instead of three, or interview people first. We do this multiplication before you sign.',
    },
    {
      question: 'Should our first channel be search, LinkedIn, or Meta?',
      answer:
        'Search if people already look for the problem in words. Social if they do not know it can be solved. We look at query volumes on day two. If there are none, we say so and move the test to another channel.',
    },
    {
      question: 'Can you help us show growth before a raise?',
      answer:
        'We can show what is true, cohort by cohort, and investors who have seen many charts prefer that. We do not buy cheap sign-ups to lift a line. It would also spoil the data you need afterward.',
    },
  ],
  relatedTools: ['ai-keyword-research', 'text-compare', 'keyword-difficulty-checker'],
  seo: {
    title: 'PPC for startups, used first as a research instrument',
    description:
      'Small tests with a question, a click count, and a stop rule, and a log you keep. First answers in week 2, a verdict by week 8.',
  },
}
