import type { Author } from './types.ts'

export const authors: Author[] = [
  {
    name: 'Maren Holt',
    username: 'maren.holt',
    role: 'Technical SEO, Chicago',
    bio: 'Maren reads server logs before she reads rankings. She handles crawling, rendering, and migrations for stores with more than 10,000 URLs, and writes about the problems that keep coming back: redirects, canonicals, filters, and templates nobody owns.',
    sameAs: [],
    email: 'maren.holt@prairiesignal.example',
    demo: true,
  },
  {
    name: 'Tomasz Wrona',
    username: 'tomasz.wrona',
    role: 'Ecommerce analytics and speed, Manchester',
    bio: 'Tomasz measures what happens between the click and the order. He came from the checkout team of a small retailer, keeps a drawer of slow phones for testing, and writes about page weight, tracking that survives a consent banner, and figures that do not agree.',
    sameAs: [],
    email: 'tomasz.wrona@prairiesignal.example',
    demo: true,
  },
  {
    name: 'DeShawn Ellis',
    username: 'deshawn.ellis',
    role: 'Paid search, Chicago',
    bio: 'DeShawn runs search and shopping accounts and measures them by margin. He has switched off more campaigns than he has started. He writes about feeds, search terms, bids, and the math that decides whether a click was worth its price.',
    sameAs: [],
    email: 'deshawn.ellis@prairiesignal.example',
    demo: true,
  },
  {
    name: 'Priya Raman',
    username: 'priya.raman',
    role: 'Content, Pune',
    bio: 'Priya edits category pages, guides, and everything else that has to help people choose. She was a newspaper copy editor for six years and still cuts the first paragraph. She writes about copy, pruning, images, and the questions buyers ask before they pay.',
    sameAs: [],
    email: 'priya.raman@prairiesignal.example',
    demo: true,
  },
]
