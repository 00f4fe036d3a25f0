import type { Creative } from './types.ts'

export const creative: Creative = {
  heroTitle: 'We create seo-driven designs.',
  heroLead:
    'One team of five designs, builds, and measures. They take six projects a quarter, and each has to rank as well as it looks.',
  badge: '1 Spot Remaining',
  spotsTaken: [
    { name: 'Larkmoor' },
    { name: 'Pell & Drury' },
    { name: 'Dunwillow' },
    { name: 'Skarnholt' },
    { name: 'Humbletail' },
  ],
  spotsTotal: 6,
  spotsNote: 'Six design spots for January to March 2027. Five are taken.',
  galleryTitle: 'Nine pieces, each for a client',
  galleryLead: 'Logos, stores, labels, and screens, redrawn here as lines to keep this page light.',
  gallery: [
    { title: 'A logo and twelve pictograms', client: 'Larkmoor', service: 'Branding', seed: 'larkmoor-sign' },
    { title: 'A knife store in 1.4 megabytes', client: 'Pell & Drury', service: 'Web Design', seed: 'pell-shop' },
    { title: 'Labels for nine bags', client: 'Humbletail', service: 'Graphic Design', seed: 'humbletail-labels' },
    { title: 'Checkout in three screens', client: 'Skarnholt', service: 'UX/UI Design', seed: 'skarnholt-checkout' },
    { title: 'Posters of one line each', client: 'Dunwillow', service: 'Graphic Design', seed: 'dunwillow-posters' },
    { title: 'One page in four widths', client: 'Ordinell', service: 'Responsive Design', seed: 'ordinell-widths' },
    {
      title: 'Guides with smaller images',
      client: 'Living Healthy',
      service: 'Image Optimization',
      seed: 'living-guides',
    },
    { title: 'A table chosen with one thumb', client: 'Larkmoor', service: 'UX/UI Design', seed: 'larkmoor-table' },
    { title: 'A name that fits on a zipper', client: 'Skarnholt', service: 'Branding', seed: 'skarnholt-name' },
  ],
  clients: [
    { name: 'Larkmoor', mark: 'M2 5h18M2 11h18M5 11v9M17 11v9' },
    { name: 'Pell & Drury', mark: 'M2 13h11l3-3h5M2 13v3h11v-3M5 13V9h5' },
    { name: 'Dunwillow', mark: 'M2 20V5M2 16h18M20 20v-9H9v5' },
    { name: 'Skarnholt', mark: 'M2 19L9 6l4 7 2-3 5 9' },
    { name: 'Humbletail', mark: 'M3 19h9l6-6V4l-4 4' },
    { name: 'Ordinell', mark: 'M7 4h8l4 9H3ZM11 13v7M7 20h8' },
  ],
  sitesTitle: 'Our results speak for themselves',
  sitesLead: 'Three sites on one scale. Each line starts in our first month.',
  sites: [
    {
      name: 'Draftlane',
      url: 'draftlane.example',
      figure: '260%+',
      label: 'traffic growth under 6 months',
      months: 5,
      from: 11800,
      to: 42600,
    },
    {
      name: 'Living Healthy',
      url: 'livinghealthy.example',
      figure: '500k to 900k',
      label: 'traffic under 12 months',
      months: 11,
      from: 500000,
      to: 900000,
    },
    {
      name: 'Dunwillow',
      url: 'dunwillow.example',
      figure: '2x to 5.5x',
      label: 'ROAS under 7 months',
      months: 6,
      from: 2,
      to: 5.5,
    },
  ],
  cardsTitle: 'Six services from one team',
  cardsLead: 'Book one or all six. The same five people do the work.',
  cards: [
    {
      title: 'Graphic Design',
      lead: 'One design that works in every format it needs.',
      list: [
        { text: 'Ads, labels, catalogs, and trade-show booths' },
        { text: 'We design the smallest format first' },
        { text: 'You get the source files with the invoice' },
      ],
      caption: 'Six formats to scale.',
    },
    {
      title: 'Web Design',
      lead: 'Pages planned around the searches they answer.',
      list: [
        { text: 'Headings come before layouts' },
        { text: 'One task for each screen' },
        { text: 'A limit in kilobytes from the first day' },
      ],
      caption: 'A product page on its side: the first fifth does the selling.',
    },
    {
      title: 'Branding',
      lead: 'A logo that survives 16 points and a cheap printer.',
      list: [
        { text: 'Name, logo, type, and tone' },
        { text: 'Tested in one color before two' },
        { text: 'Guidelines that fit on one page' },
      ],
      caption: 'One logo in five sizes, without a second version.',
    },
    {
      title: 'UX/UI Design',
      lead: 'Fewer steps from wanting something to having it.',
      list: [
        { text: 'We watch five buyers before the first sketch' },
        { text: 'Something to click in week two' },
        { text: 'We design every state, including the empty one' },
      ],
      caption: 'Larkmoor, from table to order: 11 taps before, 6 after.',
    },
    {
      title: 'Image Optimization',
      lead: 'The same image at a fraction of its size.',
      list: [
        { text: 'AVIF and WebP, with a fallback' },
        { text: 'The right width for each screen' },
        { text: 'File names and alt text written by hand' },
      ],
      caption: 'Pell & Drury, product page: 4.6 megabytes before, 1.4 after. Areas to scale.',
    },
    {
      title: 'Responsive Design',
      lead: 'One page from 320 pixels to the office wall.',
      list: [
        { text: 'We design for phones first' },
        { text: 'No sideways scrolling at 320 pixels' },
        { text: 'Targets that a thumb can hit' },
      ],
      caption: 'Four widths from one corner, to scale.',
    },
  ],
  problemsTitle: 'Three reasons people leave, and our answer to each',
  problems: [
    {
      problem: 'Slow site',
      figure: '53%',
      label: 'leave after 3 seconds',
      fix: 'We weigh every file. Files that earn their bytes stay, and the build rejects the rest.',
      reading: 'Visitors still waiting, second by second',
    },
    {
      problem: 'Not mobile-friendly',
      figure: 'over 60%',
      label: 'browse on phones',
      fix: 'We design for phones and thumbs first. Larger screens add to that.',
      reading: '100 visitors by the shape of their screen',
    },
    {
      problem: 'Hard to navigate',
      figure: '38%',
      label: 'leave',
      fix: 'Labels use buyers’ own terms, and a menu holds only what people can read at a glance.',
      reading: '100 visitors at the menu, widths to scale',
    },
  ],
  workTitle: 'Our Past Work',
  faqTitle: 'Before we start a design',
  faqs: [
    {
      question: 'What does seo-driven mean here?',
      answer:
        'Search data comes first. What people look for decides page types, headings, and image sizes, and the design follows them.',
    },
    {
      question: 'How long does a project take?',
      answer: 'Four to nine weeks from the first call to the live page. In week two, you get something you can click.',
    },
    {
      question: 'What is a spot?',
      answer:
        'One project with the whole team on it. A team of five has time for six projects a quarter, and we don’t sell a seventh.',
    },
    {
      question: 'Can our own developers build it?',
      answer:
        'Yes. They get components, every state, and a limit in kilobytes. If you have no developers, we build it.',
    },
    {
      question: 'Who owns the files?',
      answer: 'You do, from the day you pay for them: source files, font licenses in your name, and our notes.',
    },
    {
      question: 'What if we only need smaller images?',
      answer:
        'Then book Image Optimization alone. Try the free image compressor first: for a small store, it may be all you need.',
    },
  ],
  closingTitle: 'One spot is open for the winter.',
  closingText: 'Thirty minutes with the person who would lead the project.',
  demo: true,
}
