import type { Service } from '../types.ts'

export const whiteLabelSeo: Service = {
  title: 'White label SEO',
  slug: 'white-label-seo',
  family: 'core',
  summary: 'We do the work, your logo is on the report',
  lead: 'For agencies that sell design or ads and get asked for SEO. You keep the client and the invoice. We keep a shared log of every hour and every change.',
  audience:
    'For design studios, ad agencies, and developers with three or more clients who ask for SEO, and one person on your side who answers us within a day. It does not suit resellers who want fifty sites at the lowest price, or anyone who has promised a client a fixed position, which we can’t deliver.',
  weeks: { from: 6, to: 12 },
  problems: [
    { text: 'SEO promised in a pitch with nobody behind it' },
    { text: 'A freelancer who leaves in the month of the migration' },
    { text: 'Reports made of screenshots that no client reads' },
  ],
  ledgers: [
    {
      heading: 'Who does what',
      lead: 'We start with this division and change any line in writing.',
      rows: [
        {
          term: 'Contract',
          text: 'You have one with your client, and we have one with you. We never send your client an invoice or a newsletter.',
        },
        { term: 'Scope', text: 'We write it, you price it. Your margin is your business. We don’t ask.' },
        { term: 'Calls', text: 'You lead. One of us joins under an address at your domain, if you want that.' },
        {
          term: 'Tickets',
          text: 'We open them on the shared board, your developers or ours ship them, and you approve them.',
        },
        { term: 'Bad news', text: 'We tell you the same day, with a draft of what to say and what we would do next.' },
        {
          term: 'Poaching',
          text: 'We don’t take on your clients during the contract or for 24 months after it.',
        },
      ],
    },
    {
      heading: 'Who has access to what',
      rows: [
        {
          term: 'Search Console',
          text: 'The end client stays owner. We work with full-user rights, which cannot add or remove people.',
          source: 'Search Console Help, Manage owners, users, and permissions',
        },
        {
          term: 'Analytics',
          text: 'We have the viewer or analyst role, and the editor role only on days when we set up events.',
          source: 'Google Analytics Help, Access and data-restriction management',
        },
        {
          term: 'Store platform',
          text: 'Each of us has a staff account. With shared passwords, nobody can tell who did what.',
        },
        {
          term: 'Leaving',
          text: 'On the last day, you withdraw all rights, and we export the board to a file you can open.',
        },
      ],
    },
  ],
  body: `An agency that resells search carries the risk of work it can’t see. We make it visible. The board shows each ticket with its reason, the time it took, the URL it changed, and the person who did it. We write it so that you can show it to your client.

### What your client notices

Within a week, your client gets a plan in your typeface. On Fridays, they get a change log in your tone: send us three of your own emails, and we’ll write like them. Each month, they get a two-page report that you can edit, with the numbers in a table, so your account manager can answer questions without calling us. We put no badge in the footer and no comment in the source.

We also give you a page of promises you can make and another of those you can’t. "First changes in week 6" is on the first page. "Number one for shoes" is on the second. A client who signs for such a promise will leave when it fails.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We sign the confidentiality agreement, learn your templates, tone, and tools, and choose a first client with you.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'You get an audit and a 3-6-9-12 month strategy for that client in your layout, ready for a meeting you lead.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We send tickets to your developers or ours, and a draft of the Friday log that you can send unchanged.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We add a second and third client, compare hours per ticket, and adjust the scope.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Your team runs audits from our checklist, and we take migrations and hard cases.',
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
      detail: 'Hours, changes, and open questions, with a view that you can open to your client.',
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
        'Not from us. We sign a confidentiality agreement, use email addresses at your domain, and leave no mark in files. If a client asks you outright, we advise you to say that you work with a specialist. A lie would cost you more.',
    },
    {
      question: 'Who talks to the client when rankings fall?',
      answer:
        'You do, with a page from us: what fell, since when, why, and what happens next. If the call gets technical, one of us joins as part of your team. We do not contact a client without you.',
    },
    {
      question: 'Can we order a single audit?',
      answer:
        'Yes. It comes in your layout at a fixed fee, which we quote once we have seen the size of the site. About a week is enough for an average store. You don’t have to order the work that the audit recommends.',
    },
    {
      question: 'How many clients do you take from one agency?',
      answer:
        'We start with one and add the next after 60 days, when both of us have worked with the board. More than eight at once needs a second person on our side, and we tell you when that person would be free.',
    },
    {
      question: 'Do you work for competitors of our clients?',
      answer:
        'Possibly on a direct contract, in another market or for another product range. Before each start, we name conflicts by industry and region, without names, and you can refuse. The same person never works for two stores that compete.',
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
