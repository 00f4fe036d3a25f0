import type { Service } from '../types.ts'

export const ppcForEcommerce: Service = {
  title: 'PPC for ecommerce',
  slug: 'ppc-for-ecommerce',
  family: 'ppc',
  clientKind: 'stores',
  summary: 'Margin in the feed, no waste in the search terms',
  lead: 'Most ad accounts optimize for revenue, so they sell what earns least. We put your margins in the feed, group products by profit, and cut wasted search terms every Friday.',
  audience:
    'For online stores with their own stock or reliable drop-ship terms, at least about 50 products, and a known cost for each. Without costs, we can’t tell a good click from a bad one. If you resell what everyone has at the same price, paid clicks won’t make you rich, no matter who manages them.',
  weeks: { from: 1, to: 7 },
  problems: [
    { text: 'One ROAS target for products with margins from 4 to 60%' },
    { text: 'Bids on your own name, reported as growth' },
    { text: 'Feed titles that begin with a brand nobody knows yet' },
  ],
  figure: {
    value: '$1.16',
    label:
      'average retail ad cost per click, whether or not anyone orders. Source: WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
  },
  searches: [
    {
      query: 'linen duvet cover king oatmeal',
      meaning: 'Has decided on material, size, and color; price is next',
      action: 'bid',
    },
    {
      query: 'best cast iron skillet for induction',
      meaning: 'Still reading; will remember an honest comparison',
      action: 'page',
    },
    {
      query: '[your brand] discount code',
      meaning: 'Already in the cart, looking for a code to enter',
      action: 'page',
    },
    { query: '[model number] manual pdf', meaning: 'Owns it and lost the manual', action: 'exclude' },
    { query: 'wholesale duvet covers bulk', meaning: 'Buys pallets on terms you do not offer', action: 'exclude' },
    { query: '[model number] in stock', meaning: 'Sold out elsewhere, yours if the feed says so', action: 'bid' },
  ],
  seasons: {
    months: [3, 8, 10, 11, 12],
    text: 'Gifts and Cyber Week for most stores, back-to-school for some. Outdoor furniture and swimwear peak in spring. We use the curve of your own orders. Click prices rise before Black Friday, but margins rarely do.',
  },
  ledgers: [
    {
      heading: 'What Merchant Center checks',
      lead: 'A feed error costs more than a wrong bid, because nobody can buy a disapproved product.',
      rows: [
        {
          term: 'Price and stock',
          text: 'The feed, product page, and checkout must agree. Mismatches lead to warnings, then to disapproved items, and can suspend the account.',
          source: 'Google Merchant Center, product data specification',
          sourceUrl: 'https://support.google.com/merchants/answer/7052112',
        },
        {
          term: 'Title',
          text: 'Up to 150 characters, of which about 70 appear. The item, material, size, and color come first, and a store brand last.',
        },
        {
          term: 'Custom labels',
          text: 'There are five for each product, numbered 0 to 4. We use one for margin, one for stock age, and one for season.',
        },
        {
          term: 'Identifiers',
          text: 'A product that has a manufacturer’s GTIN must include it. Making one up, or claiming there is none, gets items disapproved.',
        },
        {
          term: 'Sale badge',
          text: 'The strike-through needs a discount between 5 and 90% and a regular price charged for at least 30 of the past 200 days.',
          source: 'Google Merchant Center help, sale price annotation',
          sourceUrl: 'https://support.google.com/merchants/answer/9017019',
        },
        {
          term: 'Misrepresentation',
          text: 'Missing contact details, a vague return policy, or a surprise at checkout can get a store suspended even if its products are real.',
          source: 'Google Merchant Center policies',
        },
      ],
    },
    {
      heading: 'Promises a store has to keep',
      rows: [
        {
          term: 'Ship date',
          text: 'Without a stated date you have 30 days; if late, the buyer must be offered a delay or a refund.',
          source: '16 CFR Part 435',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-435',
        },
        {
          term: 'Was and now',
          text: 'The former price must be one at which you really offered the product, openly and for a reasonable time.',
          source: 'FTC Guides Against Deceptive Pricing, 16 CFR Part 233',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-233',
        },
        {
          term: 'MAP',
          text: 'A brand can set a minimum advertised price by agreement. We add it to the feed rules, so that no automatic promotion undercuts it.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'order value after returns' },
      { text: 'contribution margin after shipping and payment fees' },
      { text: 'share of clicks that order' },
    ],
    text: 'This is the most a click can cost if the first order has to pay for it. If you know your repeat rate, you can pay more. Write down how much more, and how many months you will wait for the money.',
  },
  body: `A target of "400% return" sounds strict and says little. A pillow with a 60% margin makes money at 300, and a mattress topper with 15% loses money at 600. Bidding systems follow the number you give them, so they push the topper, revenue rises, and profit doesn’t. So we give them profit. The cost of goods, shipping, and payment fees go into the feed for each product, labels sort products by profit per order, and conversions report profit instead of revenue.

### Your own name

Clicks on your brand name look great, but most of those people were coming anyway. They get their own campaign, outside every total, and a test twice a year. We turn it off in a third of the states for two weeks and count all orders, paid and unpaid. The difference is what those ads are worth.

A person reads the search terms every Friday. Automated campaigns show fewer of them than we would like, so we use what we can see and test the rest with separate search campaigns. You get the list of everything we cut, and you can object. Sometimes a client knows that "manual" means the hand-cranked kind.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We clear disapprovals in Merchant Center first, then add costs, returns, and shipping to every product.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'We plan four quarters by contribution: which groups grow, which hold, and which leave the ads altogether.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We add margin labels, rewrite titles, group campaigns by profit per order, and separate brand clicks.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'Profit replaces revenue as the bidding value. The Friday cuts continue, and we add stock age to the labels.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We value new and returning buyers separately, and you use the ad report when you buy stock.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Disapproved items, fixed',
      detail: 'Each with its cause: price, identifier, policy, or image.',
    },
    {
      when: 'Day 10',
      text: 'Feed with margin labels',
      detail: 'Costs stay on your side. Google sees a letter from A to E.',
    },
    {
      when: 'Week 3',
      text: 'Titles for the top fifth',
      detail: 'Rewritten from search terms, old and new side by side.',
    },
    {
      when: 'Every Friday',
      text: 'Search terms cut, with their cost',
      detail: 'What each one cost in ninety days and the orders it brought, often none.',
    },
    {
      when: 'Month 2',
      text: 'Profit per order after ads',
      detail: 'By label and by new or returning buyer, reconciled with your store.',
    },
    {
      when: 'Twice a year',
      text: 'Brand test by state',
      detail: 'What ads on your own name really add, on dates agreed in advance.',
    },
  ],
  sixtyDays: [
    { text: 'A chart of contribution after ads by product group, instead of revenue alone.' },
    { text: 'A Merchant Center account without avoidable disapprovals, and a log of the rest.' },
    { text: 'Eight weekly lists of excluded terms, with every dollar they cost.' },
    { text: 'Brand and non-brand orders as two separate lines.' },
  ],
  faqs: [
    {
      question: 'Do you need access to our purchase costs?',
      answer:
        'We need margin tiers, and most clients send exact costs because that is less work. Google gets only a label from A to E. If even the tiers are sensitive, your developer can add them to the feed without showing us a figure.',
    },
    {
      question: 'Performance Max or standard Shopping?',
      answer:
        'Both have a place. Standard Shopping shows more of its search terms and gives us more control, so new accounts start there. Performance Max follows for groups with enough orders to learn from, with your brand excluded and a monthly review of placements.',
    },
    {
      question: 'Will our reported return go down?',
      answer:
        'At first, often. Once brand clicks leave the total and weak products get less budget, the percentage means something else. The figure to watch is the dollars left after ads. If it falls for two months for no reason we named, end the contract.',
    },
    {
      question: 'Who owns the ad account and the feed?',
      answer:
        'You do. Both belong to your account, and you can remove us as a manager in a minute. We document the feed rules in a sheet, so the next person can take over, in-house or not.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'competitor-analysis', 'schema-validator'],
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for ecommerce: Google Ads managed by your margin',
    description:
      'Margin labels in the feed, campaigns by contribution, and search terms cut every Friday. First change in week 1, steady by week 7.',
  },
}
