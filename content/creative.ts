import type { Creative } from './types.ts'

export const creative: Creative = {
  heroTitle: 'We create seo-driven designs.',
  heroLead:
    'A team of five designs, builds, and measures. We take six projects a quarter, and each one has to rank as well as it looks.',
  badge: '1 Spot Remaining',
  spotsTaken: [
    { name: 'Larkmoor' },
    { name: 'Pell & Drury' },
    { name: 'Dunwillow' },
    { name: 'Skarnholt' },
    { name: 'Humbletail' },
  ],
  spotsTotal: 6,
  spotsNote: 'We have six design spots for January to March 2027. Five are taken.',
  galleryTitle: 'Nine pieces, each for a client',
  galleryLead: 'Logos, stores, labels, and screens, each with its client and what we did.',
  gallery: [
    { title: 'A logo and twelve pictograms', client: 'Larkmoor', service: 'Branding', seed: 'larkmoor-sign' },
    {
      title: 'A knife store in 1.4 megabytes',
      client: 'Pell & Drury',
      service: 'Web Design',
      seed: 'pell-shop',
      image: 'pell-before-after',
    },
    {
      title: 'Labels for three bags',
      client: 'Humbletail',
      service: 'Graphic Design',
      seed: 'humbletail-labels',
      image: 'humbletail-bags',
    },
    {
      title: 'A kitchen remodel as a board',
      client: 'Plankboard',
      service: 'UX/UI Design',
      seed: 'plankboard-board',
      image: 'plankboard-board',
    },
    {
      title: 'Ads of one line each',
      client: 'Dunwillow',
      service: 'Graphic Design',
      seed: 'dunwillow-posters',
      image: 'dunwillow-ads',
    },
    {
      title: 'One lamp on one page',
      client: 'Ordinell',
      service: 'Responsive Design',
      seed: 'ordinell-widths',
      image: 'ordinell-store',
    },
    {
      title: 'A guide with smaller images',
      client: 'Living Healthy',
      service: 'Image Optimization',
      seed: 'living-guides',
      image: 'living-guide',
    },
    {
      title: 'A table chosen with one thumb',
      client: 'Larkmoor',
      service: 'UX/UI Design',
      seed: 'larkmoor-table',
      image: 'larkmoor-configurator',
    },
    {
      title: 'A name that fits on a zipper',
      client: 'Skarnholt',
      service: 'Branding',
      seed: 'skarnholt-name',
      image: 'skarnholt-labels',
    },
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
  cardsLead: 'Book one service or all six. The same five people do the work.',
  cards: [
    {
      title: 'Graphic Design',
      lead: 'One design that works in every format it needs.',
      list: [
        { text: 'Ads, labels, catalogs, and trade-show booths' },
        { text: 'We design the smallest format first' },
        { text: 'You get the source files with the invoice' },
      ],
      caption: 'Six formats, drawn to scale.',
    },
    {
      title: 'Web Design',
      lead: 'Pages planned around the searches they answer.',
      list: [
        { text: 'We write the headings before we design the layout' },
        { text: 'One task per screen' },
        { text: 'A page-weight limit from day one' },
      ],
      caption: 'A product page turned on its side. The first fifth does most of the selling.',
    },
    {
      title: 'Branding',
      lead: 'A logo that survives 16 points and a cheap printer.',
      list: [
        { text: 'Name, logo, type, and tone' },
        { text: 'Tested in one color before two' },
        { text: 'Guidelines that fit on one page' },
      ],
      caption: 'One logo that works in five sizes.',
    },
    {
      title: 'UX/UI Design',
      lead: 'Fewer steps from wanting something to having it.',
      list: [
        { text: 'We watch five people shop before we sketch anything' },
        { text: 'A clickable prototype in week two' },
        { text: 'We design every state, including the empty one' },
      ],
      caption: 'Ordering a table from Larkmoor took 11 taps before and takes 6 now.',
    },
    {
      title: 'Image Optimization',
      lead: 'The same image at a fraction of its size.',
      list: [
        { text: 'AVIF and WebP, with a fallback' },
        { text: 'The right width for each screen' },
        { text: 'File names and alt text written by hand' },
      ],
      caption: 'A Pell & Drury product page: 4.6 MB before, 1.4 MB after. Areas are to scale.',
    },
    {
      title: 'Responsive Design',
      lead: 'One page for every screen, from 320 pixels up.',
      list: [
        { text: 'We design for phones first' },
        { text: 'No sideways scrolling at 320 pixels' },
        { text: 'Buttons that a thumb can hit' },
      ],
      caption: 'Four screen widths, drawn to scale from one corner.',
    },
  ],
  problemsTitle: 'Three reasons people leave, and what we do about each',
  problems: [
    {
      problem: 'Slow site',
      figure: '53%',
      label: 'leave after 3 seconds',
      fix: 'Every page has a weight limit. If a file puts it over, the build fails.',
      reading:
        'When a mobile page takes longer than three seconds, 53 of 100 visits are abandoned. Source: Google, 2016 https://blog.google/products/admanager/the-need-for-mobile-speed/',
    },
    {
      problem: 'Not mobile-friendly',
      figure: 'over 60%',
      label: 'browse on phones',
      fix: 'We design for phones first, then for larger screens.',
      reading:
        '100 page views by screen shape. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
    },
    {
      problem: 'Hard to navigate',
      // Figure of the specification, source not known: what Adobe found in 2015 is about content and layout.
      figure: '38%',
      label: 'leave',
      fix: 'We use your customers’ words in menus and keep each menu short enough to read at a glance.',
      reading: '100 visitors, drawn to scale.',
    },
  ],
  workTitle: 'Our Past Work',
  faqTitle: 'Before we start a design',
  faqs: [
    {
      question: 'What does seo-driven mean here?',
      answer:
        'We start with search data. What people search for determines the page types, headings, and image sizes, and the design follows.',
    },
    {
      question: 'How long does a project take?',
      answer: 'Four to nine weeks from the first call to launch. You can click through a prototype in week two.',
    },
    {
      question: 'What is a spot?',
      answer:
        'One project with the whole team. Five people have time for six projects a quarter, and we don’t sell a seventh.',
    },
    {
      question: 'Can our own developers build it?',
      answer:
        'Yes. We hand over the components, every state, and a page-weight limit. If you have no developers, we build it.',
    },
    {
      question: 'Who owns the files?',
      answer:
        'You do, from the day you pay for them. That includes the source files, font licenses in your name, and our notes.',
    },
    {
      question: 'What if we only need smaller images?',
      answer:
        'Then book Image Optimization alone. Try the free image compressor first. For a small store, it may be all you need.',
    },
  ],
  closingTitle: 'One spot is open for the winter.',
  closingText: 'Talk for thirty minutes with the person who would lead your project.',
  demo: true,
}
