import type { Service } from '../types.ts'

export const whiteLabelSeo: Service = {
  title: 'White label SEO',
  slug: 'white-label-seo',
  family: 'core',
  summary: 'We do the work, your logo is on the report',
  lead: 'For agencies that sell design or ads and get asked for SEO. You keep the client and the invoice; we keep a shared log in which every hour and every change can be read.',
  audience:
    'For design studios, ad agencies, and developers with three or more clients who ask for SEO, and one person on your side who answers us within a day. It does not suit resellers who want fifty sites at the lowest price, or anyone who has promised a client a fixed position: we cannot deliver what was sold there.',
  weeks: { from: 6, to: 12 },
  problems: [
    { text: 'SEO promised in a pitch with nobody behind it' },
    { text: 'A freelancer who leaves in the month of the migration' },
    { text: 'Reports made of screenshots that no client reads' },
  ],
  ledgers: [
    {
      heading: 'Who does what',
      lead: 'The division we start with. Each line can be moved in writing.',
      rows: [
        {
          term: 'Contract',
          text: 'You have one with your client, and we have one with you. We never send your client an invoice or a newsletter.',
        },
        { term: 'Scope', text: 'We write it, you price it. Your margin is your affair and we do not ask.' },
        { term: 'Calls', text: 'You lead. One of us joins under an address at your domain, if you want that.' },
        {
          term: 'Tickets',
          text: 'Opened by us on the shared board, shipped by your developers or ours, approved by you.',
        },
        { term: 'Bad news', text: 'We tell you the same day, with a draft of what to say and what we would do next.' },
        {
          term: 'Poaching',
          text: 'We do not take on a client of yours during the contract or for 24 months after it.',
        },
      ],
    },
    {
      heading: 'Access, and who holds it',
      rows: [
        {
          term: 'Search Console',
          text: 'The end client stays owner. We work with full-user rights, which cannot add or remove people.',
          source: 'Search Console Help, Manage owners, users, and permissions',
        },
        {
          term: 'Analytics',
          text: 'Viewer or analyst role on the property. Editor only for the days on which events are set up.',
          source: 'Google Analytics Help, Access and data-restriction management',
        },
        {
          term: 'Store platform',
          text: 'A staff account of its own for each of us. Shared passwords make the log worthless.',
        },
        {
          term: 'Leaving',
          text: 'On the last day, you withdraw all rights, and we export the board to a file you can open.',
        },
      ],
    },
  ],
  body: `An agency that resells search carries the risk of work it can’t see. So we make it visible. The board shows each ticket with its reason, the time it took, the URL it changed, and the person who did it. You may show it to your client or keep it to yourself; it is written so that either is safe.

### What your client notices

A plan in your typeface within a week. A change log on Fridays, in your tone; send us three of your own emails and we write like them. A report of two pages as an editable document, with the numbers in a table below, so that your account manager can answer without calling us first. We put no badge in the footer and no comment in the source.

The limits belong to the pitch as well. We hand you a page of sentences you may promise and another of those you may not. "First changes in week 6" is on the first page. "Number one for shoes" is on the second. A client who signs because of the second page will leave over it, and the trouble lands on your desk.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'Confidentiality first, then your templates, tone, and tools; one of your clients is chosen as the first case.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Audit and 3-6-9-12 month strategy for that client, in your layout, ready for a meeting you lead.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Tickets go to your developers or ours; the Friday log comes as a draft you can send unchanged.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'A second and third client join the board; hours per ticket are compared and the scope is cut to fit.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Your own people run audits from our checklist, and we take the migrations and the hard cases.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Two pages for your pitch',
      detail: 'One with promises you can keep, one with those to leave out, and why.',
    },
    {
      when: 'Day 7',
      text: 'Audit under your name',
      detail: 'Your layout and tone, with a summary your client can read in four minutes.',
    },
    {
      when: 'Week 2',
      text: 'Shared board',
      detail: 'Hours, changes, and open questions, with a view for your client if you open it.',
    },
    {
      when: 'Each Thursday',
      text: 'Draft of the Friday log',
      detail: 'A day early, so that you can change a word before it goes out.',
    },
    {
      when: 'Last workday of the month',
      text: 'Report as editable file',
      detail: 'Two pages, with a table behind them and nothing of ours in the metadata.',
    },
  ],
  sixtyDays: [
    { text: 'One client of yours served end to end: audit, plan, shipped tickets, and a first monthly account.' },
    { text: 'Hours planned against hours worked for each ticket, so the next offer can be priced.' },
    { text: 'Eight Friday logs that went out under your name.' },
  ],
  faqs: [
    {
      question: 'Will our client find out that you do the work?',
      answer:
        'Not from us. We sign a confidentiality agreement, use email addresses at your domain, and leave no mark in files. If a client asks you outright, we advise you to say that you work with a specialist. A lie about it costs more than the answer.',
    },
    {
      question: 'Who talks to the client when rankings fall?',
      answer:
        'You do, with our page in hand: what fell, since when, what we think, what happens next. If the call gets technical, one of us joins as part of your team. We do not contact a client without you.',
    },
    {
      question: 'Can we order a single audit?',
      answer:
        'Yes. It comes in your layout at a fixed fee, which we quote once we have seen the size of the site. About a week is enough for an average store. You don’t have to order the work that the audit recommends.',
    },
    {
      question: 'How many clients do you take from one agency?',
      answer:
        'We start with one and add the next after 60 days, when both of us know how the board feels in daily use. More than eight at once needs a second person on our side, and we tell you when that person would be free.',
    },
    {
      question: 'Do you work for competitors of our clients?',
      answer:
        'Possibly on a direct contract, in another market or for another product range. Before each start, we name conflicts by industry and region, without names, and you can refuse. Two stores that fight over the same shelf never share a person.',
    },
  ],
  relatedTools: ['google-tag-analyzer', 'xml-sitemap-validator', 'competitor-analysis'],
  relatedStudy: 'project-management-tool',
  homeOrder: 11,
  seo: {
    title: 'White label SEO for design studios and ad agencies',
    description:
      'Search work under your name: audits, plans, shipped changes, and editable reports. First results between week 6 and week 12.',
  },
}
