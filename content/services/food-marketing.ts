import type { Service } from '../types.ts'

export const foodMarketing: Service = {
  title: 'Food and drink marketing',
  slug: 'food-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Ads only where your van goes, and while stock lasts',
  lead: 'You can deliver fresh goods only to some ZIP codes on some days, and ads elsewhere waste money. We tie campaigns to delivery areas and stock, and write recipes that sell what you have.',
  audience:
    'For grocers with a van, farm boxes, roasters, bakeries that ship, makers of sauces and sweets, and wineries with a permit to send. Restaurants and delivery kitchens have their own page. Dietary supplements belong to health marketing.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Ads shown where your van doesn’t go' },
    { text: 'Recipes with thousands of readers and no orders' },
    { text: 'Ingredients that appear only in a photo' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'browse on phones, so a recipe has to work at the stove, with one hand. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    { query: 'grass fed beef box delivered', meaning: 'Eats less meat and wants to know the farm', action: 'bid' },
    { query: 'nut free birthday cake shipped', meaning: 'A party with one child who must be safe', action: 'bid' },
    {
      query: 'whole bean coffee subscription light roast',
      meaning: 'Owns a grinder and finishes a bag in two weeks',
      action: 'bid',
    },
    { query: 'what to cook with ramps', meaning: 'Came home from the market with a bundle', action: 'page' },
    {
      query: 'corporate gift baskets no alcohol',
      meaning: 'Sixty delivery addresses, one invoice, a deadline',
      action: 'page',
    },
    { query: 'food stamps office', meaning: 'Needs a public agency', action: 'exclude' },
    { query: 'baking jobs night shift', meaning: 'Looks for work', action: 'exclude' },
  ],
  seasons: {
    months: [2, 5, 7, 11, 12],
    text: 'The marked months are the peaks as we judge them: sweets before February 14, grills from Memorial Day to July 4, gifts from mid-November. Harvest dates depend on the region, and heat stops chocolate shipments in July.',
  },
  ledgers: [
    {
      heading: 'What the page must say',
      lead: 'Online, nobody can turn the jar around and read the label.',
      rows: [
        {
          term: 'Nine allergens',
          text: 'Milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soybeans, and, since 2023, sesame. We print them as words.',
          source: 'FALCPA; FASTER Act of 2021',
        },
        {
          term: 'Gluten-free',
          text: 'The claim means less than 20 parts per million, among other conditions.',
          source: '21 CFR § 101.91',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/101.91',
        },
        {
          term: 'Healthy',
          text: 'The FDA redefined the word at the end of 2024. Producers have until February 2028 to comply.',
          source: '21 CFR § 101.65',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/101.65',
        },
        {
          term: 'Organic',
          text: 'Only certified farms and handlers may use the word, with narrow exemptions.',
          source: 'USDA National Organic Program, 7 CFR Part 205',
        },
        {
          term: 'Made in USA',
          text: 'An unqualified claim requires that all or virtually all of it is from here.',
          source: '16 CFR Part 323',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-323',
        },
      ],
    },
    {
      heading: 'Selling alcohol',
      rows: [
        {
          term: 'Shipping',
          text: 'Each state decides who may send wine, beer, or spirits to a home. The campaign map follows your permits.',
        },
        {
          term: 'Ads',
          text: 'Google allows alcohol ads in listed countries, away from minors, and not if they glorify heavy drinking.',
          source: 'Google Ads policy, Alcohol',
        },
        {
          term: 'At the door',
          text: 'An adult signature is part of the promise and appears beside the delivery date.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'basket less goods, ice, and driver' },
      { text: 'baskets a household orders in six months' },
      { text: 'share of visitors inside the delivery area' },
    ],
    text: 'We use six months because tastes and addresses change. Count spoiled and refunded boxes as goods. If the last factor is low, fix the delivery areas before the ads.',
  },
  body: `Say your van goes to forty ZIP codes on Tuesdays and Fridays, and a radius around your kitchen covers ninety. In the other fifty, people fill a cart and learn at checkout that you don’t deliver. We rebuild the areas from your route file, ZIP code by ZIP code, and pause the ads after the order cutoff.

Ads follow stock too. When the strawberries are gone at noon, their ad stops at noon. We bid most on what spoils soonest, and little on what keeps for a year.

### Recipes that sell what you have

People read recipes at the stove, on a phone, with wet hands. Ingredients come first, amounts scale to the number of people, and whatever you sell has a button with its price and today’s stock. Other ingredients are listed without one. Structured data names time, yield, and nutrition where you have measured it.

We plan the gift season backward from the last safe shipping day of each carrier, starting ten weeks ahead.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We collect route files, cutoffs, permits, allergen sheets, and shelf lives, and pause ads in the wrong areas.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content:
        'We plan harvests, holidays, and carrier dates over 3, 6, 9, and 12 months, with a line for each product group.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We match areas to your routes and ads to your stock, add buttons to recipes, and turn allergens into text.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We spend more on routes with room in the van, and rewrite or drop recipes without orders.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'You open new routes where people already search, and we plan the gift season by early fall.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 2',
      text: 'Campaign areas from route files',
      detail: 'ZIP codes served, days, cutoffs, and everything around them excluded.',
    },
    {
      when: 'Week 2',
      text: 'Ads that stop with stock',
      detail: 'Linked to your inventory hourly where the store system permits, otherwise at opening and at noon.',
    },
    {
      when: 'Week 4',
      text: 'Recipe template with buttons to buy',
      detail: 'Scaling amounts, structured data, a print view, tested with one hand on a small phone.',
    },
    {
      when: 'Week 6',
      text: 'Allergen and origin data',
      detail: 'One source for page, feed, and label, with the name of the person who signed it.',
    },
    {
      when: 'September',
      text: 'Gift plan with shipping cutoffs',
      detail: 'Ground, two-day, and overnight for each climate zone, and the day the ads end.',
    },
  ],
  sixtyDays: [
    { text: 'Spend outside the delivery area, per week, as a line that falls toward zero.' },
    { text: 'Baskets that began on a recipe, recipe by recipe.' },
    { text: 'Every product page with its nine-allergen line in plain text.' },
    { text: 'A chart of orders by route and day, with the free space in the van marked.' },
  ],
  faqs: [
    {
      question: 'Is a recipe blog still worth writing?',
      answer:
        'For general dishes, hardly: large sites and AI answers take those. It is worth it where you know more, such as a rare bean, a cut, a regional cake. Twelve good recipes with stock behind them do more than two hundred.',
    },
    {
      question: 'Who is responsible for allergen texts?',
      answer:
        'You are, as producer or seller. We copy from the signed sheet, never from a photograph, and ask again when a recipe or supplier changes. Without the sheet, we don’t advertise the product.',
    },
    {
      question: 'Can you advertise that our honey helps with colds?',
      answer:
        'No. To the FDA, a food that claims to treat illness is a drug, and the FTC asks for scientific evidence. Tell people where it comes from and what it tastes like.',
    },
    {
      question: 'How fast can you react to a full van?',
      answer:
        'With a connection to your order system, within the hour. Without one, your dispatcher has a simple form: route, day, full. We pause the ads for that route until the next cutoff.',
    },
    {
      question: 'Do you also handle marketplaces and grocery apps?',
      answer:
        'We prepare titles, images, and allergen data that you can use there. We quote bidding inside those apps separately. Without it, we report what they cost you in comparison.',
    },
  ],
  relatedTools: ['schema-markup-generator', 'readability-checker', 'page-speed-checker'],
  relatedStudy: 'pell-and-drury-kitchenware',
  seo: {
    title: 'Food and drink marketing that stays on the delivery map',
    description:
      'Campaigns tied to routes and stock, recipes that sell what you have, nine allergens in plain text. First effect in week 2.',
  },
}
