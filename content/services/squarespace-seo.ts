import type { Service } from '../types.ts'

export const squarespaceSeo: Service = {
  title: 'Squarespace SEO',
  slug: 'squarespace-seo',
  family: 'cms',
  summary: 'A good-looking site that also answers the question',
  lead: 'Many Squarespace sites look good but say little: large images, a line of type, and nothing to rank for. We add the missing sentences without touching the design, and fix what search engines see.',
  audience:
    'For architects, photographers, makers, hotels, and small brands on Squarespace 7.0 or 7.1 who like their site and want it found. If you want no text at all, we can’t help: a page of images ranks for your name and little else. Stores with more than a few hundred products need a larger service.',
  weeks: { from: 2, to: 6 },
  problems: [
    { text: 'Headings chosen for their size, so their order says nothing' },
    { text: 'Gallery pages without a word that people search for' },
    { text: 'Store categories with nearly the same title' },
  ],
  figure: {
    value: '38%',
    label:
      'of people stop engaging with a site whose content or layout doesn’t appeal to them. Source: Adobe, The State of Content, 2015 https://www.digitalcommerce360.com/2016/01/06/design-key-engage-distracted-skeptical-online-consumers/',
  },
  ledgers: [
    {
      heading: 'What Squarespace fixes for you',
      lead: 'Squarespace does these automatically, and you can’t change them.',
      rows: [
        {
          term: 'Sitemap and robots.txt',
          text: 'Squarespace writes both. To keep a page out, use its setting “Hide from search results”.',
          source: 'Squarespace Help, Your site map',
        },
        {
          term: 'Image sizes',
          text: 'Squarespace saves each upload in several widths, the largest 2,500 pixels, and sends visitors one that fits.',
          source: 'Squarespace Help, How Squarespace handles images',
        },
        {
          term: 'Product URLs',
          text: 'In 7.1 a product sits under the store page and a /p/. You choose the last part.',
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
      heading: 'What you have to do yourself',
      rows: [
        {
          term: 'URL mappings',
          text: 'A plain text list: old URL, arrow, new URL, 301. People often forget it in a redesign.',
          source: 'Squarespace Help, URL mappings',
        },
        {
          term: 'Title formats',
          text: 'A format with variables adds the site name to each title. By default, it leaves little room for the page’s own words.',
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
  body: `You chose Squarespace for its design, so we don’t change it. Every layout has room for text: under a project image, beside a form, in the accordion at the end. We measure each place and write to fit, as a magazine editor does with captions.

A project page needs little: where it was built, for whom, of what, in which year, and what was difficult. Ninety words are enough for a search engine to match, and for a visitor to write to you.

Then we fix the headings. Many pages use Heading 1 three times because it looks right, while the real subject is in a paragraph style. We assign levels by meaning and set the sizes in Site Styles, so the page looks the same.

We describe images one by one. People find "Oak staircase with steel balusters, seen from the landing", but not a file name from a camera. In large archives, we describe the forty most important images and give you a pattern for the rest.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us a contributor login, your list of projects, and three words you never want to read about yourself.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We measure the room for text page by page and plan subjects for months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We set heading levels, title formats, and mappings, and add captions and project texts once you approve them.',
      fromDay: 7,
      toDay: 45,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'We rewrite titles of pages that people see but don’t click, and add text to galleries that gain visits.',
      fromDay: 45,
      toDay: 160,
    },
    {
      title: 'Achieving excellence',
      content: 'You publish new work yourself, with a form that asks for the facts a page needs.',
      fromDay: 160,
    },
  ],
  deliverables: [
    { when: 'Day 7', text: 'Plan of where text fits', detail: 'Screenshots with the number of words for each place.' },
    {
      when: 'Week 2',
      text: 'Heading levels by meaning',
      detail: 'The same look in a new order, checked with a screen reader.',
    },
    {
      when: 'Week 3',
      text: 'Project and store texts',
      detail: 'Written to fit, and placed once you approve them.',
    },
    {
      when: 'Week 4',
      text: 'Forty image descriptions',
      detail: 'Material, place, and view, plus a pattern for the remaining archive.',
    },
    {
      when: 'Week 6',
      text: 'Mappings of old URLs',
      detail: 'From Google’s index and from links on other sites, each tested.',
    },
  ],
  sixtyDays: [
    { text: 'Side-by-side screenshots that show the design is as it was.' },
    { text: 'A dated list of searches, beyond your own name, in which your pages have appeared.' },
    { text: 'No old URL that still ends in an error.' },
  ],
  faqs: [
    {
      question: 'Will the texts spoil our design?',
      answer:
        'You see each one in place on a hidden copy of the page before anyone else does. If it looks wrong, we shorten or move it. The first screen of a page normally stays as it is.',
    },
    {
      question: 'Do we need to move from 7.0 to 7.1?',
      answer:
        'Not for search engines. Both versions can be found. A move means rebuilding pages, so do it for the editor or a feature you want. If you do, call us first: the URLs change in some sections and need mappings.',
    },
    {
      question: 'Why do we rank for our name and nothing else?',
      answer:
        'Because the name is the only thing the pages say. They say nothing that matches a search for a kind of work, a material, or a town. That is the most common problem, and the cheapest to fix.',
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
