import type { Service } from '../types.ts'

export const saasMarketing: Service = {
  title: 'SaaS marketing',
  slug: 'saas-marketing',
  family: 'industry',
  clientKind: 'companies',
  summary: 'Trials that still pay in month three',
  lead: 'Sign-ups that never become users cost you money. We follow each trial back to the page it came from, keep the pages whose users stay, and build the comparison and template pages that buyers look for.',
  audience:
    'For software companies with a self-serve trial or a short sales cycle, a product people already pay for, and at least one event that shows a trial is in use. If you don’t know yet who stays and why, talk to ten customers first. Marketing would only bring more people who leave.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'A blog that ranks for questions no customer has ever asked' },
    { text: 'Comparison pages written only by a competitor, who describes your product of 2021' },
    { text: 'Trials from ads that never open the product, counted as a success' },
  ],
  searches: [
    {
      query: 'asana alternative for construction',
      meaning: 'Pays for a tool now and has found its limit',
      action: 'page',
    },
    { query: 'sprint planning template', meaning: 'Needs a file today, may need software in a month', action: 'page' },
    { query: 'resource scheduling software', meaning: 'Builds a shortlist of three to five names', action: 'bid' },
    {
      query: 'slack jira integration two way sync',
      meaning: 'Tests whether a tool fits the ones already there',
      action: 'page',
    },
    {
      query: 'your brand pricing',
      meaning: 'Ready to decide and wants a figure without a call',
      action: 'page',
    },
    { query: 'open source gantt chart github', meaning: 'Will host it alone and pay nobody', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Rules for comparisons and renewals',
      lead: 'The law has rules for comparisons and for subscriptions.',
      rows: [
        {
          term: 'Naming a competitor',
          text: 'Allowed, even welcome, if the basis of the comparison is clear and true. We date each fact and link to its source.',
          source: 'FTC policy on comparative advertising, 16 CFR § 14.15',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/14.15',
        },
        {
          term: 'Their name in an ad',
          text: 'A trademark may be a keyword. In a direct competitor’s ad, Google restricts it once the owner complains.',
          source: 'Google Ads trademark policy',
        },
        {
          term: 'Stars on review sites',
          text: 'You may ask every customer for a review. Gift cards only for good ones have been banned since October 2024.',
          source: 'FTC rule on consumer reviews, 16 CFR § 465.4',
        },
        {
          term: 'Trial that turns into a charge',
          text: 'Terms before the card number, express consent, and an easy way out. The broader FTC rule was struck down in July 2025. This statute still applies, and several states go further.',
          source: "Restore Online Shoppers' Confidence Act",
        },
      ],
    },
    {
      heading: 'Three kinds of pages that can look like spam',
      rows: [
        {
          term: 'Integration pages',
          text: 'One for each connection you really ship, with the fields that sync and those that do not. Five hundred from a word list is what Google calls scaled content abuse.',
          source: 'Google Search Central, spam policies',
        },
        {
          term: 'Template galleries',
          text: 'Each template opens and can be used before an account exists. An image of one behind a form ranks badly and converts worse.',
        },
        {
          term: 'Rating markup',
          text: 'SoftwareApplication markup needs a price and a real rating shown on the page. Free products state a price of 0.',
          source: 'Google Search Central, Software app structured data',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'gross margin per account and month' },
      { text: 'months an account of that plan stays' },
      { text: 'share of activated trials that pay' },
      { text: 'share of sign-ups that activate' },
    ],
    text: 'Calculate it by landing page. A template page may bring many cheap sign-ups of whom few activate, and a migration guide a few who nearly all pay. Take stay times from cohorts at least a year old, not from the pricing model.',
  },
  body: `Most reports end at the sign-up. Ours begins there. We carry the first landing page and the last paid click into your product database, or your warehouse if you have one, and read them again after 7, 30, and 90 days. Some pages that look weak turn out to bring the best accounts. Some campaigns with a low cost per trial bring none.

### Fewer posts, more product

Most of what we write shows the software at work: a template that opens, an integration with its limits, a migration guide with the export format named. For comparison pages we use a table that your competitor’s support team could not object to, including the rows they win. Buyers check those rows first.

In paid search, we group ads by the job someone wants done, state the price tier in the ad, and import conversions once an account is active. That makes the numbers smaller and slower for the first month.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We take a read-only view of analytics, billing, and product events, and agree on what an active account is.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'You get plans for months 3, 6, 9, and 12 with the first 20 pages named and a stop rule for each campaign.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish comparison, template, and migration pages weekly, and send activations to Google Ads as the goal.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The first 90-day cohorts come in. We merge pages whose users leave, and move their ad money.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We publish a page for each release and review churn by source with your product team.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Definition of an active account',
      detail: 'One sentence and one query, signed by product, sales, and marketing.',
    },
    {
      when: 'Day 7',
      text: 'Inventory of posts worth keeping',
      detail: 'Every article with its trials and paid accounts. Many have none.',
    },
    {
      when: 'Every other week',
      text: 'Two pages with the product working',
      detail: 'Use case, template, integration, or fair comparison, limits included.',
    },
    {
      when: 'Week 6',
      text: 'Activation imported into ads',
      detail: 'We bid for accounts in use. Sign-ups stay in the report.',
    },
    {
      when: 'Month 4',
      text: 'Trial-to-paid by landing page',
      detail: 'The first table with full 90-day cohorts, paid and organic in the same columns.',
    },
  ],
  sixtyDays: [
    { text: 'A dashboard where each trial carries its first page, its last paid click, and its activation date.' },
    { text: 'At least four comparison or template pages indexed, with the queries that reach them.' },
    { text: 'A list of campaigns that were stopped because their sign-ups never opened the product.' },
  ],
  faqs: [
    {
      question: 'Will you write about features we have not shipped yet?',
      answer:
        'No. A page for a planned feature disappoints people who try it. We write it when the feature is in the hands of customers, and prepare the query list while you build. If the date slips, nothing public has to be taken back.',
    },
    {
      question: 'What access to our product data do you need?',
      answer:
        'An account ID, the sign-up date, the activation event, and the plan, exported daily or read through a view you control. Names, emails, and content of the accounts are of no use to us. You can close the view any day.',
    },
    {
      question: 'Our sales cycle takes six months. Is 60 days of any use?',
      answer:
        'It is enough to see whether the right companies arrive: size, role, tool they use now. It is too short to see revenue. For long cycles we agree on an earlier signal, such as a second user invited, and check it later against deals won.',
    },
    {
      question: 'Can you get us onto the software review sites?',
      answer:
        'You create the profiles; we fill them in and set up a review request that goes to every customer after the same event. We buy no reviews and filter none. Paid placement on those sites is your decision, with our count of trials from it.',
    },
  ],
  relatedTools: ['competitor-analysis', 'ai-keyword-research', 'keyword-difficulty-checker'],
  relatedStudy: 'project-management-tool',
  seo: {
    title: 'SaaS marketing measured by accounts that still pay',
    description:
      'Comparison, template, and migration pages judged by trials still active after 90 days, and ads that learn from activation. Weeks 4 to 12.',
  },
}
