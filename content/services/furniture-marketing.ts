import type { Service } from '../types.ts'

export const furnitureMarketing: Service = {
  title: 'Furniture marketing',
  slug: 'furniture-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Measurements and delivery dates that sell furniture',
  lead: 'People who buy furniture online want to know the measurements and the delivery day. Most stores hide both. We put them into titles, filters, feeds, and ads, then count margin after freight.',
  audience:
    'For makers and dealers of sofas, beds, tables, and outdoor furniture who ship by parcel and by truck, with or without a showroom. It is not for liquidators whose stock changes by the pallet, or for interior designers, who sell their time.',
  weeks: { from: 4, to: 11 },
  problems: [
    { text: 'Free delivery advertised on goods that cost ninety dollars to move' },
    { text: 'Dimensions in a picture, in inches only' },
    { text: 'Room-set pages with no link to the pieces in them' },
  ],
  figure: { value: '150', label: 'characters in a Shopping title, enough for width, depth, and cover' },
  searches: [
    { query: 'sleeper sofa under 72 inches', meaning: 'Has a tape measure and a narrow wall', action: 'bid' },
    { query: 'dining table seats 8 extendable oak', meaning: 'Counts chairs for a holiday', action: 'bid' },
    {
      query: 'will a sectional fit through a 30 inch door',
      meaning: 'Nearly convinced, afraid of delivery day',
      action: 'page',
    },
    {
      query: 'performance fabric vs leather dogs',
      meaning: 'The household decides with its pets in mind',
      action: 'page',
    },
    { query: 'free couch craigslist', meaning: 'Will carry it home for nothing', action: 'exclude' },
    { query: 'furniture donation pickup', meaning: 'Wants to get rid of the old one', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 4, 5, 7, 9, 11],
    text: 'Holiday weekends set the rhythm, in our view of the trade: Presidents Day, Memorial Day, July 4, Labor Day, Black Friday. Outdoor pieces sell from April in the South, a month later up north. With a lead time of ten weeks, every campaign starts ten weeks earlier.',
  },
  ledgers: [
    {
      heading: 'Safety rules for furniture',
      lead: 'Put them on the page, because buyers with children look for them.',
      rows: [
        {
          term: 'Tip-over',
          text: 'Clothing storage units have fallen under a mandatory stability standard since September 2023.',
          source: '16 CFR Part 1261, STURDY Act',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-1261',
        },
        {
          term: 'Upholstery',
          text: 'Upholstered pieces meet the California smolder test, now a federal standard, and carry its label.',
          source: '16 CFR Part 1640 (TB 117-2013)',
        },
        {
          term: 'Composite wood',
          text: 'Particleboard, MDF, and plywood comply with TSCA Title VI limits on formaldehyde.',
          source: '40 CFR Part 770',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/40/part-770',
        },
        {
          term: 'Delays',
          text: 'When the promised ship date slips, the buyer gets a new date and the choice to cancel.',
          source: 'FTC Mail, Internet, or Telephone Order Merchandise Rule',
        },
        {
          term: 'Crossed-out prices',
          text: 'A crossed-out figure has to be one you charged openly, for a fair while, not long ago.',
          source: '16 CFR § 233.1',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'order value without tax' },
      { text: 'margin after freight, damage, and assembly' },
      { text: 'share of orders that stay delivered' },
    ],
    text: 'Calculate by freight zone, because the same table can make money in Ohio and lose it in Oregon. Take damage from your carrier claims of the past year. To value a swatch request, multiply by the share that later order.',
  },
  body: `People buy a sofa with a tape measure, for a wall, a door, and a stairwell, and many stores show them a lifestyle photo. We start with width, depth, height, seat height, diagonal, and the weight of the largest box, as text, in inches and centimeters, on the page and in the feed.

Then comes the date. "In stock" says little when a truck comes through the county every other Thursday. We ask for three things (warehouse days, transit days by zone, and the carrier’s appointment rule) and build the sentence a buyer can plan with: "In your room between May 12 and 16."

### Bids after freight

Two chairs of equal price can differ by sixty dollars in transport. An account that optimizes for revenue will sell the wrong one. We split campaigns by what is left after freight, and leave out zones that can’t pay, or show their delivery charge before the cart.

We count showroom visits too, by directions and appointments, separately from orders.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You send us freight tables, claim rates, lead times, and your makers’ dimension sheets.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We rank zones and collections by margin after freight and plan months 3, 6, 9, and 12 in that order.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We put measurements in titles and filters, link room sets to their pieces, and show arrival dates by ZIP code.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We match swatches and sample orders to sales, and move budgets to the truck routes that pay.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'You order containers by search demand, so lead times get shorter for what people want.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Margin after freight, by zone',
      detail: 'Collections down the side, shipping zones across the top, and losses marked.',
    },
    {
      when: 'Week 3',
      text: 'Dimension standard for every piece',
      detail: 'Eleven fields, two units, one naming rule, ready for your product system.',
    },
    {
      when: 'Week 5',
      text: 'Size and material filters',
      detail: 'Combinations that people search for get a URL. All others stay out of the index.',
    },
    {
      when: 'Week 7',
      text: 'Delivery dates in the ads',
      detail: 'Updated from stock and transit data each night, and withdrawn when the warehouse is late.',
    },
    {
      when: 'Monthly',
      text: 'Returns and damage by campaign',
      detail: 'Which promises led to a return, and the sentence we changed.',
    },
  ],
  sixtyDays: [
    { text: 'Filter pages such as "sofas under 72 inches" in the index, each with more than a handful of pieces.' },
    { text: 'A map of the states in which ads run, and why we left the others out.' },
    { text: 'Room pictures that lead to each item shown, with clicks counted per item.' },
    { text: 'Lead times that agree on page, feed, and ad, checked daily by a script.' },
  ],
  faqs: [
    {
      question: 'Our suppliers send poor measurements. Who fixes them?',
      answer:
        'You or your suppliers measure. We define the fields and check the result, and a script flags impossible values, such as a chair ten times deeper than it is wide. We start with the hundred pieces that earn most.',
    },
    {
      question: 'Is augmented reality worth the money?',
      answer:
        'Sometimes, for large single pieces. First put a floor plan with dimensions and a photograph with a person in it on the page. If questions about fit keep coming, a 3D model of the ten best sellers is a fair test.',
    },
    {
      question: 'Can you advertise a lead time of twelve weeks?',
      answer:
        'Yes, and say it in the ad. Fewer people click, and more of them order. Send swatches in the meantime, and a message at each stage, so that nobody has to call.',
    },
  ],
  relatedTools: ['text-compare', 'google-ads-keyword-tool', 'image-compressor'],
  relatedStudy: 'larkmoor-garden-furniture',
  seo: {
    title: 'Furniture marketing: fit, freight, and the delivery day',
    description:
      'Dimensions and arrival dates in titles, feeds, and ads, campaigns split by margin after freight, zones that lose money left out.',
  },
}
