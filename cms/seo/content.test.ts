import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { contentOf } from './content.ts'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'lead', type: 'textarea' },
  { name: 'body', type: 'richText' },
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'author', type: 'relationship', relationTo: 'authors' },
  { name: 'related', type: 'relationship', relationTo: 'posts', hasMany: true },
  {
    name: 'about',
    type: 'group',
    flattenedFields: [
      { name: 'sectionHeading', type: 'text' },
      { name: 'content', type: 'richText' },
    ],
  },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [
      {
        slug: 'cta',
        flattenedFields: [
          { name: 'buttonLabel', type: 'text' },
          { name: 'buttonHref', type: 'text' },
        ],
      },
    ],
  },
] as FlattenedField[]

const text = (value: string) => ({ type: 'text', text: value })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const link = (value: object, label: string) => ({ type: 'link', fields: value, children: [text(label)] })

test('§3 headings, text, images, and links are read in order, through groups, blocks, and lists', () => {
  const body = rich(
    { type: 'heading', tag: 'h2', children: [text('Why wool')] },
    paragraph(
      text('Wool is '),
      link({ linkType: 'internal', doc: { relationTo: 'posts', value: 7 } }, 'warm'),
      text('.'),
    ),
    { type: 'list', children: [{ type: 'listitem', children: [text('Soft')] }] },
    {
      type: 'table',
      children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [paragraph(text('12'))] }] }],
    },
    { type: 'upload', relationTo: 'media', value: 3, fields: { caption: 'A sheep' } },
    paragraph(link({ url: ' https://example.com/ ' }, 'Source')),
  )
  const content = contentOf(fields, {
    ...{
      title: 'Not prose',
      lead: 'A first line.\n\nA second one.',
      body,
      cover: 4,
      author: 1,
      related: [8, { id: 9 }],
    },
    about: { sectionHeading: 'The client', content: rich(paragraph(text('Oakfield.'))) },
    layout: [
      { blockType: 'cta', buttonLabel: 'Call us', buttonHref: '/contact-us/' },
      { blockType: 'unknown', href: '/' },
    ],
  })
  expect(content.headings).toEqual([
    { level: 2, text: 'Why wool' },
    { level: 2, text: 'The client' },
  ])
  expect(content.paragraphs).toEqual(['A first line.', 'A second one.', 'Wool is warm.', 'Soft', 'Source', 'Oakfield.'])
  expect(content.images.map(({ media }) => media)).toEqual([3, 4])
  expect(content.links).toEqual([
    { text: 'warm', target: { collection: 'posts', id: 7 } },
    { text: 'Source', target: { url: 'https://example.com/' } },
    { text: '', target: { collection: 'posts', id: 8 } },
    { text: '', target: { collection: 'posts', id: 9 } },
    { text: 'Call us', target: { url: '/contact-us/' } },
  ])
})

test('§3 fields of a block in a text are read by the block’s own definition', () => {
  const gallery = {
    slug: 'gallery',
    fields: [
      { name: 'image', type: 'upload', relationTo: 'media' },
      { name: 'text', type: 'textarea' },
    ],
  }
  const editor = {
    editorConfig: { resolvedFeatureMap: new Map([['blocks', { sanitizedServerFeatureProps: { blocks: [gallery] } }]]) },
  }
  const body = rich({ type: 'block', fields: { blockType: 'gallery', image: 5, text: 'Two sheep.' } })
  const content = contentOf([{ name: 'body', type: 'richText', editor } as unknown as FlattenedField], { body })
  expect(content.images).toEqual([{ media: 5, alt: undefined }])
  expect(content.paragraphs).toEqual(['Two sheep.'])
})

test('§3 a domain that a page shows as a text is no link', () => {
  const url = [{ name: 'url', type: 'text' }] as FlattenedField[]
  expect(contentOf(url, { url: 'shop.example' }).links).toEqual([])
  for (const link of ['https://shop.example', '/contact-us/', '#plans', '?page=2', 'mailto:we@shop.example'])
    expect(contentOf(url, { url: link }).links).toEqual([{ text: '', target: { url: link } }])
})

test('§3 hostile values are ignored', () => {
  let deep: object = text('deep')
  for (let level = 0; level < 5_000; level += 1) deep = paragraph(deep)
  const values = [null, 1, 'x', [], [[]], {}, { root: null }, { root: { children: {} } }, rich(null as never, deep)]
  for (const value of values)
    expect(() => contentOf(fields, Object.fromEntries(fields.map(({ name }) => [name, value])))).not.toThrow()
})
