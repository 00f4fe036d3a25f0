import type { Service } from '../types.ts'

export const onPageSeo: Service = {
  title: 'On-page SEO',
  slug: 'on-page-seo',
  family: 'core',
  summary: 'Titles, words and order of the pages that sell',
  lead: 'We start with the forty pages that already earn money and rewrite what a buyer reads first. Each page leaves with a before and after, and the week in which both were counted.',
  audience:
    'For stores whose pages are crawled and indexed, yet sit between places 4 and 20 with titles nobody chose on purpose. If pages are missing from the index altogether, the trouble lies deeper and the full SEO service is the right order. Fewer than twenty pages: buy a single audit and write them yourself.',
  weeks: { from: 2, to: 5 },
  problems: [
    { text: 'Titles written for the stock system and cut off in every result' },
    { text: 'Three pages compete for one search and none of them wins' },
    { text: 'Product copy pasted from the maker, word for word like everyone else' },
  ],
  figure: { value: '2.58%', label: 'average ecommerce conversion rate; the words on the page decide the rest' },
  searches: [
    {
      query: 'carbon steel pan 11 inch',
      meaning: 'Compares sizes and weights; the category page should open with both',
      action: 'page',
    },
    {
      query: 'is carbon steel better than cast iron',
      meaning: 'One paragraph settles it, then a link to the shelf',
      action: 'page',
    },
    {
      query: 'carbon steel pan induction',
      meaning: 'A yes or no that belongs in the product facts',
      action: 'page',
    },
    {
      query: 'sku 40117 pan',
      meaning: 'Holds an old box; the product page should carry the number',
      action: 'page',
    },
    { query: 'pan', meaning: 'Too broad for any title; we leave it alone', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'What each element does, and what it does not',
      lead: 'Plenty of hours go into tags that no engine reads. Ours go here.',
      rows: [
        {
          term: 'Title element',
          text: 'The main source for the blue line. No length limit exists, but results cut it to the width of the screen.',
          source: 'Google Search Central, Influencing title links',
        },
        {
          term: 'Meta description',
          text: 'No ranking weight. Google shows it when it fits the query better than text from the page.',
          source: 'Google Search Central, Control your snippets',
        },
        {
          term: 'Meta keywords',
          text: 'Unused by Google web search since long before its public statement of 2009. We delete the field.',
          source: 'Google Search Central Blog, September 2009',
        },
        {
          term: 'Heading order',
          text: 'Google copes with headings out of sequence. Screen readers cope less well, so we keep the sequence.',
          source: 'Google Search Central, SEO Starter Guide',
        },
        {
          term: 'Canonical link',
          text: 'A strong hint for near copies. It cannot merge two pages that say different things.',
          source: 'Google Search Central, Consolidate duplicate URLs',
        },
        {
          term: 'FAQ markup',
          text: 'Since August 2023 the rich result appears for well-known health and government sites, so stores gain nothing.',
          source: 'Google Search Central Blog, August 2023',
        },
      ],
    },
  ],
  body: `A title that works answers the search in the first four words and gives one fact the next result lacks: a size range, a material, a delivery day. "Carbon steel pans, 8 to 14 inches" is a title. "Cookware | Kitchen | Home" is a filing label. We write titles by hand for the pages that earn, and a rule with fields for the long tail behind them.

### Two pages, one search

Where a category, a guide and a tag page all answer the same query, we pick one. The others are merged into it, redirected, or rewritten for a neighboring question. The choice follows clicks and links, never taste, and it is written down so the next editor does not undo it.

Copy on a shelf stays between 150 and 300 words, because people came for the grid. A short opening says who the things are for. The rest goes below the products and explains the choice between two or three of them. Manufacturer text is replaced on the items with margin; on the others we add one honest line from somebody who has held the thing.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We join clicks, sales and margin by page and draw the line under the first forty.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'Every page gets one main search for months 3, 6, 9 and 12; competing pages are paired and decided.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Titles go first, then shelf copy, then product facts; you approve in a sheet, ten pages at a time.',
      fromDay: 7,
      toDay: 35,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Titles that Google rewrote are written again, and pages stuck below place 10 get links or a merger.',
      fromDay: 35,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Your merchandisers write new pages from the style sheet, and we read them twice a quarter.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 2',
      text: 'Pages ranked by possible earnings',
      detail: 'Impressions, place, conversion and margin in one sortable table.',
    },
    {
      when: 'Day 7',
      text: 'One search per page',
      detail: 'A map that shows which URL answers which query, and which ones step aside.',
    },
    {
      when: 'Week 2',
      text: 'Forty titles and descriptions',
      detail: 'Handwritten, previewed at phone width, uploaded after your yes.',
    },
    {
      when: 'Week 4',
      text: 'Copy for category pages',
      detail: 'Between 150 and 300 words, set above and below the grid.',
    },
    {
      when: 'Week 5',
      text: 'Links from posts to shelves',
      detail: 'Anchor, source and target for each, in the running text instead of a footer block.',
    },
  ],
  sixtyDays: [
    { text: 'A side-by-side list of old and new titles, with the clicks of four weeks under each.' },
    { text: 'No query in the top hundred for which two of your own pages still take turns.' },
    { text: 'The share of titles that Google shows as written, counted by hand on a phone.' },
    { text: 'A style sheet your team has used for at least one new page.' },
  ],
  price: 'Part of Rise at $4,500 a month; a single round of forty pages is priced by the list, after the audit.',
  faqs: [
    {
      question: 'Will new titles make us lose the places we hold?',
      answer:
        'A page that holds first place for its main search keeps its title unless it is wrong. Elsewhere we change ten pages, wait for a recrawl, and compare with the pages left alone. The old title is stored, so a change can be taken back within the hour.',
    },
    {
      question: 'Do you write the copy with AI?',
      answer:
        'Sizes, materials and care rules come from your data, and software sorts them. Sentences on pages that earn are written and read by people who asked your product team something first. Google judges pages by use to the reader, and so do we.',
    },
    {
      question: 'How many times should a keyword appear on a page?',
      answer:
        'There is no such number. The word belongs in the title, the heading, and wherever a sales clerk would say it. Repeating it beyond that reads badly and counts as stuffing under the spam policies. Our density checker exists to find too much, since too little is rare.',
    },
  ],
  relatedTools: ['meta-tag-generator', 'keyword-density-checker', 'seo-content-optimization', 'readability-checker'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 1,
  seo: {
    title: 'On-page SEO: titles, copy and order of earning pages',
    description:
      'Titles, copy, headings and internal links for the pages that already sell. First effect in week 2, the whole list done by week 5.',
  },
}
