import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { canHaveImages, mapImages } from './map-images.ts'

const upload = (name: string) => ({ name, type: 'upload', relationTo: 'media' }) as FlattenedField
const fields = [
  upload('cover'),
  { name: 'body', type: 'richText' },
  { name: 'hero', type: 'group', flattenedFields: [upload('image')] },
  { name: 'cards', type: 'array', flattenedFields: [upload('image'), { name: 'text', type: 'text' }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'figure', flattenedFields: [upload('image')] }] },
] as FlattenedField[]
const picture = (value: number) => ({ type: 'upload', relationTo: 'media', value, fields: { caption: 'A' } })
const text = (...children: object[]) => ({ root: { type: 'root', children } })
const words = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }

const page = (seven: number | null, inText: object[]) => ({
  cover: seven,
  body: text(words, { type: 'list', children: inText }, picture(8)),
  hero: { image: seven },
  cards: [{ image: seven, text: 'Stays' }, { image: 8 }],
  layout: [
    { blockType: 'figure', image: seven },
    { blockType: 'unknown', image: 7 },
  ],
})

test('§1 an image is replaced everywhere in a document, and nothing else changes', () => {
  const before = page(7, [picture(7)])
  expect(mapImages(fields, before, (id) => (id === 7 ? 9 : id))).toEqual(page(9, [picture(9)]))
  expect(before).toEqual(page(7, [picture(7)]))
})

test('§1 removing an image leaves an empty field and no gap in a text', () => {
  expect(mapImages(fields, page(7, [picture(7)]), (id) => (id === 7 ? null : id))).toEqual(page(null, []))
})

test('§1 a collection without uploads and texts has no images', () => {
  expect(canHaveImages([{ name: 'title', type: 'text' } as FlattenedField])).toBe(false)
  for (const field of fields) expect(canHaveImages([field]), field.name).toBe(true)
})

const block = (blockType: string, more: object) => ({ type: 'block', fields: { id: 'a', blockType, ...more } })
const inBlocks = (id: number | null) => [
  block('figure', { image: id, caption: 'A' }),
  block('gallery', { images: [{ image: id, caption: 'B' }, { image: 8 }] }),
  block('steps', { steps: [{ title: 'One', image: id }, { title: 'Two' }] }),
  block('video', { url: '/a.mp4', poster: id }),
]

test('§4 images in article blocks are found and replaced', () => {
  const seen: number[] = []
  mapImages(fields, { body: text(...inBlocks(7)) }, (id) => {
    seen.push(id)
    return id
  })
  expect(seen).toEqual([7, 7, 8, 7, 7])
  expect(mapImages(fields, { body: text(...inBlocks(7)) }, (id) => (id === 7 ? 9 : id))).toEqual({
    body: text(...inBlocks(9)),
  })
})

test('§4 removing an image also removes its figure or gallery row', () => {
  expect(mapImages(fields, { body: text(...inBlocks(7)) }, (id) => (id === 7 ? null : id))).toEqual({
    body: text(
      block('gallery', { images: [{ image: 8 }] }),
      block('steps', { steps: [{ title: 'One', image: null }, { title: 'Two' }] }),
      block('video', { url: '/a.mp4', poster: null }),
    ),
  })
  const only = { body: text(block('gallery', { images: [{ image: 7 }] }), words) }
  expect(mapImages(fields, only, () => null)).toEqual({ body: text(words) })
})
