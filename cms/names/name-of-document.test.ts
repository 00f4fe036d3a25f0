import { expect, test } from 'vitest'
import { nameOfDocument } from './name-of-document.ts'

const config = (slug: string, singular: string, useAsTitle?: string) => ({
  slug,
  labels: { singular },
  admin: useAsTitle ? { useAsTitle } : {},
})
const createdAt = '2026-03-03T10:00:00.000Z'

test.each([
  [config('posts', 'Post', 'title'), { title: 'Why stores wait', createdAt }, 'Why stores wait'],
  [config('posts', 'Post', 'title'), { title: '  ', createdAt }, 'Post of March 3, 2026'],
  [config('posts', 'Post', 'title'), { id: 12 }, 'Post 12'],
  [config('quotes', 'Quote request', 'name'), { name: 'Ada', company: 'Engines Ltd' }, 'Ada, Engines Ltd'],
  [
    config('quotes', 'Quote request', 'name'),
    { name: '', email: 'ada@engines.example', createdAt },
    'ada@engines.example',
  ],
  [
    config('contact-requests', 'Contact request', 'clientName'),
    { clientName: 'Ada', website: 'https://www.engines.example/shop' },
    'Ada, engines.example',
  ],
  [config('contact-requests', 'Contact request', 'clientName'), { createdAt }, 'Contact request of March 3, 2026'],
  [config('media', 'Image', 'alt'), { alt: null, originalName: 'IMG_1.jpg', filename: 'ab12.jpg' }, 'IMG_1.jpg'],
  [config('tools', 'Tool', 'slug'), { slug: 'word-counter', name: null }, 'Word counter'],
  [config('tools', 'Tool', 'slug'), { slug: 'word-counter', name: 'Count words' }, 'Count words'],
])('a document is called by what people know of it: %#', (collection, document, name) => {
  expect(nameOfDocument(collection, document)).toBe(name)
})
