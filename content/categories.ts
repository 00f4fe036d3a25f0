import type { Category } from './types.ts'

export const categories: Category[] = [
  {
    title: 'SEO',
    slug: 'seo',
    description: 'Crawling, titles, links, and structured data, each with the URL where you can check it.',
    order: 1,
  },
  {
    title: 'Paid search',
    slug: 'paid-search',
    description: 'Campaigns, feeds, and bids, measured in cost per order instead of cost per click.',
    order: 2,
  },
  {
    title: 'Content',
    slug: 'content',
    description: 'Words that help a buyer choose, and what to do with the pages that do not.',
    order: 3,
  },
  {
    title: 'Ecommerce',
    slug: 'ecommerce',
    description: 'Speed, analytics, checkout, and catalog: what happens between the click and the order.',
    order: 4,
  },
  {
    title: 'Courses',
    slug: 'courses',
    description: 'Short courses built from free public sources, with exercises for your own store.',
    order: 5,
  },
]
