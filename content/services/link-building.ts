import type { Service } from '../types.ts'

export const linkBuilding: Service = {
  title: 'Link building',
  slug: 'link-building',
  family: 'core',
  summary: 'Links set by people who had a reason to',
  lead: 'We make one thing a quarter that is worth citing, usually from your own data, and show it to the people who write about that subject. No networks, no swaps, no price lists for guest posts.',
  audience:
    'For stores with sound pages and something only they know: return reasons, repair records, ten years of sizes sold. It is wrong for anyone who wants twenty links a month at a unit price. It also comes too early while category pages are thin, because a link cannot help a page that has nothing to say.',
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
      meaning: 'A writer needs a figure, and hardly anybody publishes one',
      action: 'page',
    },
    {
      query: 'rain jacket water column test results',
      meaning: 'Bloggers quote measurements with a method behind them',
      action: 'page',
    },
    {
      query: 'write for us outdoor',
      meaning: 'A directory of places that sell guest posts; we do not go there',
      action: 'exclude',
    },
  ],
  ledgers: [
    {
      heading: 'Which links break the rules',
      lead: 'Google names them in its spam policies. None of these is on our list, at any price.',
      rows: [
        {
          term: 'Bought links',
          text: 'Money, goods or services for a link that passes ranking credit. A paid one needs rel="sponsored" or rel="nofollow".',
          source: 'Google Search spam policies, Link spam',
        },
        {
          term: 'Swaps',
          text: 'Excessive "link to me and I will link to you," as well as partner pages made only for it.',
          source: 'Google Search spam policies, Link spam',
        },
        {
          term: 'Rented sections',
          text: 'Third-party pages placed on a known site to use its reputation. Enforced by hand since May 2024.',
          source: 'Google Search spam policies, Site reputation abuse',
        },
        {
          term: 'Old domains',
          text: 'An expired domain bought to pass its credit to a store is a named offense of its own.',
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
          text: 'True sender, honest subject, postal address, a working way out. CAN-SPAM covers business addresses too.',
          source: 'FTC, CAN-SPAM Act: A Compliance Guide for Business',
        },
      ],
    },
  ],
  body: `Most links a store deserves exist already. They point to a product that was deleted in 2021, or they are missing from an article that names the store and forgets the link. We begin there. A redirect takes minutes, a polite note to the writer takes ten, and neither needs a campaign.

### One piece a quarter

Then comes the piece. We ask your warehouse, your service desk and your buyers what they count. Out of that we choose one question an outsider would repeat at dinner, and answer it with a method anyone can check. The data goes out with the piece, as a file, with names and small groups removed.

About forty people a quarter hear from us: those who wrote on the subject in the past year, by name, once, with one reminder. Some reply. A few cite it. We report each citation with the sentence around it, because that sentence shows whether a reader had a reason to follow. We do not promise a number of links per month; anyone who can promise them is paying for them.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'All known links are collected from three sources; broken targets and unlinked mentions come out first.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'Four subjects for months 3, 6, 9 and 12, each with its data owner and the writers who would care.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Lost links are recovered in weeks 2 to 4 while the first study is counted, checked and set.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Letters go out by name; what editors ask us back decides the cut of the second study.',
      fromDay: 60,
      toDay: 170,
    },
    {
      title: 'Achieving excellence',
      content: 'A yearly figure that writers expect from you, updated at the same URL each time.',
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
      detail: 'Redirects set to the nearest living page, letters sent where only the author can help.',
    },
    {
      when: 'Week 6',
      text: 'List of writers',
      detail: 'With the last three pieces of each, so that nobody gets a letter about the wrong thing.',
    },
    {
      when: 'Every quarter',
      text: 'One citable study or tool',
      detail: 'Method, data file, two charts for reuse and a person who answers questions.',
    },
    {
      when: 'Month 6',
      text: 'Citations with their sentences',
      detail: 'Each link in its context, with visits, and without a score of our invention.',
    },
  ],
  sixtyDays: [
    {
      text: 'A table of old URLs that returned 404 and now lead somewhere useful, with the sites that link to them.',
    },
    { text: 'The first study on your domain, with its data file and its method.' },
    { text: 'A log of letters: whom we wrote, when, and every answer, including the refusals.' },
  ],
  price:
    'From the Rise plan, $4,500 a month, research hours included; we never pass on a fee for a placement, as we pay none.',
  faqs: [
    {
      question: 'How many links will we get in a month?',
      answer:
        'We do not know, and the honest range is wide. A dull study earns three citations and a good one may earn fifty. Recovery of lost links is the plannable part: after the inventory we can tell you how many are within reach.',
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
        'You see the tables before anyone else and can strike any line. Orders are grouped, small groups are dropped, and no customer can be recognized. A competitor may learn something; we talk about that risk before we count, and pick another question if it is too high.',
    },
  ],
  relatedTools: ['backlink-checker', 'broken-link-checker', 'redirect-checker'],
  relatedStudy: 'skarnholt-outdoor',
  homeOrder: 14,
  seo: {
    title: 'Link building from your own data, without networks',
    description:
      'One citable piece a quarter from your own data, shown to people who write about the subject. Slow by nature: from week 8 to week 24.',
  },
}
