import type { Service } from '../types.ts'

export const fashionMarketing: Service = {
  title: 'Fashion marketing',
  slug: 'fashion-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'A season sells for eight weeks, so pages come first',
  lead: 'Styles sell for one season, but their pages can rank for years. We build permanent pages for cut, fabric, and occasion, show each season’s styles on them, and advertise only styles with most sizes in stock.',
  audience:
    'For clothing and shoe labels and multi-brand stores with roughly 200 to 20,000 variants and stock of their own. It doesn’t suit print-on-demand shirts, where the margin won’t pay for a click, or a label that hasn’t ordered its next collection yet.',
  weeks: { from: 3, to: 10 },
  problems: [
    { text: 'Sold-out styles that return a 404 while other sites still link to them' },
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
      meaning: 'Knows fabric, length, and cut, but not the label',
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
      lead: 'Google requires some of it, and federal law the rest.',
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
      heading: 'What happens to the URL of a style',
      rows: [
        { term: 'Returns next year', text: 'Same URL, marked out of stock, with the month it comes back.' },
        { term: 'Gone, with a successor', text: 'A permanent redirect to the style that replaced it.' },
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
    text: 'Take the kept share by category, because dresses and belts come back at very different rates. Use last season at the prices people paid, not the ticket. The rest has to pay for the click and for shipping both ways.',
  },
  body: `A store that files its dresses under "Spring 2026" loses its URLs every six months. Links from magazines end in an error page, and the next collection starts from nothing. We sort by what people search for: linen, midi, long sleeve, wedding guest. Styles come and go on these pages, and the pages stay.

### Bids by sizes in stock

A style with two of seven sizes left still looks in stock to an ad account. Most visitors will not find theirs, and each has cost a click. We write the share of sizes available into the feed as a custom label every night. Below a threshold you choose, we move the style to the clearance campaign or pause it.

We count returns too. A dress that sells forty times and comes back twenty-five looks good only in the report. You send us returns by style once a week, and we subtract them from the conversion value, so bids follow what customers keep. Fit notes from return slips go on the page: "runs narrow at the shoulder."`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We take in the line sheet, drop dates, size curves, and two seasons of returns by style.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We plan 3, 6, 9, and 12 months around your drops: preview, full price, first markdown, clearance.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We publish pages by cut and occasion, redirect old styles, and add size availability to the feed.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We bid on revenue after returns and add fit notes to the ten styles with the most returns.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content:
        'Your second collection goes on pages that already rank, and your buyers see search demand before they order.',
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
      detail: 'What sold at full price or after the markdown, and what the clicks cost in each.',
    },
  ],
  sixtyDays: [
    { text: 'Permanent pages for cut and occasion in the index, showing this season’s styles.' },
    { text: 'A redirect for every old style that other sites link to.' },
    { text: 'A weekly report of what you still spend on styles with few sizes left.' },
  ],
  faqs: [
    {
      question: 'Our styles change every six weeks. Is SEO worth it?',
      answer:
        'Yes, for the pages that do not change. Nobody outside your office searches for the style name, but people search for "black linen pants" every spring. That page can be five years old, with styles that are five days old.',
    },
    {
      question: 'Do you run influencer campaigns?',
      answer:
        'No. We give your partners tagged links, check that gifted pieces are disclosed, and measure what arrives. Leave casting and contracts to a specialist. We’re happy to join when you brief them.',
    },
    {
      question: 'What do you need from our warehouse system?',
      answer:
        'Stock by variant once a night and returns by style once a week, as a file or an API. If you have only the total per style, we begin with that, and add the size rule later.',
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
      'Permanent pages for each season’s styles, ads that follow the sizes in stock, returns taken off the result, and a calendar for each drop.',
  },
}
