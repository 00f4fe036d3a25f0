import type { Service } from '../types.ts'

export const electronicsMarketing: Service = {
  title: 'Electronics marketing',
  slug: 'electronics-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Win on accessories, fit, and stock, not on price',
  lead: 'Electronics buyers search by model number and compare to the cent. You win them on accessories, compatibility, and stock, so that is where we spend your budget.',
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
      'on average for one click on a retail search ad. A headset may earn you a few dollars. Source: WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
  },
  searches: [
    {
      query: 'usb c dock dual 4k mac m3 compatible',
      meaning: 'Knows that some docks drive only one screen',
      action: 'bid',
    },
    { query: 'replacement battery for canon lp-e6', meaning: 'Knows the part, wants it by Friday', action: 'bid' },
    { query: 'hdmi 2.0 vs 2.1 for 120hz', meaning: 'About to buy a cable and unsure which', action: 'page' },
    { query: 'sony wh-1000xm4 successor', meaning: 'Liked the old model and wants the next one', action: 'page' },
    { query: 'router firmware download', meaning: 'An owner with a problem', action: 'exclude' },
    { query: 'tv wall mount manual pdf', meaning: 'Holds a screwdriver already', action: 'exclude' },
  ],
  seasons: {
    months: [6, 7, 8, 9, 11, 12],
    text: 'The marked months are our judgment. Black Friday has thin margins. Back to school from July, new phones in September, and the week after Christmas, when gifts need cables and mounts, earn more per click. Launch dates matter more than the calendar.',
  },
  ledgers: [
    {
      heading: 'Product data you need before advertising',
      rows: [
        {
          term: 'GTIN',
          text: 'Products with a maker-assigned number need the right one in the feed. A wrong number gets the offer disapproved or joined to another product.',
          source: 'Google Merchant Center, product data specification',
        },
        {
          term: 'Condition',
          text: 'You must declare used and refurbished goods. An opened box isn’t new.',
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
          text: 'Equipment that emits radio energy needs authorization before you market it in the United States. Be careful with pre-orders.',
          source: '47 CFR § 2.803',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/47/2.803',
        },
        {
          term: 'Warranty terms',
          text: 'Buyers must be able to read written warranties on goods above $15 before they buy, online too.',
          source: '16 CFR Part 702',
        },
      ],
    },
    {
      heading: 'When you can’t set the price',
      rows: [
        {
          term: 'MAP',
          text: 'A minimum advertised price applies to ads and often to feeds. We load each brand’s list and check it every night.',
        },
        {
          term: 'Bundles',
          text: 'A lens with filter and card has its own number and page, so nobody can compare its price.',
        },
        { term: 'Stock', text: 'Having it in stock on Tuesday sells more than two dollars off.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'contribution per order, device and accessories together' },
      { text: 'share of orders neither returned nor charged back' },
    ],
    text: 'Start from purchase price, payment fee, packing, and shipping. Count vendor rebates only once they are paid. Calculate by group of goods. A cable at $19 may afford a higher bid than a laptop at $1,900.',
  },
  body: `One line of goods earns two percent, the next forty, and with a single return target, you spend on both. We sort your products into bands by contribution and give each band its own maximum bid. Flagships stay visible where that costs nothing: in organic results, in your newsletter, on the page of the accessory that fits them.

### Pages about what fits

Nobody needs another camera review. People ask whether this battery fits that body, whether this dock drives two screens on that chip, and which of three revisions they own. We answer in tables: tested by you, stated by the maker, or unknown. We print "unknown" too, because a wrong yes leads to a return.

### What happens when a model ends

The page remains. It says "discontinued in March," names the successor, lists what changed, and keeps offering batteries, cases, and mounts for the thousands still in use. A redirect would send owners to a device they didn’t ask about, so we redirect only once visits fade.`,
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
      content:
        'We set maximum bids by margin band and list the launches of the next 3, 6, 9, and 12 months on one sheet.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We repair the feed, stop bidding on flagships, and publish compatibility tables and successor pages.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We update maximum bids with purchase prices each week, and correct the tables when parts come back.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content:
        'We turn support questions into pages within days, and report first how many orders include accessories.',
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
      detail: 'Devices down the side, parts across the top, and a source for each yes.',
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
    { text: 'Merchant Center diagnostics before and after, with each disapproval.' },
    { text: 'Compatibility searches that lead to a table of yours, listed with position and visits.' },
  ],
  faqs: [
    {
      question: 'How can we compete with Amazon on price?',
      answer:
        'On flagships, you can’t. But you can be right about what fits, have the part in stock, and answer a technical question in an hour. Those searches are longer and cheaper, and they end more often in an order with three items.',
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
