import type { Service } from '../types.ts'

export const beautyMarketing: Service = {
  title: 'Beauty marketing',
  slug: 'beauty-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Shades, skin types, and the second order',
  lead: 'A first order of a serum often doesn’t pay for its click, but the third can. We measure customers instead of orders, and write ingredient pages that a careful reader can check.',
  audience:
    'For makers and sellers of skin care, makeup, hair care, and fragrance who ship to consumers and can tell a first order from a fourth. Clinics that inject or laser have different rules. If you sell only through retailers, you can’t see repeat orders, so this does little for you.',
  weeks: { from: 3, to: 9 },
  problems: [
    { text: 'Forty shades on one URL that nobody can find' },
    { text: 'Claims in ads that make a cosmetic a drug' },
    { text: 'No reminder when the bottle is nearly empty' },
  ],
  figure: {
    value: '$1.16',
    label:
      'average retail ad cost per click. A reminder that brings a refill costs no click. Source: WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
  },
  searches: [
    {
      query: 'foundation for olive skin oily',
      meaning: 'Tired of shades that turn orange by noon',
      action: 'page',
    },
    {
      query: 'niacinamide 10 serum fragrance free',
      meaning: 'Reads the ingredient list before the brand',
      action: 'bid',
    },
    {
      query: 'can you use retinol with vitamin c',
      meaning: 'Owns one bottle, thinks about a second',
      action: 'page',
    },
    {
      query: 'sulfate free shampoo color treated hair',
      meaning: 'Has just paid a salon and wants it to last',
      action: 'bid',
    },
    { query: 'refill cleanser 500 ml', meaning: "A repeat buyer, yours or somebody else's", action: 'bid' },
    { query: 'eczema steroid cream prescription', meaning: 'Needs a doctor and a drug', action: 'exclude' },
  ],
  seasons: {
    months: [5, 6, 10, 11, 12],
    text: 'The way we read the year, sunscreen climbs in May and gift sets from late October. Skin care for dry winters starts earlier in Minneapolis than in Miami. Reorders depend on the size of the bottle instead.',
  },
  ledgers: [
    {
      heading: 'When an ad makes a cosmetic a drug',
      lead: 'The same cream can be either one, depending on what the ad says it does.',
      rows: [
        {
          term: 'Intended use',
          text: 'A product that cleanses or changes how you look is a cosmetic. To the FDA, one that claims to treat acne or rebuild skin structure is a drug.',
          source: 'Federal Food, Drug, and Cosmetic Act, § 201(g) and (i)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/21/321',
        },
        {
          term: 'Sunscreen',
          text: 'An SPF figure makes it an over-the-counter drug with prescribed labeling. "Waterproof" and "sunblock" may not appear on it.',
          source: '21 CFR § 201.327',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/201.327',
        },
        {
          term: 'Facilities and files',
          text: 'Since MoCRA, makers register plants, list products, and keep records that support safety, with exemptions for small firms.',
          source: 'Modernization of Cosmetics Regulation Act of 2022',
        },
        {
          term: 'Reviews',
          text: 'Bought, invented, or insider reviews without disclosure can draw civil penalties.',
          source: 'FTC rule on consumer reviews and testimonials, 16 CFR Part 465',
        },
        {
          term: 'Before and after',
          text: 'Meta restricts images that make people feel bad about their bodies. Side-by-side photos are the usual reason for a rejection.',
          source: 'Meta Advertising Standards',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'margin of one order after shipping' },
      { text: 'orders in the first twelve months' },
      { text: 'share of buyers who were new to you' },
    ],
    text: 'Count orders by first product, because people who began with a cleanser behave differently from those who began with a gift set. Count samples and discounts as costs. Where you have less than a year of data, use six months and say so.',
  },
  body: `An ad platform counts one order. But a moisturizer bought at full price and reordered every ten weeks is worth more than a discounted set bought once in December, even if the set looks better in reports. We group customers by the first product they bought and follow each group for a year.

We set bids by those groups. A click for a product that leads to a second order may cost more than its margin. For one that doesn’t, it may not, however well it sells.

### Pages for people who read labels

- **Shades** get a URL where people search for them: by undertone and depth, with a swatch on several skins and the nearest shades.
- **Ingredients** get one page each: what it does, at what concentration studies tested it, what it should not be mixed with, and the study itself.
- **Routines** list the order of use and link to the bottle.

Before we publish, we sort every claim: appearance, sensation, or effect on the body. We remove the third kind or send it to your regulatory counsel. We don’t give legal advice.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You send order history, ingredient lists, and claim files, and we mark every sentence that sounds like a drug.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We plan 3, 6, 9, and 12 months by the first product people bought, and set what a new buyer may cost.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We write shade, skin-type, and ingredient pages and advertise to new buyers separately.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The first groups reorder, and we raise bids for the products they started with.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'You know what a lasting customer costs before a launch, and other sites cite your glossary.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Claim sheet, sorted in three',
      detail: 'Appearance, sensation, effect on the body: what stays, what changes, what counsel should see.',
    },
    {
      when: 'Day 7',
      text: 'Customer value by first product',
      detail: 'A table from your orders that shows who comes back, for what, and after how many weeks.',
    },
    {
      when: 'Week 5',
      text: 'Shade pages with swatches',
      detail: 'Undertone, depth, neighboring shades, and a photo taken in daylight.',
    },
    {
      when: 'Week 8',
      text: 'Ingredient glossary with sources',
      detail: 'One entry per active, with the concentration in your product where you agree to publish it.',
    },
  ],
  sixtyDays: [
    { text: 'Two campaigns instead of one: people who never bought from you, and people whose bottle is empty.' },
    { text: 'A chart of second orders by first product, updated each Monday.' },
    { text: 'Ad copy checked against the claim sheet, with rejected lines on file.' },
    { text: 'Shade and ingredient pages in the index, each answering one question.' },
  ],
  faqs: [
    {
      question: 'May we say that our cream reduces wrinkles?',
      answer:
        '"Reduces the look of wrinkles" speaks of appearance. "Repairs collagen" speaks of structure, and the FDA has sent warning letters over that kind of line. We flag each case and propose wording. Your counsel decides.',
    },
    {
      question: 'Should every shade have its own page?',
      answer:
        'Only the ones people look for by name or undertone. The rest stay as variants of one product with a shared canonical URL. Forty thin copies of a page help nobody.',
    },
    {
      question: 'How soon can you judge a repeat order?',
      answer:
        'After one and a half bottle lengths. For a 30 ml serum that may be four months, so in the first 60 days we judge by groups from your past orders. If the new buyers turn out different, the bids are corrected.',
    },
  ],
  relatedTools: ['seo-content-optimization', 'schema-validator', 'readability-checker'],
  relatedStudy: 'living-healthy-24',
  seo: {
    title: 'Beauty marketing that counts the second and third order',
    description:
      'Shade pages, ingredient texts with sources, claims sorted before they run, and ads judged by the customer instead of the basket.',
  },
}
