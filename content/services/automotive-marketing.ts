import type { Service } from '../types.ts'

export const automotiveMarketing: Service = {
  title: 'Automotive parts marketing',
  slug: 'automotive-marketing',
  family: 'industry',
  summary: 'Make, model, year: if it fits, it sells',
  lead: 'Parts buyers know their car and not the part number. A fitment table turned into pages does what no slogan can, and it answers the question that sends parts back.',
  audience:
    'For stores and makers of replacement parts, accessories, tires, and tools that hold fitment data or can buy it. Dealers selling whole vehicles need other work, mostly local. We don’t advertise defeat devices, delete kits, or copied brand parts, whatever the margin.',
  weeks: { from: 4, to: 10 },
  problems: [
    { text: 'Fitment data in a dropdown that crawlers cannot open' },
    { text: 'Ads for brake pads without a single car in the text' },
    { text: 'One part under six supplier numbers, so six weak pages share one demand' },
  ],
  figure: { value: '17', label: 'characters of a VIN settle more returns than any slogan' },
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
    text: 'Spring brings brakes, tires, and detailing, tax refunds included; from October it is batteries, wipers, and winter tires, then gifts. That is how we read most of the country. Snow states begin the second wave weeks before the Gulf coast, which has its own in the heat of July.',
  },
  ledgers: [
    {
      heading: 'Fitment and identity, field by field',
      lead: 'Most rankings in this trade are won in the product data.',
      rows: [
        {
          term: 'ACES and PIES',
          text: 'The two exchange formats of the trade: one says what fits which vehicle, the other describes the product. We build pages from them and report rows that contradict each other.',
          source: 'Auto Care Association',
        },
        {
          term: 'GTIN, MPN, brand',
          text: 'Merchant Center matches parts by these three. An invented GTIN gets the item disapproved; a missing one costs reach.',
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
      heading: 'What a part may not promise',
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
  body: `A dropdown for year, make, model, and engine is fine for a visitor. To a search engine it is a locked door: the combinations exist only after four clicks and a script. We open it with real pages, and with restraint. A catalog with 40,000 parts and 9,000 vehicles could produce millions of URLs. Perhaps two thousand of them have both stock and searches, and we build only those.

Each vehicle page names its engines, shows what is in stock for it, and warns of the usual trap: the mid-year production change, the two rotor sizes, the sport package. That sentence is what a counter clerk would say. It comes from your returns, sorted by reason, and from the people who answer your phone.

### Ads that know the car

Shopping campaigns are divided by vehicle age and margin, since the owner of a twelve-year-old car decides differently from someone under warranty. Text ads carry the model in the headline. We read the fitment questions from chat and email each month, and answer any that comes up twice on the page.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You send the fitment export and a year of returns with reasons; we count the gaps and the contradictions.',
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
      content:
        'Vehicle pages go live in batches of 200; duplicate numbers are merged, and the product feed gets its identifiers.',
      fromDay: 7,
      toDay: 50,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Pages without stock drop out, bids follow margin after returns, and trap notes are added part by part.',
      fromDay: 50,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'New model years enter on the day your supplier lists them, before most catalogs have noticed.',
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
      detail: 'Crawlable, with stock, engines, and the trap to watch for.',
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
      detail: 'Wrong fit, wrong side, changed mind; the worst ten pages are rewritten.',
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
        'If they differ only in the model name, rightly so. Ours need stock, engines, and a note about that vehicle before they are indexed. Anything thinner stays out of the index until somebody has something to say about it.',
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
