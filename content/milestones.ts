import type { Milestone } from './types.ts'

export const milestones: Milestone[] = [
  {
    date: '1997-03-10',
    title: 'One room, one client',
    text: 'Orla Brandvold rents a room in Chicago and helps a seed catalog to be found on the web. There is no word for the work yet on the door; in hindsight it is the first SEO company in Chicago.',
    order: 1,
    demo: true,
  },
  {
    date: '1999-10-04',
    title: 'The first chart with dates on it',
    text: 'A client asks what the last invoice was for. From then on each change is marked on the curve with its day. The habit has outlived four reporting tools.',
    order: 2,
    demo: true,
  },
  {
    date: '2003-05-19',
    title: 'Paid search joins',
    text: 'The first ad account is counted in orders from its first week. It is switched off after five weeks, and the client stays for nine years.',
    order: 3,
    demo: true,
  },
  {
    date: '2008-09-01',
    title: 'Manchester',
    text: 'Two people open an office in the north of England for three British clients. Reports lose their American dates and gain the name of the month.',
    order: 4,
    demo: true,
  },
  {
    date: '2012-06-18',
    title: 'Pune',
    text: 'Editors and developers in India join, first as partners and after a year as colleagues with the same title and the same log.',
    order: 5,
    demo: true,
  },
  {
    date: '2015-04-21',
    title: 'The phone first',
    text: 'Google begins to prefer pages that work on phones. From that week every design is drawn at 320 pixels before anything wider.',
    order: 6,
    demo: true,
  },
  {
    date: '2018-01-15',
    title: 'Kolkata, and a team for design',
    text: 'A design team of five starts with room for six projects a quarter. The number has not changed since.',
    order: 7,
    demo: true,
  },
  {
    date: '2020-11-02',
    title: 'Only shops, or nearly',
    text: 'The agency decides to work for commerce first. Retainers are replaced by plans with a price on the page and a term of one month.',
    order: 8,
    demo: true,
  },
  {
    date: '2023-02-21',
    title: 'Living Healthy, published',
    text: 'The case of a supplements shop goes from 500,000 to 900,000 visits a month. It is the first study that also tells what did not work.',
    order: 9,
    demo: true,
  },
  {
    date: '2026-11-20',
    title: 'The tools leave the drawer',
    text: 'The programs we check shops with are given a page each. Fifty-eight of them, free, without an account.',
    order: 10,
    demo: true,
  },
]
