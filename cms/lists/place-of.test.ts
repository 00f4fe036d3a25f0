import { expect, test } from 'vitest'
import { changedFamilies, changedLists } from './listed-posts.ts'
import { placeOf } from './place-of.ts'

const bodyOf = (words: number) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'word '.repeat(words) }] }] },
})

test.each<[string, unknown, number]>([
  ['1 word', bodyOf(1), 1],
  ['225 words', bodyOf(225), 1],
  ['226 words', bodyOf(226), 2],
  ['900 words', bodyOf(900), 4],
  ['no text', undefined, 0],
  ['an empty text', bodyOf(0), 0],
  ['a malformed text', { root: 'x' }, 0],
])('R-119 the minutes to read %s', (_name, body, minutes) => {
  expect(placeOf({ id: 1, body }).minutes).toBe(minutes)
})

const post = placeOf({ id: 1, publishDate: '2026-11-28T09:00:00.000Z', author: 3, categories: [5, 6] })

test.each<[string, Partial<typeof post> | undefined, string[]]>([
  ['another text', { minutes: 9 }, []],
  ['another date', { publishDate: null }, ['posts#order', 'posts#author/3', 'posts#category/5', 'posts#category/6']],
  [
    'another category',
    { categories: [5, 7] },
    ['posts#order', 'posts#author/3', ...[5, 6, 7].map((id) => `posts#category/${id}`)],
  ],
  ['a deleted post', undefined, ['posts#order', 'posts#author/3', 'posts#category/5', 'posts#category/6']],
])('R10 %s changes only the lists that show it', (_name, changed, tags) => {
  expect(changedLists(post, changed && { ...post, ...changed })).toEqual(tags)
})

test.each([
  [{ family: 'ppc' }, { family: 'ppc', title: 'Another title' }, []],
  [undefined, { family: 'ppc' }, ['services#ppc']],
  [{ family: 'ppc' }, undefined, ['services#ppc']],
  [{ family: 'ppc' }, { family: 'core' }, ['services#ppc', 'services#core']],
])('a service from %j to %j changes which services there are in %j', (before, after, tags) => {
  expect(changedFamilies(before as never, after as never)).toEqual(tags)
})
