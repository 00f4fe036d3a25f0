import type { Service } from '../types.ts'

export const squarespaceSeo: Service = {
  title: 'Squarespace SEO',
  slug: 'squarespace-seo',
  family: 'cms',
  summary: 'A good-looking site that also answers the question',
  lead: 'Squarespace sites are often handsome and silent: large images, a line of type, no reason to rank. We add the missing sentences without touching the design, and fix what search engines see of it.',
  audience:
    'For architects, photographers, makers, hotels, and small brands on Squarespace 7.0 or 7.1 who like their site and want it found. We decline where the owner wants no text at all: a page of images can rank for your name and for little else. Stores beyond a few hundred products outgrow this scope.',
  weeks: { from: 2, to: 6 },
  problems: [
    { text: 'Headings were chosen for their size, so the order means nothing' },
    { text: 'Gallery pages hold no word a searcher would use' },
    { text: 'Store categories cannot be told apart by their titles' },
  ],
  figure: {
    value: '38%',
    label:
      'of people stop engaging with a site whose content or layout doesn’t appeal to them. Source: Adobe, The State of Content, 2015 https://www.digitalcommerce360.com/2016/01/06/design-key-engage-distracted-skeptical-online-consumers/',
  },
  ledgers: [
    {
      heading: 'What Squarespace fixes for you',
      lead: 'Some things are done automatically and cannot be changed. It helps to know which.',
      rows: [
        {
          term: 'Sitemap and robots.txt',
          text: 'Both are written by the platform. A page is kept out with its own setting, Hide from search results.',
          source: 'Squarespace Help, Your site map',
        },
        {
          term: 'Image sizes',
          text: 'Each upload is saved in several widths, the largest 2,500 pixels, and the visitor gets one that fits.',
          source: 'Squarespace Help, How Squarespace handles images',
        },
        {
          term: 'Product URLs',
          text: 'In 7.1 a product sits under the store page and a /p/. The last part is yours to choose.',
          source: 'Squarespace Help, URL slugs',
        },
        {
          term: 'Developer Mode',
          text: 'Exists for version 7.0 alone. In 7.1, additions go through code injection, on plans that have it.',
          source: 'Squarespace Help, Developer Mode',
        },
      ],
    },
    {
      heading: 'What is left to you',
      rows: [
        {
          term: 'URL mappings',
          text: 'A plain text list: old URL, arrow, new URL, 301. It is the first thing forgotten in a redesign.',
          source: 'Squarespace Help, URL mappings',
        },
        {
          term: 'Title formats',
          text: 'The site name is appended by a format with variables. Left alone, it crowds out the words of the page.',
          source: 'Squarespace Help, SEO title formats',
        },
        {
          term: 'Crawler settings',
          text: 'Two switches, one for search engines and one for AI crawlers. Check them after any change of template.',
          source: 'Squarespace Help, Crawlers',
        },
      ],
    },
  ],
  body: `The design is why you chose Squarespace, and it isn’t ours to alter. So we count lines. Every layout has places that can take text without harm: under a project image, beside a form, in the accordion at the end. We measure each one and write to fit, as a magazine editor does with captions.

A project page needs little: where it was built, for whom, of what, in which year, and what was difficult. Ninety words of that give a search engine something to hold, and a visitor a reason to write to you.

Headings are sorted next. In many templates Heading 1 is picked because it looks right, three times on a page, and the real subject is in a paragraph style. We assign levels by meaning and then set the sizes in Site Styles, so nothing moves that a visitor could see.

Images get descriptions one by one. "Oak staircase with steel balusters, seen from the landing" is found by people who look for that. A file name from the camera isn’t. For large archives we describe the forty images that carry the site and give you the pattern for the others.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us a contributor login, your list of projects, and the three words you never want to read about yourself.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Text places are measured page by page; subjects are shared out over 3, 6, 9, and 12 months.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'Heading levels, title formats, and mappings are set; captions and project texts go in after your approval.',
      fromDay: 7,
      toDay: 45,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Pages with impressions and no clicks get another title; galleries that gain visits get a second text.',
      fromDay: 45,
      toDay: 160,
    },
    {
      title: 'Achieving excellence',
      content:
        'New work is photographed, described, and published by you in one sitting, with a form that asks the facts.',
      fromDay: 160,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Plan of text places', detail: 'Screenshots with the number of words each spot can carry.' },
    {
      when: 'Week 2',
      text: 'Heading levels by meaning',
      detail: 'Same look, new order, checked with a screen reader.',
    },
    {
      when: 'Week 3',
      text: 'Project and store texts',
      detail: 'Written to length, delivered for approval before they are placed.',
    },
    {
      when: 'Week 4',
      text: 'Forty image descriptions',
      detail: 'Material, place, and view, plus a pattern for the remaining archive.',
    },
    {
      when: 'Week 6',
      text: 'Mappings of old URLs',
      detail: 'Found in the index and in links from elsewhere, each tested.',
    },
  ],
  sixtyDays: [
    { text: 'Side-by-side screenshots that show the design is as it was.' },
    { text: 'A list of searches beyond your own name for which pages have appeared, with dates.' },
    { text: 'No URL from before the last redesign that ends in an error.' },
  ],
  faqs: [
    {
      question: 'Will the texts spoil our design?',
      answer:
        'You see each one in place on a hidden copy of the page before anyone else does. If it looks wrong, it is shortened or moved. The first screen of a page normally stays as it is, and words begin below it.',
    },
    {
      question: 'Do we need to move from 7.0 to 7.1?',
      answer:
        'Not for search engines. Both versions can be found. A move means rebuilding pages, so do it for the editor or a feature you want. If you do, call us first: the URLs change in some sections and need mappings.',
    },
    {
      question: 'Why do we rank for our name and nothing else?',
      answer:
        'Because the name is the only thing the pages say. A search for a kind of work, a material, or a town has no sentence to match. That is the ordinary case, and the cheapest one to fix.',
    },
  ],
  relatedTools: ['word-counter', 'images-extractor', 'meta-tag-generator'],
  relatedStudy: 'larkmoor-garden-furniture',
  seo: {
    title: 'Squarespace SEO that leaves your design as it looks',
    description:
      'Words, headings, image descriptions, and redirects for Squarespace sites, without a redesign. Effect from week 2 to week 6.',
  },
}
