import { expect, test } from 'vitest'
import { textsToFollow } from './page-texts.ts'
import { printOf } from './prints.ts'

const layoutOf = (text: string) => [{ blockType: 'prose', content: { root: { children: [{ text }] } } }]
const stored = {
  ...{ id: 1, slug: 'privacy-policy', title: 'Privacy policy', lastUpdated: '2026-01-01T12:00:00.000Z' },
  layout: [{ id: 'a', blockName: null, ...layoutOf('What it stored.')[0] }],
  seo: { title: 'Privacy', description: 'Stored.', noindex: false, keyphrase: null },
}
const release = {
  layout: layoutOf('What it stores now.'),
  seo: { title: 'Privacy', description: 'Stores.' },
  lastUpdated: '2026-11-23',
}
const same = { ...release, layout: layoutOf('What it stored.'), seo: { title: 'Privacy', description: 'Stored.' } }
const print = printOf(stored)

test('a text that nobody has changed follows the release, with its date', () => {
  expect(textsToFollow(stored, [{ print, texts: release }])).toEqual({
    at: 0,
    data: { ...release, seo: { ...stored.seo, description: 'Stores.' } },
  })
})

test('a text that is the same stays as it is', () => {
  expect(textsToFollow(stored, [{ print, texts: same }])).toBeUndefined()
})

test('a text that somebody changed stays, and so does everything about it', () => {
  const edited = { ...stored, layout: layoutOf('Our own policy.') }
  expect(textsToFollow(edited, [{ print, texts: release }])).toBeUndefined()
})

test('a description and a date of an editor stay, and the text follows', () => {
  const edited = { ...stored, seo: { ...stored.seo, description: 'Ours.' }, lastUpdated: '2026-05-05T12:00:00.000Z' }
  expect(textsToFollow(edited, [{ print, texts: release }])?.data).toEqual({ layout: release.layout })
})

test('a text without the demonstration follows the release without the demonstration', () => {
  const blanked = { ...stored, layout: layoutOf('Without inventions.') }
  const blank = { ...release, layout: layoutOf('Without inventions, now.') }
  const ways = [
    { print, texts: release },
    { print: printOf(blanked), texts: blank },
  ]
  expect(textsToFollow(blanked, ways)).toMatchObject({ at: 1, data: { layout: blank.layout } })
})

test('a page that an editor made, or that no release knows, stays', () => {
  expect(textsToFollow(stored, [{ print: undefined, texts: release }])).toBeUndefined()
  expect(textsToFollow(stored, [{ print, texts: undefined }])).toBeUndefined()
})
