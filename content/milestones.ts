import type { Milestone } from './types.ts'

export const milestones: Milestone[] = [
  {
    date: '1997-03-10',
    title: 'One room, one client',
    text: 'Orla Brandvold rents a room in Chicago and helps a seed catalog get found on the web. The work has no name yet; in hindsight, it is the first SEO company in Chicago.',
    order: 1,
    demo: true,
  },
  {
    date: '1999-10-04',
    title: 'The first chart with dates on it',
    text: 'A client asks what the last invoice was for. From then on, we mark each change on the curve with its date. The habit has outlived four reporting tools.',
    order: 2,
    demo: true,
  },
  {
    date: '2003-05-19',
    title: 'Paid search joins',
    text: 'We count the first ad account in orders from its first week. We switch it off after five weeks, and the client stays for nine years.',
    order: 3,
    demo: true,
  },
  {
    date: '2008-09-01',
    title: 'Manchester',
    text: 'Two people open an office in the north of England for three British clients. Our reports drop American dates and spell out the month.',
    order: 4,
    demo: true,
  },
  {
    date: '2012-06-18',
    title: 'Pune',
    text: 'Editors and developers in India join, first as partners and, after a year, as colleagues with the same titles and the same change log.',
    order: 5,
    demo: true,
  },
  {
    date: '2015-04-21',
    title: 'Mobile first',
    text: 'Google begins to prefer pages that work on phones. From that week on, every design starts at 320 pixels.',
    order: 6,
    demo: true,
  },
  {
    date: '2018-01-15',
    title: 'Kolkata, and a team for design',
    text: 'A design team of five starts with time for six projects a quarter. The number has not changed since.',
    order: 7,
    demo: true,
  },
  {
    date: '2020-11-02',
    title: 'Stores first',
    text: 'The agency decides to put commerce first. Plans with public prices and one-month terms replace retainers.',
    order: 8,
    demo: true,
  },
  {
    date: '2023-02-21',
    title: 'Living Healthy, published',
    text: 'A supplements store goes from 500,000 to 900,000 visits a month. It is the first case study that also reports what did not work.',
    order: 9,
    demo: true,
  },
  {
    date: '2026-11-20',
    title: 'The tools go public',
    text: 'Each program that we use to check stores gets its own page. All of them are free and need no account.',
    order: 10,
    demo: true,
  },
]
