import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import type { StoredRow } from '../access/visitors.ts'
import { builtInDocuments, searchDocument, toolDocument } from './documents.ts'
import { missOf } from './misses.ts'

const post: StoredRow = { id: 7, slug: 'a-post', _status: 'published', title: 'A post', excerpt: 'Short.' } as StoredRow

test('R-132 a published post is found by title, summary, and text', () => {
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'The text.' }] }
  expect(searchDocument('posts', { ...post, body: { root: { children: [paragraph] } } })).toMatchObject({
    key: 'posts 7',
    kind: 'article',
    path: '/blog/a-post',
    title: 'A post',
    summary: 'Short.',
    body: 'The text.',
  })
})

test('R-132 drafts, closed vacancies, colleagues without a page, and private collections are not found', () => {
  expect(searchDocument('posts', { ...post, _status: 'draft' })).toBeUndefined()
  expect(
    searchDocument('vacancies', {
      id: 1,
      slug: 'a',
      _status: 'published',
      status: 'closed',
      jobTitle: 'A',
    } as StoredRow),
  ).toBeUndefined()
  expect(searchDocument('team', { id: 1, slug: 'a', founder: false, name: 'A' } as StoredRow)).toBeUndefined()
  expect(searchDocument('contact-requests', { id: 1, clientName: 'A' } as StoredRow)).toBeUndefined()
})

test('R-132 a vacancy is found until its last day has ended in every time zone', () => {
  const open = { id: 1, slug: 'a', _status: 'published', status: 'open', jobTitle: 'A' }
  const vacancy = { ...open, validThrough: '2026-11-30' } as StoredRow
  expect(searchDocument('vacancies', vacancy)?.until?.toISOString()).toBe('2026-12-01T12:00:00.000Z')
})

test('R-132 option values, ids, and URLs are not searched', () => {
  const service = {
    id: 1,
    slug: 'seo',
    _status: 'published',
    title: 'SEO',
    searches: [{ id: 'abc123', query: 'boots', action: 'exclude', meaning: 'shoes' }],
  } as unknown as StoredRow
  expect(searchDocument('services', service)?.body).toBe('boots\nshoes')
})

test('R-041 every tool is found with its edited texts, and an offline one is marked', {
  tags: 'extended',
}, async () => {
  const documents = await builtInDocuments()
  expect(documents.filter(({ kind }) => kind === 'tool').map(({ key }) => key)).toEqual(
    tools.map(({ slug }) => `tools ${slug}`),
  )
  const counter = tools.find(({ slug }) => slug === 'word-counter')
  if (!counter) throw new Error('There is no word counter.')
  const row = { slug: 'word-counter', _status: 'published', name: 'Tally', offline: true } as unknown as StoredRow
  expect(await toolDocument(counter, row)).toMatchObject({ title: 'Tally', isOpen: false })
  expect(await toolDocument(counter, { ...row, _status: 'draft' })).toMatchObject({ title: counter.name, isOpen: true })
})

test.each([
  ['  Blue  WIDGETS? ', 'blue widgets'],
  ['404 page', '404 page'],
  ['jane@doe.example', undefined],
  ['call +1 (312) 555-0100', undefined],
  ['https://jane.example/me', undefined],
  ['?!', undefined],
  ['word '.repeat(30), undefined],
])('a search without results is stored without personal data: %j', (typed, stored) => {
  expect(missOf(typed)).toBe(stored)
})
