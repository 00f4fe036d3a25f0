import type { Service } from '../types.ts'

export const ppcForLandscapers: Service = {
  title: 'PPC for landscapers',
  slug: 'ppc-for-landscapers',
  family: 'ppc',
  summary: 'Spring design, summer care, winter snow',
  lead: 'Three businesses share one truck, and each has a season. We plan the year in February, price maintenance by lot size on the page, and keep design inquiries for the person who draws.',
  audience:
    'For companies that design, plant, and maintain yards and gardens, with at least two crews or one designer on staff. Pure snow contractors with commercial accounts find customers by phone, and a mower with a trailer fills up from the first three neighbors. Both can spare our fee.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'The designer answers mowing inquiries' },
    { text: 'Nothing is advertised until the first warm weekend, when everyone else starts too' },
    { text: 'Crews drive to towns where the road eats the margin' },
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
      heading: 'Sprays, licenses, and green words',
      rows: [
        {
          term: 'Pesticide license',
          text: 'Paid application of herbicides needs a state applicator license nearly everywhere. Ads for weed control show it or do not run.',
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
          term: 'Right to dig',
          text: 'Every excavation begins with a call to 811, which takes a few days. The page says so, and the client stops asking why you are not there tomorrow.',
          source: 'Common Ground Alliance, 811',
        },
        {
          term: 'Snow and liability',
          text: 'A service contract states the trigger in inches and who salts. An ad that promises "always clear" will be quoted back at you.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [{ text: 'price of a visit' }, { text: 'visits in a season' }, { text: 'seasons a client stays' }],
    text: 'This is for maintenance; take drive time off the price first. For design, use the contract amount and the share of drawings that get built, and look at it once a year because there are few.',
  },
  body: `A landscaper’s year begins while the ground is hard. In February, people with a new house look through photos, ask what a patio costs, and write down two names. By the first warm Saturday the names are chosen, and the firms that start advertising then pay more for what is left. So the plan is drawn in winter: which service starts on which date, at which temperature it moves forward, on which date it stops because the crews are full.

Maintenance is a route, and a route is only as good as its density. We map your present clients and draw areas of a few streets around them. Next door to a client you can afford a higher bid, since the truck is there anyway; across the river you can’t at any price. The page quotes care by lot size in four steps, so nobody has to visit to say no.

Design is the opposite. Few people, large budgets, slow decisions. Those inquiries go past the office straight to the person who draws, with photos of the site and a budget. In November the same households get a letter about snow, if you plow.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We map clients and routes, note crew hours by month, and read the licenses of the people who spray.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'Four seasons on one sheet: start and stop dates for design, care, planting, and snow, with budgets.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Care priced by lot size, a design form with photos, street-level areas around each route.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Dates move with temperature and crew hours; towns with thin routes are given up.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'A full year has been seen once, and the second February starts from records.',
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
      detail: 'Shown next to the cost, since a cheap lead far away is an expensive one.',
    },
  ],
  sixtyDays: [
    { text: 'New care clients as dots on your route map, most of them between old dots.' },
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
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for landscapers, one plan for all four seasons',
    description:
      'Design, care, and snow as campaigns with dates, care priced by lot size, areas drawn around your routes. Shows from week 2 to week 8.',
  },
}
