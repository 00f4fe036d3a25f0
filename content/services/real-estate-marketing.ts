import type { Service } from '../types.ts'

export const realEstateMarketing: Service = {
  title: 'Real estate marketing',
  slug: 'real-estate-marketing',
  family: 'industry',
  clientKind: 'practices',
  summary: 'Neighborhood pages that outlast the listing',
  lead: 'A listing is gone in a month, but people keep searching for the street. We build pages for areas and building types, feed current homes into them, and measure campaigns by the showings they bring.',
  audience:
    'For brokerages, developers, property managers, and new-home builders with a site of their own and a feed of what is for sale or rent. A single agent who wants sellers is better off with PPC for realtors. We don’t market timeshares, land banking, or courses on getting rich with real estate.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'Error pages for sold homes that other sites still link to' },
    { text: 'Portals above you in the results for your own buildings' },
    { text: 'Leads counted twice, once as a form and once as a call' },
  ],
  searches: [
    {
      query: 'condos for sale in logan square with parking',
      meaning: 'Has settled on the area and one condition',
      action: 'page',
    },
    { query: 'new construction townhomes under 400k', meaning: 'Wants a builder and a price band', action: 'bid' },
    {
      query: 'hoa fees marina city chicago',
      meaning: 'Looks at one building and checks its running costs',
      action: 'page',
    },
    { query: 'two bedroom apartment available january', meaning: 'Has to move, the date is fixed', action: 'bid' },
    {
      query: 'property management company for duplex',
      meaning: 'An owner, with two units to hand over',
      action: 'bid',
    },
    { query: 'real estate license course', meaning: 'Wants to become an agent', action: 'exclude' },
    { query: 'section 8 application status', meaning: 'Needs the housing authority', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 6, 7, 8],
    text: 'As we judge it, family homes sell between March and August in most states, and leases in college towns turn on one date. Florida and Arizona sell through the winter. Developers launch when they get the permit.',
  },
  ledgers: [
    {
      heading: 'Rules for words, audiences, and data',
      lead: 'In housing, even the choice of audience can break the law.',
      rows: [
        {
          term: 'Preference in an ad',
          text: 'No notice may state a preference by race, color, religion, sex, disability, familial status, or national origin. "Ideal for young couples" is such a notice.',
          source: 'Fair Housing Act, 42 U.S.C. § 3604(c)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/42/3604',
        },
        {
          term: 'Targeting at Google',
          text: 'In the United States and Canada, housing ads may not be aimed by age, gender, parental status, marital status, or ZIP code.',
          source: 'Google Ads, Housing in personalized advertising',
        },
        {
          term: 'Targeting at Meta',
          text: 'Housing is a special ad category: the advertiser declares it, and audience options shrink.',
          source: 'Meta Advertising Standards',
        },
        {
          term: 'Homes of other brokers',
          text: 'IDX display follows the license of your MLS: whose listing it is must be visible, and the data goes stale by contract.',
          source: 'NAR IDX policy and local MLS rules',
        },
        {
          term: 'Payment for referrals',
          text: 'Lenders, title firms, and agents may not trade fees for business. Shared ads are paid by each in proportion to its share.',
          source: 'RESPA Section 8, 12 U.S.C. § 2607',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/2607',
        },
      ],
    },
    {
      heading: 'What happens to a sold listing',
      rows: [
        {
          term: 'Building still has units',
          text: 'The URL redirects to the building page, which shows what is open and what closed this year, as far as the MLS permits.',
        },
        {
          term: 'Single house, with links',
          text: 'The page stays for a while, marked as sold, with current homes nearby.',
        },
        {
          term: 'Nothing comparable',
          text: 'It returns 404 or 410. Google treats a redirect of everything to the home page as a soft 404.',
          source: 'Google Search Central, soft 404 errors',
        },
        {
          term: 'Date known in advance',
          text: 'A rental that ends on a fixed day can carry the rule unavailable_after.',
          source: 'Google Search Central, robots meta tag',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'commission or margin per closing, after splits' },
      { text: 'share of viewings that lead to a closing' },
      { text: 'share of inquiries that reach a viewing' },
    ],
    text: 'Calculate buyers, sellers, tenants, and owners separately, because they differ by a factor of ten or more. Closings lag by months. Until they arrive, we go by showings kept and record no-shows separately.',
  },
  body: `Portals win the broad searches, because they have every listing. They don’t know your buildings: which stack faces the tracks, what the last special assessment was for, whether the garage spot is deeded, how long the wait for a storage cage is. Your agents know these things. We ask them, write them down, and give each building and area one lasting URL.

Prices on those pages come from sources a reader can open, such as county recorders or the FHFA House Price Index, with the quarter named. We publish no forecast. Schools appear by name with a link to the district, without adjectives, since remarks about who lives somewhere invite a fair housing complaint.

### One lead, one row

Forms, calls, portal emails, and chat arrive in different tools. We join them by phone number and day inside your CRM, so that a person who called and wrote counts once. The report is short: inquiries, showings kept, and closings, by area and source. We read the feed every night and pause campaigns for areas without open homes.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We connect the listing feed, MLS license, and CRM, and count dead listing URLs with their links.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We rank areas and buildings by closings and set goals for each quarter of the coming year.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish the first fifteen area pages, apply the rules for sold homes, and advertise what is open in the feed.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We give more budget to areas with more showings kept, and extend building pages that people read.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We update area pages every quarter, so new projects start with pages that already rank.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Count of dead listing URLs',
      detail: 'Each with its inbound links, visits, and the page that should inherit them.',
    },
    {
      when: 'Week 3',
      text: 'Area pages from public sources',
      detail: 'Recorder data, transit, taxes, and open homes. Every number has a quarter and a link.',
    },
    {
      when: 'Week 4',
      text: 'Fair housing check of ads',
      detail: 'Copy, images, and audience settings, signed off before anything runs.',
    },
    {
      when: 'Week 6',
      text: 'Calls and forms joined',
      detail: 'One row per person in your CRM, with the first source kept.',
    },
    {
      when: 'Every quarter',
      text: 'Cost per showing kept',
      detail: 'By area and type of customer, with cancellations in a separate column.',
    },
  ],
  sixtyDays: [
    { text: 'Fifteen area or building pages with live homes and price sources, crawled and in the index.' },
    { text: 'No sold listing that returns an error while other sites still link to it.' },
    { text: 'A CRM view in which calls and forms of the same person share a row.' },
    { text: 'Ad settings exported as proof that no barred audience option is in use.' },
  ],
  faqs: [
    {
      question: 'Can we outrank the portals?',
      answer:
        'For "homes for sale in Chicago," hardly. For a building, a small area, a floor plan, or a local question about fees and rules, often, since your page can say more. We show you both lists before you sign, so the broad one doesn’t disappoint anyone.',
    },
    {
      question: 'Does IDX content count as duplicate?',
      answer:
        'The same listing text is on hundreds of sites, so it rarely ranks on yours. That is no penalty. We let IDX pages serve visitors and put the search effort into area and building pages, where the words are your own.',
    },
    {
      question: 'May we target only high-income neighborhoods?',
      answer:
        'Not by ZIP code in Google housing ads, nor with the demographic options that are closed there. Ads can cover a city or region and speak about the property: price, rooms, location. The price alone reaches the right people.',
    },
    {
      question: 'What do you need from our agents?',
      answer:
        'Twenty minutes per building, by phone, and an honest note after each showing: kept, canceled, or offer. Without the notes, we can report only inquiries.',
    },
  ],
  relatedTools: ['redirect-checker', 'broken-link-checker', 'utm-builder'],
  seo: {
    title: 'Real estate marketing with area pages that stay up',
    description:
      'Area and building pages, rules for sold listings, ads within fair housing law, cost per showing kept. Shows between week 4 and week 12.',
  },
}
