import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Item, type PostItem, UnreadableExport } from '../item.ts'
import { openSanity, proposeMapping, type SanityOptions } from './open-sanity.ts'

const text = (words: string) => [{ _type: 'block', style: 'normal', children: [{ _type: 'span', text: words }] }]

const AUTHOR = {
  _id: 'a1',
  _type: 'author',
  name: 'Ada',
  slug: { current: 'ada' },
  bio: text('Counts'),
  image: { _type: 'image', _sanityAsset: 'image@file://./images/ada-1x1.png' },
}
const CATEGORY = { _id: 'c1', _type: 'category', title: 'Birds', description: 'All' }
const POST = {
  _id: 'p1',
  _type: 'post',
  _createdAt: '2020-01-01T00:00:00Z',
  _updatedAt: '2020-02-01T00:00:00Z',
  title: 'Terns',
  slug: { _type: 'slug', current: 'terns' },
  publishedAt: '2020-01-02T00:00:00Z',
  author: { _ref: 'a1', _type: 'reference' },
  categories: [{ _ref: 'c1' }, { _ref: 'gone', _weak: true }],
  mainImage: { _type: 'image', asset: { _ref: 'image-abc-10x10-png' }, alt: 'A tern' },
  body: [...text('Hi'), { _type: 'image', _sanityAsset: 'image@file://./images/abc-10x10.png' }],
  seo: { metaTitle: 'All terns', metaDescription: 'About' },
}
const SETTINGS = { _id: 's', _type: 'siteSettings', title: 'Site' }

const ndjson = (documents: object[]) => documents.map((one) => `${JSON.stringify(one)}\n`).join('')

async function archive(documents: object[], more: Record<string, string> = {}) {
  const files = Object.entries({
    'data.ndjson': ndjson(documents),
    'assets.json': JSON.stringify({ 'image-abc': { originalFilename: 'tern.png', altText: 'From the library' } }),
    'images/abc-10x10.png': 'png',
    ...more,
  })
  const bytes = await packTar(
    files.map(([name, body]) => ({
      header: { name: `production-export/${name}`, size: Buffer.byteLength(body) },
      body,
    })),
  )
  const folder = temporaryFolder({ 'production.tar.gz': gzipSync(bytes) })
  return { path: join(folder, 'production.tar.gz'), scratch: join(folder, 'scratch') }
}

async function read(documents: object[], options: SanityOptions = {}) {
  const { path, scratch } = await archive(documents)
  const source = await openSanity(path, { scratch, ...options })
  const items: Item[] = []
  for await (const item of source.items()) items.push(item)
  return {
    source,
    items,
    posts: items.filter((item): item is PostItem => item.kind === 'post' || item.kind === 'page'),
  }
}

test('a mapping is proposed by the names and shapes of fields', async () => {
  const { path, scratch } = await archive([AUTHOR, CATEGORY, POST, SETTINGS, { _id: 'x', _type: 'sanity.imageAsset' }])
  expect(await proposeMapping(path, { scratch })).toEqual({
    types: {
      author: {
        kind: 'author',
        address: '/author/{slug}/',
        fields: { title: 'name', slug: 'slug.current', picture: 'image', description: 'bio' },
      },
      category: { kind: 'category', address: '/category/{slug}/', fields: { title: 'title', excerpt: 'description' } },
      post: {
        kind: 'post',
        address: '/blog/{slug}/',
        fields: {
          title: 'title',
          slug: 'slug.current',
          body: 'body',
          date: 'publishedAt',
          author: 'author',
          categories: 'categories',
          picture: 'mainImage',
          'seo.title': 'seo.metaTitle',
          'seo.description': 'seo.metaDescription',
        },
      },
      siteSettings: { kind: 'skip', fields: {} },
    },
  })
})

test('documents are items, with the pictures that they show', async () => {
  const { items, posts, source } = await read([POST, SETTINGS, CATEGORY, AUTHOR])
  expect(posts).toEqual([
    expect.objectContaining({
      key: 'post p1',
      at: 'line 1',
      addresses: ['/blog/terns/'],
      authors: ['author a1'],
      terms: ['category c1'],
      status: 'published',
      date: '2020-01-02T00:00:00.000Z',
      picture: { key: 'picture images/abc-10x10.png', url: 'images/abc-10x10.png', alt: 'A tern', caption: '' },
      seo: { title: 'All terns', description: 'About' },
      notes: ['“categories” refers to a document that is not in the export (gone).'],
    }),
  ])
  expect(items).toContainEqual(
    expect.objectContaining({
      kind: 'picture',
      file: 'images/abc-10x10.png',
      name: 'tern.png',
      alt: 'From the library',
    }),
  )
  expect(items).toContainEqual(expect.objectContaining({ kind: 'author', name: 'Ada', username: 'ada', bio: 'Counts' }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'category', slug: 'birds', description: 'All' }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'left-out', title: 'Site' }))
  expect(String(await source.readFile?.('images/abc-10x10.png', 10))).toBe('png')
  await expect(source.readFile?.('../production.tar.gz', 1e9)).rejects.toThrow(UnreadableExport)
})

