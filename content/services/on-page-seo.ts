import type { Service } from '../types.ts'

export const onPageSeo: Service = {
  title: 'On-page SEO',
  slug: 'on-page-seo',
  family: 'core',
  summary: 'Better titles and copy for the pages that sell',
  lead: 'We start with the forty pages that already earn money and rewrite what buyers read first. For each page, you see the figures before and after, with their weeks.',
  audience:
    'For stores whose pages are indexed but rank between 4 and 20, with titles nobody chose on purpose. If pages are missing from the index altogether, you need the full SEO service. If you have fewer than twenty pages, buy one audit and write them yourself.',
  weeks: { from: 2, to: 5 },
  problems: [
    { text: 'Titles written for the inventory system and cut off in every result' },
    { text: 'Three pages that compete for one search, and none of them wins' },
    { text: 'Product copy pasted from the manufacturer, the same as everyone else’s' },
  ],
  figure: {
    // Figure of the specification, source not known.
    value: '2.58%',
    label: 'average ecommerce conversion rate. Clear titles and copy are how a page does better.',
  },
  searches: [
    {
      query: 'carbon steel pan 11 inch',
      meaning: 'Compares sizes and weights; the category page should open with both',
      action: 'page',
    },
    {
      query: 'is carbon steel better than cast iron',
      meaning: 'One paragraph settles it, then a link to the category',
      action: 'page',
    },
    {
      query: 'carbon steel pan induction',
      meaning: 'A yes or no that belongs in the product facts',
      action: 'page',
    },
    {
      query: 'sku 40117 pan',
      meaning: 'Has the old box; the product page should show the number',
      action: 'page',
    },
    { query: 'pan', meaning: 'Too broad for any title; we leave it alone', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'What each element does and doesn’t do',
      lead: 'Many people spend time on tags that no search engine reads. We work on these.',
      rows: [
        {
          term: 'Title element',
          text: 'The main source for the title in results. It has no length limit, but results cut it to the width of the screen.',
          source: 'Google Search Central, Influencing title links',
        },
        {
          term: 'Meta description',
          text: 'No ranking weight. Google shows it when it fits the query better than text from the page.',
          source: 'Google Search Central, Control your snippets',
        },
        {
          term: 'Meta keywords',
          text: 'Google web search has ignored it since before it said so in 2009. We delete the field.',
          source: 'Google Search Central Blog, September 2009',
        },
        {
          term: 'Heading order',
          text: 'Google copes with headings out of sequence. Screen readers cope less well, so we keep the sequence.',
          source: 'Google Search Central, SEO Starter Guide',
        },
        {
          term: 'Canonical link',
          text: 'A strong hint for near duplicates. It can’t merge two pages that say different things.',
          source: 'Google Search Central, Consolidate duplicate URLs',
        },
        {
          term: 'FAQ markup',
          text: 'Since August 2023, the rich result has appeared only for well-known health and government sites, so stores gain nothing.',
          source: 'Google Search Central Blog, August 2023',
        },
      ],
    },
  ],
  body: `A title that works answers the search in the first four words and gives one fact the next result lacks: a size range, a material, a delivery day. "Carbon steel pans, 8 to 14 inches" is a title. "Cookware | Kitchen | Home" isn’t. We write titles by hand for the pages that earn, and use a template for the long tail.

### Two pages, one search

Where a category, a guide, and a tag page all answer the same query, we pick one. We merge the others into it, redirect them, or rewrite them for a related question. We decide by clicks and links and write the decision down, so the next editor doesn’t undo it.

Category copy stays between 150 and 300 words, because people came for the products. A short opening says who they are for. The rest goes below the grid and explains the choice between two or three of them. We replace the manufacturer’s text on high-margin items. On the others, we add one honest line from someone who has held the product.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We match clicks, sales, and margin for each page and select the top forty.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'Every page gets one main search for months 3, 6, 9, and 12, and we decide between competing pages.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'Titles come first, then category copy, then product facts. You approve them in a sheet, ten pages at a time.',
      fromDay: 7,
      toDay: 35,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We revise titles that Google rewrote. We add links to pages stuck below position 10, or merge them.',
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
      detail: 'Impressions, position, conversion, and margin in one sortable table.',
    },
    {
      when: 'Day 7',
      text: 'One search per page',
      detail: 'A map that shows which URL answers which query, and which URLs give way.',
    },
    {
      when: 'Week 2',
      text: 'Forty titles and descriptions',
      detail: 'Written by hand, previewed at phone width, and published once you approve.',
    },
    {
      when: 'Week 4',
      text: 'Copy for category pages',
      detail: '150 to 300 words, above and below the grid.',
    },
    {
      when: 'Week 5',
      text: 'Links from articles to categories',
      detail: 'Anchor, source, and target for each, in the body copy instead of a footer block.',
    },
  ],
  sixtyDays: [
    { text: 'A side-by-side list of old and new titles, with four weeks of clicks for each.' },
    { text: 'None of your top hundred queries alternates between two of your own pages.' },
    { text: 'The share of titles that Google shows as written, checked by hand on a phone.' },
    { text: 'A style sheet your team has used for at least one new page.' },
  ],
  faqs: [
    {
      question: 'Could new titles make us lose our positions?',
      answer:
        'A page that ranks first for its main search keeps its title unless the title is wrong. Elsewhere, we change ten pages, wait for a recrawl, and compare them with pages we left alone. We keep the old titles, so we can undo a change within the hour.',
    },
    {
      question: 'Do you write the copy with AI?',
      answer:
        'Software sorts the sizes, materials, and care instructions from your data. People write and edit the sentences on pages that earn, after talking to your product team. Google says it rates pages by how useful they are to readers, and so do we.',
    },
    {
      question: 'How many times should a keyword appear on a page?',
      answer:
        'There is no such number. Use it in the title, in the heading, and wherever a salesperson would say it. More than that reads badly and counts as keyword stuffing under the spam policies. Our density checker looks for too much, since too little is rare.',
    },
  ],
  relatedTools: ['meta-tag-generator', 'keyword-density-checker', 'seo-content-optimization', 'readability-checker'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 1,
  seo: {
    title: 'On-page SEO: titles and copy for the pages that earn',
    description:
      'Titles, copy, headings, and internal links for the pages that already sell. First effect in week 2, the whole list by week 5.',
  },
}
