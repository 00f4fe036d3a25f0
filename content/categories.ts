import type { Category } from './types.ts'

export const categories: Category[] = [
  {
    title: 'SEO',
    slug: 'seo',
    description: 'Crawling, titles, links and structured data, each with the address where it can be checked.',
    order: 1,
  },
  {
    title: 'Paid search',
    slug: 'paid-search',
    description: 'Campaigns, feeds and bids, counted in cost per order instead of cost per click.',
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
    description: 'Speed, analytics, checkout and catalogue: what happens between the click and the order.',
    order: 4,
  },
  {
    title: 'Courses',
    slug: 'courses',
    description: 'Short courses made of free public sources, with exercises to do on your own shop.',
    order: 5,
  },
]