test('of the states of a document, the published one comes in', async () => {
  const { posts } = await read([
    { ...POST, _id: 'drafts.p1', title: 'Later' },
    POST,
    { ...POST, _id: 'versions.r1.p1', title: 'Release' },
    { ...POST, _id: 'drafts.p2', title: 'Only a draft' },
    { ...POST, _id: 'versions.r1.p3', title: 'Only a version' },
    { ...POST, _id: 'p4', title: 'Future', publishedAt: '2999-01-01T00:00:00Z' },
  ])
  expect(posts.map(({ key, title, status }) => [key, title, status])).toEqual([
    ['post p1', 'Terns', 'published'],
    ['post p2', 'Only a draft', 'draft'],
    ['post p3', 'Only a version', 'draft'],
    ['post p4', 'Future', 'scheduled'],
  ])
  expect(posts[0]?.notes).toEqual(
    expect.arrayContaining([
      'There was a draft with later changes, which is left out.',
      'A version of it in releases is left out.',
    ]),
  )
})

test('one language of a field comes in, and the others are named', async () => {
  const mapping = {
    types: {
      post: {
        kind: 'post' as const,
        address: '/{slug}/',
        fields: { title: 'title', slug: 'slug.current', body: 'body' },
      },
    },
  }
  const { posts } = await read(
    [
      {
        ...POST,
        title: { _type: 'localeString', nb: 'Terner', en: 'Terns' },
        body: [{ _type: 'internationalizedArrayBlock', _key: 'nb', value: text('Hei') }],
      },
    ],
    { mapping },
  )
  expect(posts[0]?.title).toBe('Terns')
  expect(posts[0]?.body).toEqual({ html: '<p>Hei</p>' })
  expect(posts[0]?.notes).toContain('It has several languages. “en” is taken over, and nb left out.')
})

test('a mapping is checked, and comes from a file as well', async () => {
  const { path, scratch } = await archive([POST])
  const file = join(
    temporaryFolder({ 'm.json': JSON.stringify({ types: { post: { kind: 'page', fields: { title: 'title' } } } }) }),
    'm.json',
  )
  const items: Item[] = []
  for await (const item of (await openSanity(path, { scratch, mapping: file })).items()) items.push(item)
  expect(items).toContainEqual(expect.objectContaining({ kind: 'page', title: 'Terns', addresses: [] }))
  writeFileSync(file, '{"types": {"post": {"kind": "cat"}}}')
  await expect(openSanity(path, { scratch, mapping: file })).rejects.toThrow('has to be one of post, page')
  writeFileSync(file, 'not JSON')
  await expect(openSanity(path, { scratch, mapping: file })).rejects.toThrow('types')
})

test('Markdown and HTML in a text field are read as such', async () => {
  const { posts } = await read(
    [
      { ...POST, body: '# Hi\n\nText' },
      { ...POST, _id: 'p2', body: '<p>Hi</p>' },
    ],
    {
      mapping: { types: { post: { kind: 'post', fields: { title: 'title', body: 'body' } } } },
    },
  )
  expect(posts.map(({ body }) => body)).toEqual([{ markdown: '# Hi\n\nText' }, { html: '<p>Hi</p>' }])
})

test('an unpacked export is read where it is', async () => {
  const folder = temporaryFolder({ 'x/data.ndjson': ndjson([POST]), 'x/images/abc-10x10.png': 'png' })
  const source = await openSanity(folder)
  expect(String(await source.readFile?.('images/abc-10x10.png', 10))).toBe('png')
})

test('lines that are no documents are left out, and the rest is read', async () => {
  const folder = temporaryFolder({
    'data.ndjson': [
      'not JSON',
      '[]',
      '{"_type":"post"}',
      '['.repeat(100_000),
      '',
      JSON.stringify({ ...POST, __proto__: 1 }),
      '{"_id":"x","_type":"constructor"}',
    ].join('\n'),
  })
  const items: Item[] = []
  for await (const item of (await openSanity(folder)).items()) items.push(item)
  expect(items.filter(({ type }) => type === 'line')).toHaveLength(4)
  expect(items.filter(({ kind }) => kind === 'post')).toHaveLength(1)
})

test.each<[string, Record<string, string>]>([
  ['no data', { 'readme.txt': 'x' }],
  ['no archive', { 'production.tar.gz': 'x'.repeat(2_000) }],
])('what is no export is refused in a sentence: %s', async (_what, files) => {
  const folder = temporaryFolder(files)
  await expect(openSanity('production.tar.gz' in files ? join(folder, 'production.tar.gz') : folder)).rejects.toThrow(
    UnreadableExport,
  )
})

test('only the files of an export are unpacked', async () => {
  const { path, scratch } = await archive([POST], { 'images/../../../evil.sh': 'x' })
  await expect(openSanity(path, { scratch })).rejects.toThrow('leads out of it')
  const other = await archive([POST], { 'evil.sh': 'x', 'images/.hidden/x.png': 'x' })
  const source = await openSanity(other.path, { scratch: other.scratch })
  await expect(source.readFile?.('evil.sh', 10)).rejects.toThrow(UnreadableExport)
  await expect(openSanity(other.path, { scratch: other.scratch, maxBytes: 1_000 })).rejects.toThrow(
    'more than 1000 bytes',
  )
})
