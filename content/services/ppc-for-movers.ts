import type { Service } from '../types.ts'

export const ppcForMovers: Service = {
  title: 'PPC for movers',
  slug: 'ppc-for-movers',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'More bookings for days when trucks are free',
  lead: 'Moves bunch up at the end of the month, and trucks sit idle in the middle. We change prices and bids with the calendar and keep long-distance inquiries away from the local crew.',
  audience:
    'For carriers with their own trucks, crews, and authority, local or interstate, and for their storage business. We don’t work for brokers that sell moves to the lowest bidder, nor for a two-man van without registration: Google’s screening and the federal rules would end that account within weeks.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: 'Paying top bids for days with no truck left' },
    { text: 'Storage searches land on the moving page' },
    { text: 'Lead sites sell the same move to six firms' },
  ],
  figure: { value: '110%', label: 'of a non-binding estimate is the most an interstate mover may collect at delivery' },
  searches: [
    {
      query: 'movers near me this saturday',
      meaning: 'Late, fixed on one day, will pay for a free crew',
      action: 'bid',
    },
    {
      query: 'moving company chicago to denver cost',
      meaning: 'Crosses state lines, wants a written figure',
      action: 'bid',
    },
    { query: 'move piano third floor', meaning: 'One object, three men, a special rate', action: 'page' },
    {
      query: 'movers reviews usdot lookup',
      meaning: 'Has read about hostage loads and is checking you',
      action: 'page',
    },
    { query: 'u-haul truck rental one way', meaning: 'Will carry the sofa himself', action: 'exclude' },
    { query: 'free moving boxes', meaning: 'Collecting cardboard', action: 'exclude' },
  ],
  seasons: {
    months: [5, 6, 7, 8, 9],
    text: 'May to September is peak season for everyone, busiest in the last five days of each month. Leases in Boston turn over on September 1, college towns in August. Winter is when we test prices.',
  },
  ledgers: [
    {
      heading: 'What a mover’s ad must say',
      lead: 'Interstate moves fall under federal rules for carriers. Moves within one state follow that state.',
      rows: [
        {
          term: 'USDOT number',
          text: 'Every advertisement of an interstate mover shows its legal or trade name and its USDOT number. That includes listings and landing pages.',
          source: '49 CFR § 375.207',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/49/375.207',
        },
        {
          term: 'Brokers',
          text: 'They must say in the ad that they are brokers and do not carry the goods themselves.',
          source: '49 CFR § 371.107',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/49/371.107',
        },
        {
          term: 'Estimates',
          text: 'They have to be in writing, and say whether they bind. "Instant quote" on our pages is called a range.',
          source: '49 CFR Part 375, Subpart D',
        },
        {
          term: 'Valuation',
          text: 'Full-value protection is the default. Released value pays 60 cents a pound for each article, so "fully insured" is a phrase to avoid.',
          source: '49 CFR Part 375; FMCSA, Your Rights and Responsibilities When You Move',
        },
        {
          term: 'State permits',
          text: 'Texas, California, New York, and others register local movers. The number goes next to the phone.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'price of a truck day' },
      { text: 'days in the move' },
      { text: 'share of written estimates that book' },
      { text: 'share of that date not yet sold' },
    ],
    text: 'Most accounts forget the last factor. If June 30 is sold out, it is zero, and a lead for that date is worth nothing. For February 12, it may be close to one.',
  },
  body: `You sell truck days, but leases end on the last of the month and schools end in June, so everyone calls for the same Saturday. Our rules even that out. They read the dispatch board each night. Dates with free crews get higher bids and a lower range; sold-out dates get neither, and the page offers the caller the two nearest days with the saving in dollars.

Local, interstate, and storage are three campaigns with nothing shared but the logo. A local caller decides tonight. An interstate caller collects three written estimates over two weeks, reads complaints, looks up the USDOT number. A storage caller has a lease gap and stays eleven months. In one campaign, the cheapest of them would use up the budget.

### Show your papers

Rogue movers have made people wary. So the page starts with your registration numbers with a link to the federal lookup, the difference between binding and non-binding in two sentences, photos of your own trucks, the deposit you ask for or don’t. A caller who has checked you argues less about price.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We verify authority and permit numbers, read the dispatch board, and list the lanes you like to run.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content:
        'We make a calendar for twelve months: which dates cost more, which cost less, and when to advertise storage.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We launch three campaigns with your USDOT number in each ad, a price range by rooms and distance, and bids by free trucks.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We aim for booked days by date and lane instead of leads, and drop or reprice weak lanes.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'You fill mid-month at your price and sell peak dates without ads by April.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Number check of all listings',
      detail: 'Ads, map entries, and directories with a missing or old USDOT number.',
    },
    {
      when: 'Day 11',
      text: 'Date rules for bids',
      detail: 'We read dispatch nightly. A sold Saturday stops costing money by midnight.',
    },
    {
      when: 'Week 3',
      text: 'Range by rooms and distance',
      detail: 'Three questions, two dollar figures, and a note that it isn’t an estimate.',
    },
    {
      when: 'Every Tuesday',
      text: 'Cost per booked truck day',
      detail: 'By lane and by date, with the free days of the coming month.',
    },
    {
      when: 'Before May',
      text: 'Peak price sheet',
      detail: 'What each week of summer should cost, drawn from last year and bookings so far.',
    },
  ],
  sixtyDays: [
    { text: 'Truck days booked through ads, each with its date, lane, and cost.' },
    { text: 'No spending on sold-out dates, with the hour each one closed in the change log.' },
    { text: 'Local, interstate, and storage as three lines that can be compared.' },
  ],
  faqs: [
    {
      question: 'Do you work with moving brokers?',
      answer:
        'No. A broker has to say in each ad that it carries nothing itself, and few want to. Our method needs a dispatch board with trucks on it. If you are a carrier that also brokers overflow, we keep the two in separate accounts.',
    },
    {
      question: 'Can the website give a price right away?',
      answer:
        'It can give a range from rooms, floors, and miles. For interstate moves, a written estimate has to follow, usually after a look at the goods by video or in person. The range filters out people who expected a third of it.',
    },
    {
      question: 'What do you do about fake competitors on the map?',
      answer:
        'We report listings without a URL or with a borrowed number, again if needed. Google removes some. We can’t clear your town of them, so the page makes it easy to check your registration and theirs.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'page-speed-checker', 'redirect-checker'],
  seo: {
    title: 'PPC for movers, measured by every booked truck day',
    description:
      'Bids and prices that follow the dispatch board, USDOT number in each ad, local and interstate apart, cost per truck day. Set by week 5.',
  },
}
