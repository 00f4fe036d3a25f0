import type { PricingPlan } from './types.ts'

export const pricingPlans: PricingPlan[] = [
  {
    planName: 'Furrow',
    price: '$1,800',
    period: 'a month',
    items: [
      { listTitle: 'One channel', listText: 'SEO or paid search' },
      { listTitle: '8 pages', listText: 'written or rewritten every month' },
      { listTitle: 'Technical audit', listText: 'every quarter' },
      { listText: 'A two-page report every month' },
    ],
    desc: 'For stores with up to **500 products** that need the basics fixed.',
    link: '/contact-us/?plan=furrow',
    isGrow: false,
    order: 1,
    demo: true,
  },
  {
    planName: 'Rise',
    price: '$4,500',
    period: 'a month',
    items: [
      { listTitle: 'SEO and paid search', listText: 'in one budget and one report' },
      { listTitle: '30 pages', listText: 'written or rewritten every month' },
      { listTitle: 'Strategy', listText: '3-6-9-12 months, within 7 days' },
      { listTitle: 'Link building', listText: 'one study or guide each quarter' },
      { listTitle: 'A call', listText: 'every two weeks' },
    ],
    desc: 'For stores that sell every day and want growth they can see **in their accounts**.',
    link: '/contact-us/?plan=rise',
    isGrow: true,
    order: 2,
    demo: true,
  },
  {
    planName: 'Horizon',
    price: '$9,000',
    period: 'a month',
    items: [
      { listTitle: 'All channels', listText: 'and one creative project each quarter' },
      { listTitle: '75 pages', listText: 'written or rewritten every month' },
      { listTitle: 'Markets', listText: 'up to five, with local editors at cost' },
      { listTitle: 'A named team', listText: 'of four' },
    ],
    desc: 'For groups with several stores, several markets, or **more than 20,000 products**.',
    link: '/contact-us/?plan=horizon',
    isGrow: false,
    order: 3,
    demo: true,
  },
]
