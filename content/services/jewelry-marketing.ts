import type { Service } from '../types.ts'

export const jewelryMarketing: Service = {
  title: 'Jewelry marketing',
  slug: 'jewelry-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Pages and ads for a decision that takes five weeks',
  lead: 'People search for rings by metal, stone, and size, and are afraid of getting it wrong. Our pages answer that first: resizing, returns, certificates, and delivery in time.',
  audience:
    'For goldsmiths, diamond dealers, and jewelry stores with pieces between about $150 and $15,000, online or with a bench and a counter. For costume jewelry at $19, see fashion. We don’t work for pawnshops or gold buyers, who look for sellers.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'Reports that credit the last click of a five-week decision' },
    { text: 'Product photos without a hand for scale' },
    { text: 'Stone certificates uploaded as files no buyer opens' },
  ],
  figure: { value: '90 days', label: 'the longest click window Google Ads lets you set for a conversion' },
  searches: [
    {
      query: '1.5 carat oval lab grown engagement ring',
      meaning: 'Five weeks in, comparing the last three',
      action: 'bid',
    },
    { query: 'how to find her ring size secretly', meaning: 'At the very start, and secretive', action: 'page' },
    { query: '14k vs 18k gold everyday wear', meaning: 'Choosing a metal for forty years', action: 'page' },
    { query: 'anniversary gift pearl under 500', meaning: 'A budget, a date, no idea of sizes', action: 'bid' },
    {
      query: 'ring resizing near me',
      meaning: 'Already owns a ring and may become a repair customer',
      action: 'page',
    },
    { query: 'sell diamond ring for cash', meaning: 'Wants to sell', action: 'exclude' },
    { query: 'ring doorbell', meaning: 'Wants a camera by the front door', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 4, 5, 11, 12],
    text: 'Proposals gather, as far as we can tell, between Thanksgiving and Valentine’s Day, so the reading starts in October. Mother’s Day brings smaller pieces and shorter decisions. Your last safe order date matters more than any holiday.',
  },
  ledgers: [
    {
      heading: 'Words the FTC has defined',
      lead: 'The Jewelry Guides, 16 CFR Part 23, say what each word may mean in an ad.',
      rows: [
        {
          term: 'Lab-grown',
          text: 'A diamond from a reactor is called laboratory-grown, laboratory-created, or the like, right next to the word diamond.',
          source: '16 CFR § 23.12',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/23.12',
        },
        {
          term: 'Gold',
          text: 'Metal below 24 karat shows its fineness wherever the word gold is used: "14k gold," never gold alone.',
          source: '16 CFR § 23.3',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/23.3',
        },
        {
          term: 'Vermeil',
          text: 'The word means sterling silver under a gold layer of stated fineness and thickness. Plated brass isn’t vermeil.',
          source: 'FTC Jewelry Guides',
        },
        {
          term: 'Treated stones',
          text: 'You disclose a treatment when it fades, needs special care, or lowers the value of the stone noticeably.',
          source: '16 CFR § 23.24',
        },
      ],
    },
    {
      heading: 'How we measure five weeks',
      rows: [
        {
          term: 'Window',
          text: 'We set it to the time your own buyers take from first visit to order, and a little more.',
        },
        {
          term: 'Small steps',
          text: 'A ring sizer ordered, a stone saved, a visit booked: counted, but never added to sales.',
        },
        {
          term: 'In-store sales',
          text: 'We match them to earlier clicks by receipt, with the buyer’s consent.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average price of a finished piece' },
      { text: 'margin after metal, stone, and bench hours' },
      { text: 'share of appointments that end in an order' },
    ],
    text: 'Work it out for bridal and for gifts separately. Couples often buy two bands later. Leave them out at first. If nobody books appointments, replace the last factor with the share of saved pieces that sell.',
  },
  body: `An engagement ring starts with a private search, often at night on a phone. Then come metals, stones, a secret measurement, and advice from a friend. An account that looks back seven days sees only the last search and credits it for all the others.

We set the window to the time your buyers really take, and look at which pages started decisions and which ended them. That shows what your guides are worth.

### Four worries, answered in order

1. Will it fit? A sizer by mail, one free resizing, what cannot be resized and why.
2. Is it real? Certificate number, laboratory, and grade as text on the page, with a link to the report.
3. Will it come in time? Bench days plus insured transit, as a date.
4. What if the answer is no? The return rule in two lines, engraved pieces included.

Photos do the rest. They show each piece on a hand with the ring size stated, beside a ruler, and in moving light. We don’t retouch color or clarity.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We trace a year of orders back to find how many days pass between first visit and purchase.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We plan occasions, budgets, and bench capacity for months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish guides for size, metal, and stone, turn certificates into text, and put order-by dates in the ads.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'After the first full decision cycles, we move budget to the searches that start them.',
      fromDay: 60,
      toDay: 210,
    },
    {
      title: 'Achieving excellence',
      content: 'Reminders of anniversaries, with your buyers’ consent, bring a second order without ads.',
      fromDay: 210,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Decision time of your buyers',
      detail: 'Days from first visit to order, for bridal, gifts, and repairs.',
    },
    {
      when: 'Week 3',
      text: 'Attribution window fitted to it',
      detail: 'Set in the ad accounts and written down, so next year is measured the same way.',
    },
    {
      when: 'Week 6',
      text: 'Guides for size, stone, metal',
      detail: 'Written with your goldsmith and signed with a name and a bench.',
    },
    {
      when: 'October 1',
      text: 'Order-by dates for the holidays',
      detail: 'One table for ready pieces, resized pieces, and made-to-order work.',
    },
    {
      when: 'Every quarter',
      text: 'Wording check against the Guides',
      detail: 'Titles, feeds, and ads read for karat, vermeil, lab-grown, and treatments.',
    },
  ],
  sixtyDays: [
    { text: 'A report that shows the first and the last page of each decision.' },
    { text: 'Certificates as readable text on your best-selling stones, laboratory and number included.' },
    { text: 'Sizers sent and visits booked, by campaign, listed apart from sales.' },
  ],
  faqs: [
    {
      question: 'Why does the first effect take four weeks?',
      answer:
        'Because your buyers take five. In week 4 we see sizers ordered, saved stones, and longer visits. Sales that began with our work follow. A report of more after ten days would count decisions that started before your contract.',
    },
    {
      question: 'Can you advertise both natural and lab-grown diamonds?',
      answer:
        'Yes, in separate campaigns with separate pages. The buyers ask different questions and the margins differ. Each title names the origin in full, as the FTC expects, and no page runs one down to sell the other.',
    },
    {
      question: 'Do we have to show prices for custom work?',
      answer:
        'A range with three finished examples is enough: metal, stone, hours, final price. Without a range, inquiries come from people who can afford a tenth of the work, and you lose evenings to quotes.',
    },
    {
      question: 'Will ads follow a couple around and spoil the surprise?',
      answer:
        'We keep the retargeting cap low and leave rings out of the images on request. Email reminders go only to people who asked for them.',
    },
  ],
  relatedTools: ['meta-tag-generator', 'image-resizer', 'exif-viewer'],
  relatedStudy: 'ordinell-lighting',
  seo: {
    title: 'Jewelry marketing for decisions that take five weeks',
    description:
      'Guides for size and stone, certificates as text, order-by dates, and a conversion window as long as the decision. First effect in week 4.',
  },
}
