import type { Service } from '../types.ts'

export const fashionMarketing: Service = {
  title: 'Fashion marketing',
  slug: 'fashion-marketing',
  family: 'industry',
  summary: 'A season sells for eight weeks; the page must be ready',
  lead: 'Clothing pages live for one season and their URLs should live for ten. We keep permanent pages for cut, fabric, and occasion, let the styles pass through them, and plan ads around the size run that is in stock.',
  audience:
    'For clothing and shoe labels and multi-brand stores with roughly 200 to 20,000 variants and stock of their own. It doesn’t suit print-on-demand shirts, where the margin won’t carry a click, or a label whose next collection is not yet ordered: there is nothing to plan around.',
  weeks: { from: 3, to: 10 },
  problems: [
    { text: 'Sold-out styles that answer 404 with their links still warm' },
    { text: 'Ads running on a dress left only in extra small' },
    { text: 'Size charts as pictures that nobody can search' },
  ],
  figure: {
    // Figure of the specification, source not known.
    value: '2.58%',
    label: 'average ecommerce conversion rate, before returns.',
  },
  searches: [
    {
      query: 'linen midi dress with sleeves',
      meaning: 'Knows fabric, length, and cut; the label is open',
      action: 'page',
    },
    {
      query: 'navy wedding guest dress petite',
      meaning: 'Has a date on the calendar and one size that fits',
      action: 'bid',
    },
    { query: 'wide calf riding boots 18 inch', meaning: 'Was sent the wrong width at least once', action: 'bid' },
    { query: 'size 40 italian in us', meaning: 'Has it in the cart and hesitates', action: 'page' },
    { query: 'free dress sewing pattern', meaning: 'Wants to make the dress, not buy one', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 9, 10, 11, 12],
    text: 'Our reading of the trade: spring dresses move from March, coats from September, gifts from the week before Thanksgiving. The pages have to be live about eight weeks before that. Swimwear and outerwear follow the latitude of your buyers, so we check the map first.',
  },
  ledgers: [
    {
      heading: 'What a garment listing must say',
      lead: 'The feed demands some of it, and federal law the rest.',
      rows: [
        {
          term: 'Size, color, gender, age group',
          text: 'Google asks for all four on apparel shown in the United States, and for one group ID that ties the variants together.',
          source: 'Google Merchant Center, apparel attributes',
        },
        {
          term: 'Fiber content',
          text: 'Fibers carry their generic names. Fabric made from bamboo by the viscose process is sold as rayon.',
          source: 'Textile Rules, 16 CFR Part 303',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-303',
        },
        {
          term: 'Origin',
          text: 'An online listing of a textile states whether it was made in the USA, imported, or both.',
          source: '16 CFR § 303.34',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/303.34',
        },
        {
          term: 'Gifted pieces',
          text: 'Someone who got the jacket for free and posts it says so, clearly and in the post itself.',
          source: 'FTC Endorsement Guides, 16 CFR Part 255',
        },
      ],
    },
    {
      heading: 'Which URL a style deserves',
      rows: [
        { term: 'Returns next year', text: 'Same URL, marked out of stock, with the month it comes back.' },
        { term: 'Gone, with a successor', text: 'A permanent redirect to the style that took its place on the rail.' },
        { term: 'Gone for good', text: 'The page stays while people visit, and shows three pieces of the same cut.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average basket before returns' },
      { text: 'share of its value that customers keep' },
      { text: 'gross margin after markdown' },
    ],
    text: 'Take the kept share by category, because dresses and belts come back at very different rates. Use last season at the prices people paid, not the ticket. What is left has to pay for the click and the shipping both ways.',
  },
  body: `A store that files its dresses under "Spring 2026" throws its URLs away every six months. Links from magazines end in an error page and the next collection starts from nothing. We file by what people ask for: linen, midi, long sleeve, wedding guest. Styles enter and leave these pages the way they enter and leave a rail.

### The size run decides the bid

A style with two of seven sizes left still looks in stock to an ad account. Most visitors will not find theirs, and each has cost a click. We write the share of sizes available into the feed as a custom label every night. Below a threshold you choose, the style moves to the clearance campaign or rests.

Returns belong in the account too. A dress that sells forty times and comes back twenty-five is a weak product with a handsome report. You send us returns by style once a week; we take them off the conversion value, and bidding follows what was kept. Fit notes from the return slips go onto the page, in words: "runs narrow at the shoulder."`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We take in the line sheet, drop dates, size curves, and two seasons of returns by style.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'Your plan for 3, 6, 9, and 12 months is laid over the drops: preview, full price, first markdown, clearance.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Pages by cut and occasion open, dead styles get their redirects, and the feed learns the size run.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Kept revenue replaces sold revenue in bidding; fit notes go onto the ten styles with most returns.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content:
        'The second collection lands on pages that already rank, and buyers see search demand before they order.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'List of dead style URLs',
      detail: 'Each with its remaining links, last visits, and the URL it should lead to.',
    },
    {
      when: 'Day 7',
      text: 'Calendar from preview to clearance',
      detail: 'One sheet per drop: page ready, ads on, markdown, ads off.',
    },
    {
      when: 'Week 4',
      text: 'Shopping feed with size availability',
      detail: 'A nightly label for the share of sizes left, style by style.',
    },
    {
      when: 'Week 6',
      text: 'Size charts as tables',
      detail:
        'Body and garment measurements in inches and centimeters, readable by a search engine and a screen reader.',
    },
    {
      when: 'Every drop',
      text: 'Sell-through against ad spend',
      detail: 'What sold at full price, what waited for the markdown, what the clicks cost in both.',
    },
  ],
  sixtyDays: [
    { text: 'Permanent pages for cut and occasion in the index, with this season hanging on them.' },
    { text: 'A redirect map in which no style with outside links ends in an error.' },
    { text: 'A campaign report that shows spend on broken size runs, week by week, as it shrinks.' },
  ],
  faqs: [
    {
      question: 'Our styles change every six weeks. Is SEO worth it?',
      answer:
        'Yes, for the pages that do not change. Nobody outside your office searches for the style name, but people search for "black linen pants" every spring. That page can be five years old while everything on it is five days old.',
    },
    {
      question: 'Do you run influencer campaigns?',
      answer:
        'No. We give your partners tagged links, check that gifted pieces are disclosed, and measure what arrives. Casting and contracts are better left to people who do that all day, and we’re happy to sit in when you brief them.',
    },
    {
      question: 'What do you need from our warehouse system?',
      answer:
        'Stock by variant once a night and returns by style once a week, as a file or an API. If you have only the total per style, we begin with that, and the size rule waits.',
    },
    {
      question: 'Can you shoot the collection?',
      answer:
        'We write the shot list: front, back, fabric close up, the fastening, a model with height and size stated. Your photographer takes the pictures. We crop them to the formats each channel accepts.',
    },
  ],
  relatedTools: ['image-compressor', 'keyword-extract-tool', 'redirect-checker'],
  relatedStudy: 'skarnholt-outdoor',
  seo: {
    title: 'Fashion marketing planned by season, size run, and returns',
    description:
      'Permanent pages for passing styles, ads that follow the sizes in stock, returns taken off the result, and a calendar for each drop.',
  },
}
