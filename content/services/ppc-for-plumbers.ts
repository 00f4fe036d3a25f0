import type { Service } from '../types.ts'

export const ppcForPlumbers: Service = {
  title: 'PPC for plumbers',
  slug: 'ppc-for-plumbers',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'A burst pipe does not scroll',
  lead: 'The phone number, the distance, and the hour decide emergency searches. We adjust bids by who is on duty and where the van is, and leave bathroom remodels to a calmer campaign.',
  audience:
    'For plumbing companies with three to thirty vans that answer their own phone, at least until ten at night. A single plumber with a full week needs to raise prices, not run ads, and we’ll tell you so for free.',
  weeks: { from: 1, to: 4 },
  problems: [
    { text: 'Clicks at 3 a.m. with nobody on call' },
    { text: 'Towns in the radius that no van reaches in an hour' },
    { text: 'Paying for do-it-yourself searches as if they were jobs' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'browse on phones, so the number in your ad has to dial with one tap. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    { query: 'burst pipe plumber now', meaning: 'Standing in water, dials the first number', action: 'bid' },
    { query: 'no hot water', meaning: 'Heater or valve, and a cold morning', action: 'bid' },
    { query: 'tankless water heater installed cost', meaning: 'Planning, will take three quotes', action: 'page' },
    { query: 'sewer line replacement trenchless', meaning: 'Got the bad news from another plumber', action: 'page' },
    { query: 'how to unclog a drain', meaning: 'Owns a plunger and means to use it', action: 'exclude' },
    { query: 'plumbing supply store', meaning: 'Needs a fitting, not a van', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 7, 11, 12],
    text: 'Freezes burst pipes, Thanksgiving clogs kitchens, summer storms back up sewers. That is the northern pattern; in Phoenix the calendar follows water heaters instead.',
  },
  ledgers: [
    {
      heading: 'Licenses and permissions',
      rows: [
        {
          term: 'License in the ad',
          text: 'In California a contractor’s license number must appear in all advertising. Other states have similar rules for plumbers.',
          source: 'California Business and Professions Code § 7030.5',
        },
        {
          term: 'Screening',
          text: 'Local Services Ads require checks of license, insurance, and background before the first lead.',
          source: 'Google Local Services Ads, screening and verification',
        },
        {
          term: 'Phones and texts',
          text: 'Automated texts to a caller’s mobile need prior consent. Asking for a quote isn’t consent to a campaign.',
          source: 'Telephone Consumer Protection Act, 47 U.S.C. § 227',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/47/227',
        },
      ],
    },
    {
      heading: 'Bids by time of day',
      rows: [
        { term: '7 a.m. to 5 p.m.', text: 'All vans, all towns, normal bids.' },
        { term: '5 to 10 p.m.', text: 'On-call vans only, towns within forty minutes.' },
        { term: '10 p.m. to 7 a.m.', text: 'One van, burst and gas terms, after-hours fee named in the ad.' },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average ticket of the job' },
      { text: 'margin after parts and wages' },
      { text: 'share of calls that get a van' },
    ],
    text: 'Calculate emergency and planned work separately. Otherwise, one sewer line hides the drain clicks that never pay.',
  },
  body: `Plumbing ads lose money at the edges: the wrong hour, the wrong town, the wrong verb. People who type “fix”, “how”, or “tool” will try it themselves. People who type “now”, “open”, or “cost” want a plumber.

We connect bids to the duty roster. We read it from ServiceTitan, Housecall Pro, or a shared calendar. If it’s on a whiteboard, someone sends us a photo once a week. Drive time replaces the circle on the map, because a river with one bridge makes a radius meaningless.

### Planned work

People buy remodels, repiping, and water softeners the way they buy kitchens. They get a page with finished work, a price range, and a date for a visit, and no call button that wakes the on-call plumber.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us the duty roster, van locations, license and insurance papers, and ninety days of call logs.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'We sort towns by drive time and hours by crew, and set the ticket each kind of call must reach.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We start with call campaigns by shift and file the Local Services papers the same week.',
      fromDay: 7,
      toDay: 28,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We sort recorded calls into job, no job, and wrong trade, and drop the terms behind the last two.',
      fromDay: 28,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'You get enough planned work to fill weeks when nothing breaks.',
      fromDay: 150,
    },
  ],
  deliverables: [
    { when: 'Day 4', text: 'Call campaigns by shift', detail: 'Off whenever nobody is on duty.' },
    { when: 'Day 7', text: 'Drive-time areas', detail: 'Drawn from each van base, redrawn when you move one.' },
    {
      when: 'Week 2',
      text: 'Negative list for repair guides',
      detail: 'About three hundred terms at the start, and more every Monday.',
    },
    { when: 'Week 4', text: 'Remodel campaign with photos', detail: 'Bathrooms you finished, without the address.' },
    { when: 'Every week', text: 'Cost per dispatched van', detail: 'By hour and by town.' },
  ],
  sixtyDays: [
    { text: 'A map of towns with what a dispatched job from each has cost' },
    { text: 'No spend in hours when nobody answers the phone' },
    { text: 'Planned jobs quoted from the second campaign, listed with their amounts' },
  ],
  faqs: [
    {
      question: 'Should we be on Local Services Ads or on search?',
      answer:
        'On both at first. Local Services Ads charge per lead and reward fast answers and reviews. Search ads let you choose the words. After a month, compare the cost per dispatched van, town by town.',
    },
    {
      question: 'Can you use our existing number?',
      answer:
        'Yes. Visitors see a forwarding number so that the call can be tied to a term, and it ends at the phone you already have. If you leave, the numbers can be released or moved to you.',
    },
    {
      question: 'Why not bid on every town in the county?',
      answer:
        'Because an hour of driving costs more than the click. We add a town when a van is near it often enough to say “within the hour” truthfully.',
    },
  ],
  relatedTools: ['serp-rank-checker', 'utm-builder', 'page-speed-checker'],
  seo: {
    title: 'PPC for plumbers by shift, van, and drive time',
    description:
      'Call campaigns that follow the duty roster, areas drawn by drive time, repair guides excluded. Calls in week 1, steady costs by week 4.',
  },
}
