import type { Service } from '../types.ts'

export const linkBuilding: Service = {
  title: 'Link building',
  slug: 'link-building',
  family: 'core',
  summary: 'Links from people who had a reason to link',
  lead: 'Each quarter, we make one thing worth citing, usually from your own data, and show it to people who write about the subject. We don’t use link networks, swap links, or buy guest posts.',
  audience:
    'For stores with sound pages and something only they know: return reasons, repair records, ten years of sizes sold. It is the wrong service if you want twenty links a month at a unit price. It is also too early if your category pages are thin, because a link can’t help a page that has nothing to say.',
  weeks: { from: 8, to: 24 },
  problems: [
    { text: 'A monthly count of links that nobody has ever clicked' },
    { text: 'Good pages that no other site knows about' },
    { text: 'Old links pointing at URLs that return 404' },
  ],
  searches: [
    {
      query: 'how long do hiking boots last',
      meaning: 'A journalist on deadline asks this too; a table with a source gets cited',
      action: 'page',
    },
    {
      query: 'outdoor gear return rate statistics',
      meaning: 'A writer needs a figure, and hardly anyone publishes one',
      action: 'page',
    },
    {
      query: 'rain jacket water column test results',
      meaning: 'Bloggers quote measurements with a method behind them',
      action: 'page',
    },
    {
      query: 'write for us outdoor',
      meaning: 'A directory of sites that sell guest posts; we stay away',
      action: 'exclude',
    },
  ],
  ledgers: [
    {
      heading: 'Which links break the rules',
      lead: 'Google lists them in its spam policies. We don’t do any of these at any price.',
      rows: [
        {
          term: 'Bought links',
          text: 'Money, goods, or services for a link that passes ranking credit. A paid one needs rel="sponsored" or rel="nofollow".',
          source: 'Google Search spam policies, Link spam',
        },
        {
          term: 'Swaps',
          text: 'Excessive "link to me and I will link to you," as well as partner pages made only for it.',
          source: 'Google Search spam policies, Link spam',
        },
        {
          term: 'Rented sections',
          text: 'Third-party pages on a well-known site that exploit its reputation. Google has enforced this with manual actions since May 2024.',
          source: 'Google Search spam policies, Site reputation abuse',
        },
        {
          term: 'Old domains',
          text: 'Buying an expired domain to pass its credit to a store has its own entry in the policies.',
          source: 'Google Search spam policies, Expired domain abuse',
        },
        {
          term: 'Free products',
          text: 'Someone who writes about a gift must disclose the connection, clearly and close to the claim.',
          source: 'FTC Endorsement Guides, 16 CFR Part 255',
          sourceUrl: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-255',
        },
        {
          term: 'Cold email',
          text: 'A real sender, an honest subject line, a postal address, and a working opt-out. CAN-SPAM covers business email too.',
          source: 'FTC, CAN-SPAM Act: A Compliance Guide for Business',
        },
      ],
    },
  ],
  body: `Most links a store deserves already exist. They point to a product deleted in 2021, or an article names the store but forgets the link. We start there. A redirect takes two minutes, a polite note to the writer takes ten, and neither needs a campaign.

### One piece a quarter

Then comes the piece. We ask your warehouse, your support team, and your buyers what they track. From that, we choose one question that people care about, and answer it with a method anyone can check. We publish the data with the piece, as a file, without names and small groups.

We write to about forty people a quarter who covered the subject in the past year, by name, once, with one reminder. Some reply. A few cite it. We report each citation with the sentence around it, because that sentence shows whether a reader had a reason to follow. We don’t promise a number of links per month. Agencies that do usually buy them.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We collect all known links from three sources, starting with broken targets and unlinked mentions.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content:
        'You get four subjects for months 3, 6, 9, and 12, each with a data owner and the writers who would care.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We recover lost links in weeks 2 to 4 while we count, check, and lay out the first study.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We write to editors by name. Their questions shape the second study.',
      fromDay: 60,
      toDay: 170,
    },
    {
      title: 'Achieving excellence',
      content: 'You publish a yearly figure that writers expect from you, at the same URL each time.',
      fromDay: 170,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Inventory of links and mentions',
      detail: 'Source page, target, status code, and whether the target still deserves it.',
    },
    {
      when: 'Week 3',
      text: 'Recovered links',
      detail: 'Redirects to the closest live page, and emails where only the author can help.',
    },
    {
      when: 'Week 6',
      text: 'List of writers',
      detail: 'With the last three pieces by each, so that nobody gets an email about the wrong subject.',
    },
    {
      when: 'Every quarter',
      text: 'One study or tool worth citing',
      detail: 'Method, data file, two charts for reuse, and a person who answers questions.',
    },
    {
      when: 'Month 6',
      text: 'Citations with their sentences',
      detail: 'Each link in context, with its visits and without a made-up score.',
    },
  ],
  sixtyDays: [
    {
      text: 'A table of old URLs that returned 404 and now lead somewhere useful, with the sites that link to them.',
    },
    { text: 'The first study on your domain, with its data and method.' },
    { text: 'A log of our emails: who we wrote to, when, and every reply, including the refusals.' },
  ],
  faqs: [
    {
      question: 'How many links will we get in a month?',
      answer:
        'We don’t know, and the honest range is wide. One study may get three citations and another fifty. We can plan the recovery of lost links: after the inventory, we can tell you how many are within reach.',
    },
    {
      question: 'Do you buy guest posts if we ask for them?',
      answer:
        'No. A paid article without a nofollow or sponsored mark breaks the spam policies, and with the mark it is advertising. If you want advertising, the ad accounts give you better figures for the same money.',
    },
    {
      question: 'Should we disavow bad links?',
      answer:
        'Rarely. Google says that most sites never need the file, and that its systems ignore the usual junk. We use it after a manual action for links, or where someone paid for links in the past and they cannot be taken down.',
    },
    {
      question: 'Is our data safe to publish?',
      answer:
        'You see the tables before anyone else and can strike any line. Orders are grouped, small groups are dropped, and no customer can be recognized. A competitor may learn something. We discuss that risk before we start, and pick another question if it is too high.',
    },
  ],
  relatedTools: ['backlink-checker', 'broken-link-checker', 'redirect-checker'],
  relatedStudy: 'skarnholt-outdoor',
  homeOrder: 14,
  seo: {
    title: 'Link building from your own data, without networks',
    description:
      'One piece worth citing each quarter, from your own data, shown to people who write about the subject. It takes from week 8 to week 24.',
  },
}
