import type { ClientTestimonial } from './types.ts'

// The home page shows the first 15 words of `content`, so each quote says its point before that.
export const clientTestimonials: ClientTestimonial[] = [
  {
    kind: 'client',
    clientName: 'Judith Carrow',
    clientDesignation: 'Owner, Larkmoor',
    content:
      'They asked what a bench costs us to deliver before they asked for a single keyword. That question changed which products we advertise, and the spring paid for the year.',
    onHome: true,
    order: 1,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Marek Halloran',
    clientDesignation: 'Head of Ecommerce, Pell & Drury',
    content:
      'Our product page lost three megabytes and nobody missed anything except the waiting. By July more orders came from phones than from desktops, and the developers now defend the limit themselves.',
    onHome: true,
    order: 2,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Celia Vantongeren',
    clientDesignation: 'Marketing Director, Dunwillow',
    content:
      'In week three they told us to switch off our largest campaign, which they were paid to run. Return on ad spend went from 2x to 5.5x, and we spend less than before.',
    onHome: true,
    order: 3,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Anders Rökk',
    clientDesignation: 'Managing Director, Skarnholt',
    content:
      'Five countries used to mean five arguments about which page should rank in Germany. Now there is a table, a test that runs on each release, and no argument.',
    onHome: true,
    order: 4,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Bettina Amadi',
    clientDesignation: 'Founder, Humbletail',
    content:
      'Every agency promised us new customers, and this one showed us that the second bag is where we earn. We rebuilt the ads around the reorder and stopped discounting the first one.',
    onHome: true,
    order: 5,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Gregor Sandoval',
    clientDesignation: 'Head of Digital, Ordinell',
    content:
      'We came after a relaunch that had cost us nearly half of our search visits in two weeks. They found 6,100 lost URLs in two days and wrote the redirects themselves.',
    onHome: true,
    order: 6,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Noor Feldkamp',
    clientDesignation: 'Editor in Chief, Living Healthy',
    content:
      'Deleting three hundred of our own articles felt wrong until we saw the list and who read them. The pages that stayed are signed, sourced, and read by almost twice as many people.',
    onHome: true,
    order: 7,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Ravi Lindgren',
    clientDesignation: 'Co-founder, Draftlane',
    content:
      'The change log arrives on Friday and it is the only agency paper our engineers open. When a page does not work it says so, and the page is gone a week later.',
    onHome: true,
    order: 8,
    demo: true,
  },
  {
    kind: 'client',
    clientName: 'Tamsin Oyelaran',
    clientDesignation: 'Growth Lead, Plankboard',
    content:
      'One template page for each trade sounded too plain to be a strategy, so we asked for three to test. Trials were up by 63% in under four months, and the fourth page was our own idea.',
    onHome: true,
    order: 9,
    demo: true,
  },
  {
    kind: 'short',
    name: 'Elodie Marchetti',
    designation: 'Shop manager, toys',
    feedback: 'Two pages a month, and I understand both.',
    onHome: false,
    order: 10,
    demo: true,
  },
  {
    kind: 'short',
    name: 'Douglas Ferreyra',
    designation: 'Owner, bicycle parts',
    feedback: 'They said no to half of our plan. The other half worked.',
    onHome: false,
    order: 11,
    demo: true,
  },
  {
    kind: 'short',
    name: 'Sunniva Clarke',
    designation: 'Partner, dental practice',
    feedback: 'The phone rings when we are open and is quiet when we are not.',
    onHome: false,
    order: 12,
    demo: true,
  },
  {
    kind: 'short',
    name: 'Ilse Brannigan',
    designation: 'Agency partner, white label',
    feedback: 'My clients think I hired three people. I hired one invoice.',
    onHome: false,
    order: 13,
    demo: true,
  },
]
