import type { Service } from '../types.ts'

export const ppcForContractors: Service = {
  title: 'PPC for contractors',
  slug: 'ppc-for-contractors',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Fewer estimates, more signatures',
  lead: 'An estimate costs you half a day, so the wrong inquiry costs more than its click. The page asks for budget, date, and address first, and the campaign learns from contracts instead of forms.',
  audience:
    'For licensed general contractors and remodelers: kitchens, baths, additions, decks, whole houses, usually jobs from $15,000 upward. Handymen and single-task trades are better served by Local Services Ads alone. If nobody marks estimates as won or lost, save your money, because we would have nothing to learn from.',
  weeks: { from: 2, to: 9 },
  problems: [
    { text: 'Handyman jobs arrive in a kitchen campaign' },
    { text: 'Project photos appear without place, price, or date' },
    { text: 'Nobody marks estimates as won or lost, so the account can’t tell buyers from the curious' },
  ],
  searches: [
    { query: 'kitchen remodel contractor licensed', meaning: 'Ready to hire and checking licenses', action: 'bid' },
    { query: 'cost to add a second story', meaning: 'A year away, and will remember who was frank', action: 'page' },
    {
      query: 'adu builder permit included',
      meaning: 'Has a lot, a relative, and a question about the city',
      action: 'bid',
    },
    { query: 'design build firm portfolio', meaning: 'Is also talking to an architect', action: 'page' },
    { query: 'fix squeaky door', meaning: 'A job for a handyman', action: 'exclude' },
    { query: 'construction laborer hiring now', meaning: 'Seeks a crew, not a kitchen', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 3, 4, 9],
    text: 'People plan big jobs after the holidays and again after Labor Day, by our reading. Exterior work in the north has to be signed by April. In Phoenix the heat moves it to fall. Permits add weeks that ads cannot shorten.',
  },
  ledgers: [
    {
      heading: 'Licenses, lead paint, and contracts',
      lead: 'What an ad and the contract behind it must respect. States differ; these are the ones we meet most.',
      rows: [
        {
          term: 'Number in the ad',
          text: 'California wants the license number in every ad. Several states have a similar rule, so we print yours everywhere.',
          source: 'California Business and Professions Code § 7030.5',
        },
        {
          term: 'Unlicensed work',
          text: 'In California, anyone without a license may advertise only jobs under $1,000 and must say that they have no license.',
          source: 'California Business and Professions Code § 7027.2',
        },
        {
          term: 'Down payment',
          text: 'Also California: $1,000 or ten percent of the contract, whichever is less. An ad that says "half now" proves a violation.',
          source: 'California Business and Professions Code § 7159.5',
        },
        {
          term: 'Homes before 1978',
          text: 'Paid renovation that disturbs paint needs an EPA-certified firm and a certified renovator.',
          source: 'EPA RRP rule, 40 CFR Part 745, Subpart E',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/40/part-745/subpart-E',
        },
        {
          term: 'Contract signed at home',
          text: 'The buyer may cancel many such sales within three business days and must be handed the notice.',
          source: 'FTC Cooling-Off Rule, 16 CFR Part 429',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-429',
        },
        {
          term: 'Monthly payments',
          text: '"$299 a month" triggers disclosure of the down payment, the terms, and the annual percentage rate.',
          source: 'Regulation Z, 12 CFR § 1026.24',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/12/1026.24',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'gross profit of a signed job' },
      { text: 'share of estimates that sign' },
      { text: 'share of inquiries worth an estimate' },
    ],
    text: 'Before you set a bid, subtract the hours: an estimate of five hours at your own rate is part of the price of the lead. Calculate each project type separately, since a deck and an addition have little in common.',
  },
  body: `Few remodelers need more leads. They need to stop driving forty minutes to a couple who hoped a bathroom costs $4,000. So the page filters before the calendar does. It names a cost range for jobs you have finished, with the town and the year, and the form asks four things: what, where, when, and a budget bracket. Some visitors leave at the bracket. They wouldn’t have signed either.

Then we close the loop. When an estimate is signed or lost, your office marks it, and the value goes back to Google as an offline conversion beside the click it came from. After about thirty signed or seriously bid jobs, the bidding begins to tell a remodel from a repair. That takes months, because your sales cycle does.

### Photos as evidence

- a before and an after from the same corner
- neighborhood, month of completion, weeks on site
- a range of cost, and what drove it up or down
- the permit number where the city publishes it`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We sort two years of estimates by type, town, size, and outcome, and price an hour of your estimator.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'A 3-6-9-12 month strategy says which jobs to advertise in which ZIP codes and months, for the crews you have.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We build project pages with cost ranges and a form that asks for a budget, and run campaigns by job size.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Each week, we import won and lost estimates and cut wording that brings small jobs.',
      fromDay: 60,
      toDay: 210,
    },
    {
      title: 'Achieving excellence',
      content: 'We bid for contract value and fill the pipeline one season ahead of the crews.',
      fromDay: 210,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Estimates of two years, sorted',
      detail: 'What you bid on, what you won, and the hours the rest cost you.',
    },
    {
      when: 'Week 3',
      text: 'Six project pages',
      detail: 'Same-corner photos, town, weeks, cost range, what changed on the way.',
    },
    {
      when: 'Week 3',
      text: 'Inquiry form with budget brackets',
      detail: 'Four questions. Small budgets get a polite page that suggests other contractors.',
    },
    {
      when: 'Month 2',
      text: 'Contract values in Google Ads',
      detail: 'Signed jobs returned to their click, sent from your sheet or CRM.',
    },
    {
      when: 'Each month',
      text: 'Estimate hours per contract',
      detail: 'By project type. This number should fall month by month.',
    },
  ],
  sixtyDays: [
    { text: 'Every inquiry since launch with type, bracket, town, and what became of it.' },
    { text: 'Estimates refused before the drive, with the hours that saved at your own rate.' },
    { text: 'At least six finished jobs as pages, with a cost range you can stand behind.' },
  ],
  faqs: [
    {
      question: 'Should we buy leads from a lead site as well?',
      answer:
        'Count them honestly for a quarter: the fee, the hours, the contracts. You race three other firms for each. If such leads still sign at a price you accept, keep both. We report them in the same table as your ads.',
    },
    {
      question: 'Are Local Services Ads enough for a remodeler?',
      answer:
        'They bring calls, screened and paid by the lead, and for repairs they are hard to beat. Larger projects begin with a page: people look at finished houses before they call. We set up both and watch the estimate hours.',
    },
    {
      question: 'Is it wise to publish our prices?',
      answer:
        'Publish ranges for finished jobs, with the reasons. Competitors know your prices anyway. Readers who are far below the range leave, and the ones who stay have already accepted it.',
    },
    {
      question: 'When will we see signed contracts?',
      answer:
        'When your usual cycle allows. If a kitchen takes ten weeks from call to signature, the first one from an ad takes as long. By day 60 you can see the quality of inquiries, and that is the thing to judge us by.',
    },
    {
      question: 'What do you need from our office?',
      answer:
        'An hour a week: mark each estimate, send photos of one finished job, tell us which crew is free when. Plus the insurance certificate and license details once, because Google asks for them if you use its screened ads.',
    },
  ],
  relatedTools: ['images-extractor', 'utm-builder', 'image-compressor'],
  seo: {
    title: 'PPC for contractors: fewer estimates, more contracts',
    description:
      'Pages that ask for budget and date, license number in each ad, campaigns that learn from signed contracts. Movement in weeks 2 to 9.',
  },
}
