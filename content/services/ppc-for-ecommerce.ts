import type { Service } from '../types.ts'

export const ppcForEcommerce: Service = {
  title: 'PPC for ecommerce',
  slug: 'ppc-for-ecommerce',
  family: 'ppc',
  summary: 'Margin in the feed, waste out of the search terms',
  lead: 'Most store accounts are steered by revenue and therefore sell what earns least. We put your margin into the feed, group products by what they leave, and cut terms each Friday.',
  audience:
    'For online stores with their own stock or reliable drop-ship terms, from about 50 products, and cost of goods known for each. Without costs we can only steer blind, so that comes first. Resellers of goods everyone has at the same price will not get rich on paid clicks, no matter who manages them.',
  weeks: { from: 1, to: 7 },
  problems: [
    { text: 'A single return target covers products with margins from 4 to 60 percent' },
    { text: 'Bids on the own name are reported as growth' },
    { text: 'Feed titles begin with a brand nobody knows yet' },
  ],
  figure: { value: '$1.16', label: 'average retail ad cost per click, paid whether or not a cart follows' },
  searches: [
    { query: 'linen duvet cover king oatmeal', meaning: 'Material, size and color decided, price next', action: 'bid' },
    {
      query: 'best cast iron skillet for induction',
      meaning: 'Still reading, will remember a frank comparison',
      action: 'page',
    },
    { query: '[your brand] discount code', meaning: 'In the cart already, hunting for a box to fill', action: 'page' },
    { query: '[model number] manual pdf', meaning: 'Owns it and has lost the paper', action: 'exclude' },
    { query: 'wholesale duvet covers bulk', meaning: 'Buys pallets on terms you do not offer', action: 'exclude' },
    { query: '[model number] in stock', meaning: 'Sold out elsewhere, yours if the feed says so', action: 'bid' },
  ],
  seasons: {
    months: [3, 8, 10, 11, 12],
    text: 'Gifts and Cyber Week for most, back to school for some. A store for garden furniture or swimwear has a spring instead, and we take the curve from your own orders. Click prices climb before Black Friday; margins rarely do.',
  },
  ledgers: [
    {
      heading: 'What Merchant Center checks',
      lead: 'A feed error costs more than a wrong bid, because a product that is disapproved is not for sale.',
      rows: [
        {
          term: 'Price and stock',
          text: 'Feed, product page and checkout must agree. Mismatches first warn, then disapprove items, and may suspend the account.',
          source: 'Google Merchant Center, product data specification',
          sourceUrl: 'https://support.google.com/merchants/answer/7052112',
        },
        {
          term: 'Title',
          text: 'Up to 150 characters, of which about 70 show. Thing, material, size and color come first, the house brand last.',
        },
        {
          term: 'Custom labels',
          text: 'There are five for each product, numbered 0 to 4. We use one for margin, one for stock age, one for season.',
        },
        {
          term: 'Identifiers',
          text: 'A product with a manufacturer GTIN has to carry it. Inventing one, or denying that it exists, gets items refused.',
        },
        {
          term: 'Sale badge',
          text: 'The strike-through needs a discount between 5 and 90 percent and a regular price charged for at least 30 of the past 200 days.',
          source: 'Google Merchant Center help, sale price annotation',
          sourceUrl: 'https://support.google.com/merchants/answer/9017019',
        },
        {
          term: 'Misrepresentation',
          text: 'Missing contact details, a vague return policy or a checkout surprise can suspend a store that sells perfectly real goods.',
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
          text: 'The former price has to be one at which you really offered the article, openly and for a while.',
          source: 'FTC Guides Against Deceptive Pricing, 16 CFR Part 233',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-233',
        },
        {
          term: 'MAP',
          text: 'A brand can set a minimum advertised price by agreement. We load it into the feed rules, so that no automated promotion undercuts it.',
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
    text: 'This is the most a click may cost if the first order is to pay for it. With a known repeat rate you can go above; write down how far, and for how many months you will wait for the money.',
  },
  body: `A target of "400 percent return" sounds strict and is nearly meaningless. A pillow with 60 percent margin is a bargain at 300; a mattress topper with 15 percent loses money at 600. Bidding systems follow the number they are given, so they push the topper, revenue rises, and the bank account wonders. We give them another number. Cost of goods, shipping and payment fees go into the feed by product, the labels sort articles by what an order leaves, and conversions report profit instead of turnover.

### The own name

Clicks on your brand look splendid and mostly were coming anyway. They get a campaign of their own, outside every total, and a test twice a year: off in a third of the states for two weeks, then count all orders, paid and unpaid. Whatever that shows is what the name is worth.

Search terms are read on Friday by a person. Automated campaigns show fewer of them than we would like, so we use what is visible and test what isn't with separate search campaigns. You get the list of everything cut, and you may object. Sometimes a client knows that "manual" means the hand-cranked kind.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'Costs, returns and shipping are joined to every product; we clear disapprovals in Merchant Center first.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Four quarters by contribution: which groups grow, which hold, which leave the ads altogether.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Margin labels, rewritten titles, campaigns by what an order leaves, brand clicks set apart.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Profit replaces revenue as the bidding value; Friday cuts go on, stock age enters the labels.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'New and returning buyers are valued apart, and buying decisions start from the ad report.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Disapproved items, fixed',
      detail: 'Each with its cause: price, identifier, policy, picture.',
    },
    {
      when: 'Day 10',
      text: 'Feed with margin labels',
      detail: 'Costs stay on your side; Google sees a letter from A to E.',
    },
    {
      when: 'Week 3',
      text: 'Titles for the top fifth',
      detail: 'Rewritten from search terms, old and new side by side.',
    },
    {
      when: 'Every Friday',
      text: 'Terms cut, with the sums',
      detail: 'What each had cost in ninety days, and the orders it brought, often none.',
    },
    {
      when: 'Month 2',
      text: 'Profit per order after ads',
      detail: 'By label and by new or returning buyer, reconciled with your store.',
    },
    {
      when: 'Twice a year',
      text: 'Brand test by state',
      detail: 'What the own-name ads really add, with dates agreed beforehand.',
    },
  ],
  sixtyDays: [
    { text: 'A chart of contribution after ads by product group, where only revenue stood.' },
    { text: 'Merchant Center without avoidable disapprovals, and a log of those we could not avoid.' },
    { text: 'Eight Friday lists of excluded terms, with every dollar that went into them.' },
    { text: 'Brand and non-brand orders as two lines that never touch.' },
  ],
  price:
    'Stores of up to 500 products pay $1,800 a month; above that, or with SEO, Rise at $4,500; several markets, Horizon at $9,000.',
  faqs: [
    {
      question: 'Do you need access to our purchase costs?',
      answer:
        'We need margin classes, and most clients send exact costs because it is less work. Google receives a label only, from A to E. If even the classes are sensitive, your developer can add them to the feed without us seeing a figure.',
    },
    {
      question: 'Performance Max or standard Shopping?',
      answer:
        'Both have a place. Standard Shopping shows more of its search terms and obeys finer rules, so new accounts start there. Performance Max follows for groups with enough orders to learn from, with the brand excluded and placements read monthly.',
    },
    {
      question: 'Will our reported return go down?',
      answer:
        'At first, often. When brand clicks leave the total and weak products stop being pushed, the percentage changes its meaning. The figure to watch is dollars left after ads. If that falls for two months without a reason we named, end the contract.',
    },
    {
      question: 'Who owns the ad account and the feed?',
      answer:
        'You do. Both run under your login, with us as a manager who can be removed in a minute. Feed rules are documented in a sheet, so the next person, in-house or not, can carry on from it.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'competitor-analysis', 'schema-validator'],
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for ecommerce, steered by margin and not by revenue',
    description:
      'Margin labels in the feed, campaigns by contribution, search terms cut each Friday. First change in week 1, steady by week 7.',
  },
}
