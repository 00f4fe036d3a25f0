import type { Service } from '../types.ts'

export const automotiveMarketing: Service = {
  title: 'Automotive parts marketing',
  slug: 'automotive-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Make, model, year: if it fits, it sells',
  lead: 'Parts buyers know their car, but not the part number. We turn your fitment table into pages that say what fits, so fewer parts come back.',
  audience:
    'For stores and makers of replacement parts, accessories, tires, and tools that hold fitment data or can buy it. Car dealers need local SEO instead. We don’t advertise defeat devices, delete kits, or copied brand parts, whatever the margin.',
  weeks: { from: 4, to: 10 },
  problems: [
    { text: 'Fitment data in a dropdown that crawlers can’t open' },
    { text: 'Ads for brake pads that don’t name a car' },
    { text: 'One part under six supplier numbers, so six weak pages share one demand' },
  ],
  figure: { value: '17', label: 'characters in a VIN. Ask for it, and fewer parts come back.' },
  searches: [
    {
      query: '2016 f150 5.0 front brake pads',
      meaning: 'Knows year, model, and engine, wants the one set that fits',
      action: 'bid',
    },
    { query: '04465-02240', meaning: 'Copied the number off the old part', action: 'page' },
    { query: 'squeaking when turning left civic', meaning: 'Has a symptom and no diagnosis yet', action: 'page' },
    { query: 'roof rack for outback without rails', meaning: 'Worried about one detail of the trim', action: 'page' },
    { query: 'cabin air filter rav4 2021', meaning: 'Small basket, likely to return each year', action: 'bid' },
    { query: 'junkyard near me', meaning: 'Wants a used part and a wrench', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 10, 11, 12],
    text: 'By our reading, spring and tax refunds bring brakes, tires, and detailing. From October, it’s batteries, wipers, and winter tires, then gifts. Snow states start weeks before the Gulf coast, which has a season of its own in July.',
  },
  ledgers: [
    {
      heading: 'Fitment and identity, field by field',
      lead: 'Good product data wins most rankings for parts.',
      rows: [
        {
          term: 'ACES and PIES',
          text: 'The two exchange formats of the trade: one says what fits which vehicle, the other describes the product. We build pages from them and report rows that contradict each other.',
          source: 'Auto Care Association',
        },
        {
          term: 'GTIN, MPN, brand',
          text: 'Merchant Center matches parts by these three. An invented GTIN gets the item disapproved, and without one, it’s shown less.',
          source: 'Google Merchant Center Help, unique product identifiers',
        },
        {
          term: 'Year ranges',
          text: 'A model year is written out in text, because 2014 to 2019 as an image or a filter is invisible to search.',
        },
        {
          term: 'Superseded numbers',
          text: 'The old number stays findable on the page of its successor. Its former URL redirects there, with one hop.',
        },
      ],
    },
    {
      heading: 'What you may not claim or sell',
      rows: [
        {
          term: 'Emission parts in California',
          text: 'Add-on and modified parts need an Executive Order number from CARB to be sold for road use there. Ads for parts without one leave the state out.',
          source: 'California Vehicle Code § 27156',
        },
        {
          term: 'Defeat devices',
          text: 'Selling parts that bypass emission controls is a federal violation, "off-road use only" printed on the box or not.',
          source: 'Clean Air Act, 42 U.S.C. § 7522(a)(3)(B)',
        },
        {
          term: 'Rebuilt and reconditioned',
          text: 'These words have set meanings, and the ad has to call a used part used as well.',
          source: 'FTC Guides, 16 CFR Part 20',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-20',
        },
        {
          term: 'Proposition 65',
          text: 'Where a warning is due, it appears on the product page before checkout, for deliveries to California.',
          source: 'Title 27, California Code of Regulations, § 25602',
        },
        {
          term: 'Car brands in ads',
          text: 'A store may name the make its part is compatible with, if the landing page sells that part and says who made it.',
          source: 'Google Ads Help, trademark criteria for compatible products',
        },
      ],
    },
  ],
  body: `A dropdown for year, make, model, and engine works for visitors. Search engines can’t see what is behind it, so we build pages, but not too many. A catalog with 40,000 parts and 9,000 vehicles could produce millions of URLs. Perhaps two thousand of them have both stock and searches, and we build only those.

Each vehicle page names its engines, shows what is in stock for it, and says what to check: a mid-year production change, two rotor sizes, the sport package. We find them in your returns, sorted by reason, and ask the people who answer your phone.

### Ads by car

We divide Shopping campaigns by vehicle age and margin, because the owner of a twelve-year-old car decides differently from someone under warranty. Text ads carry the model in the headline. Each month, we read the fitment questions from chat and email, and answer those that come up twice on the page.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You send the fitment export and a year of returns with reasons. We count gaps and contradictions.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We pick the vehicles worth a page by stock, margin, and searches, and spread them over four quarters.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We publish vehicle pages in batches of 200, merge duplicate numbers, and add identifiers to the feed.',
      fromDay: 7,
      toDay: 50,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'We remove pages without stock, bid by margin after returns, and add notes on what to check for each part.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We add new model years on the day your supplier lists them.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Fitment gap report',
      detail: 'Parts without vehicles, vehicles without parts, rows that cannot both be true.',
    },
    {
      when: 'Week 3',
      text: 'First 200 vehicle pages',
      detail: 'Crawlable, with stock, engines, and what to check.',
    },
    {
      when: 'Week 4',
      text: 'Part numbers merged and redirected',
      detail: 'One product, one URL, every old number on it as text.',
    },
    {
      when: 'Week 6',
      text: 'Ad groups by vehicle age',
      detail: 'Three age bands with their own bids, and headlines naming the model.',
    },
    {
      when: 'Monthly',
      text: 'Return reasons by page',
      detail: 'Wrong fit, wrong side, changed mind. We rewrite the ten worst pages.',
    },
  ],
  sixtyDays: [
    { text: 'A count of vehicle pages that are indexed, against those submitted, week by week.' },
    { text: 'Returns for wrong fit on the rewritten pages, next to the same parts before.' },
    { text: 'Merchant Center without items disapproved for identifiers, or a list naming the few that remain.' },
  ],
  faqs: [
    {
      question: 'We have no fitment data of our own. Can you still help?',
      answer:
        'Somewhat. Part-number pages, guides, and brand ads work without it. Vehicle pages do not, and guessing fit from titles causes returns. Data can be licensed from your suppliers or from catalog providers; we tell you which vehicles would pay for it.',
    },
    {
      question: 'Will Google treat thousands of vehicle pages as spam?',
      answer:
        'If they differ only in the model name, rightly so. Ours need stock, engines, and a note about that vehicle before they are indexed. Anything thinner stays out of the index.',
    },
    {
      question: 'Should we sell on eBay and Amazon too?',
      answer:
        'Many parts stores do, for old stock and odd vehicles. We leave marketplace listings to you but read their sales, because a part that moves there without a page on your site is the next page we write.',
    },
  ],
  relatedTools: ['keyword-difficulty-checker', 'json-formatter', 'redirect-checker'],
  relatedStudy: 'skarnholt-outdoor',
  seo: {
    title: 'Automotive parts marketing built on fitment data',
    description:
      'Vehicle pages from your fitment table, merged part numbers, ads that name the car, and fewer wrong-fit returns. Week 4 to week 10.',
  },
}
