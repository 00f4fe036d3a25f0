import type { Claims } from './types.ts'

export const claims: Claims = {
  revenue: '$32 Million+',
  clients: '300+',
  trafficIncrease: '450%',
  organicTraffic: '60 Million+',
  countries: '14+',
  first: 'first SEO company in Chicago',
  within: 'within 60 days',
  strategy: '3-6-9-12 month strategy within 7 days',
  years: '29 years since the internet revolution',
  // `values` are the first months of the same client's case study, up to the month in which the figure was reached.
  highlights: [
    {
      figure: '260%+',
      label: 'traffic growth',
      period: 'under 6 months',
      client: 'Draftlane, AI content tool',
      months: 5,
      from: 11800,
      to: 42600,
      values: [11800, 12100, 15900, 22400, 31700, 42600],
      kind: 'growth',
    },
    {
      figure: '63%',
      label: 'growth',
      period: 'under 4 months',
      client: 'Plankboard, project management tool',
      months: 3,
      from: 640,
      to: 1043,
      values: [640, 668, 851, 1043],
      kind: 'growth',
    },
    {
      figure: '500k to 900k',
      label: 'traffic',
      period: 'under 12 months',
      client: 'Living Healthy, supplements',
      months: 11,
      from: 500000,
      to: 900000,
      values: [500000, 493600, 481200, 508900, 561300, 587700, 641500, 702800, 718400, 793100, 834600, 900000],
      kind: 'growth',
    },
    {
      figure: '2x to 5.5x',
      label: 'ROAS',
      period: 'under 7 months',
      client: 'Dunwillow, bedding',
      months: 6,
      from: 2,
      to: 5.5,
      values: [2, 2.1, 2.7, 3.2, 4.1, 4.6, 5.5],
      kind: 'paid',
    },
  ],
  market: {
    // Figure of the specification, source not known.
    conversionRate: '2.58%',
    costPerClick: '$1.16',
    costSource:
      'WordStream, ecommerce search ads, 2018 https://www.wordstream.com/blog/ws/2016/02/29/google-adwords-industry-benchmarks',
    ecommerceSales: '$7.4 trillion',
    salesSource:
      'eMarketer forecast, 2022 https://www.statista.com/statistics/379046/worldwide-retail-e-commerce-sales/',
  },
}
