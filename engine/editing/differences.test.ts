import { expect, test } from 'vitest'
import { type ComparedField, differencesOf, withValues } from './differences.ts'

const fields: ComparedField[] = [
  { type: 'text', name: 'title', label: 'Title' },
  {
    type: 'tabs',
    tabs: [
      { type: '', label: 'Article', fields: [{ type: 'richText', name: 'body', label: 'Text' }] },
      {
        type: '',
        label: 'Search result',
        fields: [{ type: 'group', name: 'seo', fields: [{ type: 'text', name: 'title', label: 'Search title' }] }],
      },
    ],
  },
  { type: 'array', name: 'rows', label: 'Rows', fields: [{ type: 'text', name: 'text' }] },
  { type: 'ui', name: 'panel' },
  { type: 'date', name: 'updatedAt' },
]

const base = { title: 'A', body: { root: { children: [] } }, seo: { title: 'S' }, rows: [{ id: '1', text: 'r' }] }

test('R19 a comparison names the fields that differ, and whose change each one is', () => {
  const mine = { ...base, title: 'Mine', seo: { title: 'Mine' } }
  const theirs = { ...base, title: 'Theirs', rows: [{ id: '1', text: 'theirs' }], updatedAt: 'later' }
  const found = differencesOf(fields, { base, mine, theirs })
  expect(found.map(({ path, label, changedBy }) => [path, label, changedBy])).toEqual([
    ['title', 'Title', 'both'],
    ['seo.title', 'Search title', 'me'],
    ['rows', 'Rows', 'them'],
  ])
})

test('R19 empty values, the order of names, and documents that were read along are no difference', () => {
  const mine = { ...base, title: '', author: 3, body: { root: { children: [], direction: null } } }
  const theirs = { ...base, title: null, body: { root: { direction: undefined, children: [] } } }
  expect(differencesOf(fields, { base, mine, theirs })).toEqual([])
  const withAuthor: ComparedField[] = [{ type: 'relationship', name: 'author', label: 'Author' }]
  const read = { author: { id: 3, updatedAt: '2026-11-27', name: 'Maren' } }
  expect(differencesOf(withAuthor, { base: {}, mine, theirs: read })).toEqual([])
})

test('R19 chosen values take their place, and the document they come from stays as it is', () => {
  const changed = withValues(
    base,
    new Map<string, unknown>([
      ['seo.title', 'New'],
      ['cta.label', 'Go'],
    ]),
  )
  expect(changed).toEqual({ ...base, seo: { title: 'New' }, cta: { label: 'Go' } })
  expect(base.seo.title).toBe('S')
})
