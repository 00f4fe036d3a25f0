import type { Service } from '../types.ts'

export const electronicsMarketing: Service = {
  title: 'Electronics marketing',
  slug: 'electronics-marketing',
  family: 'industry',
  summary: 'Model numbers, thin margins, and a price war to sit out',
  lead: 'Electronics buyers search by model number and compare to the cent. You win them on accessories, compatibility, and stock, so that is where we spend your pages and your bids.',
  audience:
    'For stores with audio, photo, computing, smart-home, or spare parts, from a few hundred items to about 100,000, and for makers who sell direct. If phones and consoles at list price are all you sell, the marketplaces will always be cheaper, and we would tell you so on the first call.',
  weeks: { from: 3, to: 8 },
  problems: [
    { text: 'Bids on flagship models that earn four dollars each' },
    { text: 'Spec tables pasted from the maker, unit errors included' },
    { text: 'Discontinued models deleted with all their visitors' },
  ],
  figure: {
    value: '$1.16',
    label:
      'average retail ad cost per click, paid from the few dollars a headset earns. Source: WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
  },
  searches: [
    {
      query: 'usb c dock dual 4k mac m3 compatible',
      meaning: 'Has read that some docks drive one screen only',
      action: 'bid',
    },
    { query: 'replacement battery for canon lp-e6', meaning: 'Knows the part, wants it by Friday', action: 'bid' },
    { query: 'hdmi 2.0 vs 2.1 for 120hz', meaning: 'About to buy a cable and unsure which', action: 'page' },
    { query: 'sony wh-1000xm4 successor', meaning: 'Liked the old model, asks for the new name', action: 'page' },
    { query: 'router firmware download', meaning: 'An owner with a problem', action: 'exclude' },
    { query: 'tv wall mount manual pdf', meaning: 'Holds a screwdriver already', action: 'exclude' },
  ],
  seasons: {
    months: [6, 7, 8, 9, 11, 12],
    text: 'The marked months are our judgment. Black Friday is loud and thin in margin. Back to school from July, new phones in September, and the week after Christmas, when gifts need cables and mounts, earn more per click. Launch dates of the makers beat the calendar.',
  },
  ledgers: [
    {
      heading: 'Data a device needs before it is advertised',
      rows: [
        {
          term: 'GTIN',
          text: 'Products with a maker-assigned number need the right one in the feed. A wrong number gets the offer disapproved or joined to another product.',
          source: 'Google Merchant Center, product data specification',
        },
        {
          term: 'Condition',
          text: 'Used and refurbished goods are declared as such. An opened box is not new.',
          source: 'Google Merchant Center, condition attribute',
        },
        {
          term: 'EnergyGuide',
          text: 'Televisions and many appliances show the label on the product page, or a link with the logo that opens it.',
          source: 'Energy Labeling Rule, 16 CFR Part 305',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-305',
        },
        {
          term: 'Radio devices',
          text: 'Equipment that emits radio energy is authorized before it is marketed in the United States. Pre-orders need care.',
          source: '47 CFR § 2.803',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/47/2.803',
        },
        {
          term: 'Warranty terms',
          text: 'Written warranties on goods above $15 can be read before the purchase, online as well.',
          source: '16 CFR Part 702',
        },
      ],
    },
    {
      heading: 'When the price is not yours to set',
      rows: [
        {
          term: 'MAP',
          text: 'A minimum advertised price binds ads and often feeds. We load each brand list and test it nightly.',
        },
        {
          term: 'Bundles',
          text: 'Lens plus filter plus card: one number, one page, no twin elsewhere to compare with.',
        },
        { term: 'Stock', text: 'Being the store that has it on Tuesday outsells two dollars off.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'contribution per order, device and accessories together' },
      { text: 'share of orders neither returned nor charged back' },
    ],
    text: 'Start from purchase price, payment fee, packing, and shipping; vendor rebates count only once they are paid. Calculate by group of goods. A cable at $19 may afford a higher bid than a laptop at $1,900.',
  },
  body: `The store average is a poor guide in this trade. One line of goods earns two percent, the next forty, and a single return target spreads the money over both. We sort the assortment into bands by contribution and give each band its own ceiling. Flagships stay visible where they cost nothing: in organic results, in your newsletter, on the page of the accessory that fits them.

### Compatibility is the content

People do not read another review of a camera. They ask whether this battery fits that body, whether this dock drives two screens on that chip, which of three revisions they own. The answers are in tables: tested by you, stated by the maker, unknown. "Unknown" is printed too, because a wrong yes comes back as a return.

### What happens when a model ends

The page remains. It says "discontinued in March," names the successor, lists what changed, and keeps offering batteries, cases, and mounts for the thousands still in use. A redirect would send owners to a device they did not ask about. Only when visits fade does the URL move on.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We load price lists, MAP agreements, GTINs, and contribution per item, and compare them with the makers’ data.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Margin bands get bid ceilings; launches of the next 3, 6, 9, and 12 months go on one sheet.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'The feed is repaired, flagships leave the auction, and compatibility tables and successor pages go up.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Ceilings move with purchase prices each week; returned parts correct the table that sold them.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Support questions become pages within days, and the attach rate of accessories leads the report.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Product data checked against makers',
      detail: 'Wrong units, missing GTINs, mixed revisions: a list sorted by revenue at risk.',
    },
    {
      when: 'Day 7',
      text: 'Bid limits by contribution margin',
      detail: 'Five bands, each with its ceiling per click and the arithmetic behind it.',
    },
    {
      when: 'Week 4',
      text: 'Compatibility pages for accessories',
      detail: 'Device down the side, part across the top, and the source of each yes.',
    },
    {
      when: 'Week 6',
      text: 'Successor pages for ended models',
      detail: 'What changed, what still fits, what remains in your warehouse.',
    },
    {
      when: 'Every night',
      text: 'MAP and price test',
      detail: 'Ads below an agreed minimum are paused before the brand notices them.',
    },
  ],
  sixtyDays: [
    { text: 'Spend by margin band, with the flagship band close to nothing.' },
    { text: 'Merchant Center diagnostics before and after, disapprovals named one by one.' },
    { text: 'Compatibility searches that lead to a table of yours, listed with position and visits.' },
  ],
  faqs: [
    {
      question: 'How can we compete with Amazon on price?',
      answer:
        'On the flagship, you do not. You can be right about what fits, have the part in stock, and answer a technical question in an hour. Those searches are longer and cheaper, and they end more often in an order with three items.',
    },
    {
      question: 'May we use brand names in our ads?',
      answer:
        'Resellers may usually name the goods they sell, if the landing page sells them and the owner has not restricted it further. Google handles trademark complaints by policy. Your dealer contract can be stricter, so we read it first.',
    },
    {
      question: 'Our descriptions come from the manufacturer. Is that a penalty?',
      answer:
        'No penalty, and no advantage. The same text appears in two hundred stores, and Google picks one to show. We leave the specification and add what only you know: tests, fit, common faults, delivery.',
    },
    {
      question: 'Do you write firmware guides and manuals?',
      answer:
        'We write pages that help someone choose, connect, and replace. We leave repair instructions for line voltage or lithium cells to technicians, because an error there costs more than a sale.',
    },
  ],
  relatedTools: ['competitor-analysis', 'serp-rank-checker', 'schema-validator'],
  relatedStudy: 'ordinell-lighting',
  seo: {
    title: 'Electronics marketing for stores that live on thin margins',
    description:
      'Compatibility pages, bid ceilings by contribution, nightly MAP tests, and successor pages for ended models. Effect from week 3 to week 8.',
  },
}
