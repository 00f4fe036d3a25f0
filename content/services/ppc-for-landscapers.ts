import type { Service } from '../types.ts'

export const ppcForLandscapers: Service = {
  title: 'PPC for landscapers',
  slug: 'ppc-for-landscapers',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Spring design, summer care, winter snow',
  lead: 'Design, maintenance, and snow each have a season. We plan the year in February, show maintenance prices by lot size, and send design inquiries straight to your designer.',
  audience:
    'For companies that design, plant, and maintain yards and gardens, with at least two crews or one designer on staff. Pure snow contractors with commercial accounts find customers by phone, and a one-person mowing business fills up through neighbors. Neither needs us.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'The designer answers mowing inquiries' },
    { text: 'Nothing is advertised until the first warm weekend, when everyone else starts too' },
    { text: 'Crews drive to towns where travel time eats the margin' },
  ],
  searches: [
    {
      query: 'landscape designer patio and planting plan',
      meaning: 'Moved in last fall, has a budget and a drawing in mind',
      action: 'bid',
    },
    {
      query: 'weekly lawn service cost half acre',
      meaning: 'Wants a figure tonight and a crew by Friday',
      action: 'bid',
    },
    {
      query: 'native plant garden front yard ideas',
      meaning: 'Reading over winter, will call in March',
      action: 'page',
    },
    {
      query: 'drainage problem backyard who to call',
      meaning: 'Standing water, unsure which trade it is',
      action: 'page',
    },
    { query: 'bulk mulch pickup', meaning: 'Has a truck and wants four yards of bark', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 6, 9, 10],
    text: 'A calendar for the northern half: design calls from March, care from April, planting again in September, snow contracts signed before Halloween. Florida and Arizona plant when Ohio is frozen, so we redraw it for your ZIP codes.',
  },
  ledgers: [
    {
      heading: 'Sprays, licenses, and green claims',
      rows: [
        {
          term: 'Pesticide license',
          text: 'Paid application of herbicides needs a state applicator license nearly everywhere. We advertise weed control only with its number in the ad.',
        },
        {
          term: '"Eco-friendly"',
          text: 'The FTC calls broad green claims hard to prove. We write what is true: battery mowers, compost, no neonicotinoids.',
          source: 'Green Guides, 16 CFR Part 260',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-260',
        },
        {
          term: 'Construction license',
          text: 'Walls, patios, and irrigation may count as contracting. California has a separate license class for it, C-27.',
          source: 'California Contractors State License Board',
        },
      ],
    },
    {
      heading: 'Local orders that change an offer',
      rows: [
        {
          term: 'Watering days',
          text: 'In drought a new lawn can be forbidden. We keep the restrictions of your towns in a list and swap turf ads for drip and native plants.',
        },
        {
          term: 'Blower bans',
          text: 'Some cities prohibit gas leaf blowers. If you use battery equipment there, say so in the headline.',
        },
        {
          term: 'Call before digging',
          text: 'Every excavation begins with a call to 811, which takes a few days. Your page says so, because clients ask why you can’t start tomorrow.',
          source: 'Common Ground Alliance, 811',
        },
        {
          term: 'Snow and liability',
          text: 'A service contract states the trigger in inches and who salts. Don’t promise "always clear" in an ad.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [{ text: 'price of a visit' }, { text: 'visits in a season' }, { text: 'seasons a client stays' }],
    text: 'This is for maintenance. Take drive time off the price first. For design, use the contract amount and the share of drawings that get built, once a year, because there are few.',
  },
  body: `In February, people with a new house look through photos, ask what a patio costs, and write down two names. Firms that start advertising on the first warm Saturday pay more for what is left. So we plan in winter: which service starts on which date, at which temperature it moves forward, on which date it stops because the crews are full.

Maintenance pays when clients are close together. We map your present clients and draw areas of a few streets around them. Next door to a client, you can afford a higher bid, because the truck is there anyway. The page shows the price of care for four lot sizes, so nobody has to visit to quote.

Design means few people, large budgets, and slow decisions. Those inquiries go straight to your designer, with photos of the site and a budget. In November the same households get a letter about snow, if you plow.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We map clients and routes, note crew hours by month, and read the licenses of the people who spray.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'We put four seasons on one sheet, with budgets and with start and stop dates for design, care, planting, and snow.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We show care prices by lot size, build a design form with photos, and draw areas of a few streets around each route.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We move dates with temperature and crew hours and drop towns with few clients.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We plan the second year from the records of the first.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Route density map',
      detail: 'Clients per street, minutes between stops, areas worth a higher bid.',
    },
    {
      when: 'Day 7',
      text: 'Season sheet with dates',
      detail: 'One row per service: first ad, last ad, what moves it earlier.',
    },
    {
      when: 'Week 3',
      text: 'Care prices by lot size',
      detail: 'Quarter, half, one acre, and above, with what a visit includes.',
    },
    {
      when: 'Week 5',
      text: 'Garden portfolio with budgets',
      detail: 'Finished gardens in their second summer, with plant list and budget.',
    },
    {
      when: 'First of each month',
      text: 'Drive minutes per new client',
      detail: 'Shown next to the cost, because a cheap lead far away costs you the drive.',
    },
  ],
  sixtyDays: [
    { text: 'New care clients on your route map, most of them near existing ones.' },
    { text: 'Design inquiries that reached the designer with photos and a budget, and none that asked for mowing.' },
    { text: 'The dates of your next two seasons in the account, already scheduled.' },
  ],
  faqs: [
    {
      question: 'Why pay for advertising in February?',
      answer:
        'Design clients choose then, and clicks cost less than in April. You spend little in that month. The money is held for the six weeks around the first warm weekend, and the plan says on which date it starts.',
    },
    {
      question: 'Can we advertise only in certain neighborhoods?',
      answer:
        'Google takes ZIP codes and radii of a mile, and your page and form can narrow it further. Targeting by income has limits and we rarely use it. Streets where you already work are the better filter.',
    },
    {
      question: 'Do you handle commercial snow contracts?',
      answer:
        'We make the page and run ads for property managers from August to October. The larger contracts come from bids and phone calls, and there a good reference list does more than a keyword.',
    },
    {
      question: 'What if spring comes three weeks early?',
      answer:
        'The start date depends on a temperature rule and on your word. One message from the crew leader moves it. We keep money that a cold April doesn’t use for May.',
    },
  ],
  relatedTools: ['image-compressor', 'color-contrast-checker', 'ai-keyword-research'],
  seo: {
    title: 'PPC for landscapers, one plan for all four seasons',
    description:
      'Design, care, and snow as campaigns with dates, care priced by lot size, areas drawn around your routes. Shows from week 2 to week 8.',
  },
}
