import type { Service } from '../types.ts'

export const furnitureMarketing: Service = {
  title: 'Furniture marketing',
  slug: 'furniture-marketing',
  family: 'industry',
  summary: 'Will it fit, and when will it come',
  lead: 'Two answers sell furniture online: the measurements and the delivery day. Most stores hide both. We put them into titles, filters, feeds, and ads, then count margin after freight.',
  audience:
    'For makers and dealers of sofas, beds, tables, and outdoor furniture who ship by parcel and by truck, with or without a showroom. It is not for liquidators whose stock changes by the pallet, or for interior designers, who sell hours and taste.',
  weeks: { from: 4, to: 11 },
  problems: [
    { text: 'Free delivery advertised on goods that cost ninety dollars to move' },
    { text: 'Dimensions in a picture, in inches only' },
    { text: 'Room-set pages with no link to the pieces in them' },
  ],
  figure: { value: '150', label: 'characters in a Shopping title: enough for width, depth, and cover' },
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
    text: 'Holiday weekends set the rhythm, in our view of the trade: Presidents Day, Memorial Day, July 4, Labor Day, Black Friday. Outdoor pieces sell from April in the South, a month later up north. A lead time of ten weeks moves every campaign forward by ten weeks.',
  },
  ledgers: [
    {
      heading: 'Before a dresser may be sold',
      lead: 'Safety rules are also facts for the page. Buyers with children look for them.',
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
    text: 'Freight decides, so calculate by zone: the same table can pay in Ohio and lose in Oregon. Take damage from your carrier claims of the past year. Swatch requests have a value as well, namely this product times the share that later order.',
  },
  body: `A sofa is bought with a tape measure. The buyer knows the wall, the door, and the stairwell, and the store shows a lifestyle photo with a candle. We turn the order around: width, depth, height, seat height, diagonal, weight of the largest box. They appear as text, in inches and centimeters, on the page and in the feed.

The second number is the date. "In stock" says little when a truck comes through the county every other Thursday. We ask for three things (warehouse days, transit days by zone, and the carrier’s appointment rule) and build the sentence a buyer can plan with: "In your room between May 12 and 16."

### Freight belongs in the bid

Two chairs of equal price can differ by sixty dollars in transport. An account that chases revenue will sell the wrong one with enthusiasm. Campaigns are split by what is left after freight, and zones that cannot pay are left out or quoted with a delivery charge that is shown before the cart.

Showroom visits count too, with caution: directions asked for and appointments booked, listed separately from orders.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'You send us freight tables, claim rates, lead times, and your makers’ dimension sheets.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'Zones and collections are ranked by margin after freight; the order fills a plan for 3, 6, 9, and 12 months.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'Measurements enter titles and filters, room sets link to their pieces, and arrival dates appear by ZIP code.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Swatches and sample orders are matched to sales, and budgets follow the truck routes that pay.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Containers are ordered with search demand on the table, so the lead time shrinks where people ask.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Margin after freight, by zone',
      detail: 'Collections down the side, shipping zones across the top, losses in plain sight.',
    },
    {
      when: 'Week 3',
      text: 'Dimension standard for every piece',
      detail: 'Eleven fields, two units, one naming rule, ready for your product system.',
    },
    {
      when: 'Week 5',
      text: 'Size and material filters',
      detail: 'The combinations people search for get a URL; all others stay out of the index.',
    },
    {
      when: 'Week 7',
      text: 'Delivery dates in the ads',
      detail: 'Updated from stock and transit data each night, and withdrawn when the warehouse is late.',
    },
    {
      when: 'Monthly',
      text: 'Returns and damage by campaign',
      detail: 'Which promises led to a truck going back, and the sentence that was changed.',
    },
  ],
  sixtyDays: [
    { text: 'Filter pages such as "sofas under 72 inches" in the index, each with more than a handful of pieces.' },
    { text: 'A map of the states in which ads run, and why the others rest.' },
    { text: 'Room pictures that lead to each item shown, with clicks counted per item.' },
    { text: 'Lead times that agree on page, feed, and ad, checked daily by a script.' },
  ],
  faqs: [
    {
      question: 'Our suppliers send poor measurements. Who fixes them?',
      answer:
        'You or your suppliers measure; we define the fields and check the result. Impossible values are flagged automatically, such as a chair deeper than it is long by a factor of ten. We start with the hundred pieces that earn most.',
    },
    {
      question: 'Is augmented reality worth the money?',
      answer:
        'Sometimes, for large single pieces. First put a floor plan with dimensions and a photograph with a person in it on the page. If questions about fit keep coming, a 3D model of the ten best sellers is a fair test.',
    },
    {
      question: 'Can you advertise a lead time of twelve weeks?',
      answer:
        'Yes, and say it in the ad. Fewer people click and more of them stay. Swatches bridge the wait, and a message at each stage of the build keeps the phone quiet.',
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
