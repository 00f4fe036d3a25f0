import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Item, type PostItem, UnreadableExport } from '../item.ts'
import { type GhostOptions, openGhost } from './open-ghost.ts'

type Tables = Record<string, Record<string, unknown>[]>

const files = (folder: string, options: Record<string, string>) =>
  Object.fromEntries(Object.entries(options).map(([name, path]) => [name, join(folder, path)]))

async function read(tables: Tables, more: Record<string, string | Uint8Array> = {}, options: GhostOptions = {}) {
  const folder = temporaryFolder({ 'ghost.json': JSON.stringify({ db: [{ meta: {}, data: tables }] }), ...more })
  const { siteUrl, ...paths } = options
  const source = await openGhost(join(folder, 'ghost.json'), {
    ...(siteUrl ? { siteUrl } : {}),
    ...files(folder, paths),
  })
  const items: Item[] = []
  for await (const item of source.items()) items.push(item)
  return { source, items }
}

const postsOf = (items: Item[]) =>
  items.filter((item): item is PostItem => item.kind === 'post' || item.kind === 'page')

test('posts have their authors, tags, and picture, wherever their tables are in the file', async () => {
  const { items } = await read(
    {
      posts_tags: [
        { post_id: 'p1', tag_id: 't2', sort_order: 1 },
        { post_id: 'p1', tag_id: 't1', sort_order: 0 },
        { post_id: 'p1', tag_id: 't3', sort_order: 2 },
      ],
      posts: [
        {
          id: 'p1',
          uuid: 'u-1',
          title: 'Terns',
          slug: 'terns',
          status: 'published',
          visibility: 'public',
          featured: 1,
          published_at: '2024-02-19T11:37:21.000Z',
          feature_image: '__GHOST_URL__/content/images/size/w1200/2024/02/tern.jpg',
          html: '<p>See <a href="__GHOST_URL__/gulls/">gulls</a>.</p>',
          codeinjection_head: '<script>1</script>',
        },
      ],
      posts_meta: [{ post_id: 'p1', feature_image_alt: 'A tern', meta_title: 'All terns', og_title: 'Terns!' }],
      posts_authors: [{ post_id: 'p1', author_id: 'a1', sort_order: 0 }],
      users: [
        { id: 'a1', name: 'Ada', slug: 'ada', website: 'https://ada.example', twitter: '@ada', password: 'secret' },
        { id: 'a2', name: 'Nobody', slug: 'nobody' },
      ],
      tags: [
        { id: 't1', name: 'Birds', slug: 'birds' },
        { id: 't2', name: 'Sea', slug: 'sea' },
        { id: 't3', name: '#wide', slug: 'hash-wide', visibility: 'internal' },
      ],
      settings: [{ key: 'navigation', value: '[{"label":"Home","url":"/"}]' }],
    },
    {},
    { siteUrl: 'https://birds.example/' },
  )
  expect(postsOf(items)).toEqual([
    expect.objectContaining({
      kind: 'post',
      key: 'post p1',
      addresses: ['/terns/', '/p/u-1/'],
      authors: ['user a1'],
      terms: ['tag t1', 'tag t2'],
      status: 'published',
      date: '2024-02-19T11:37:21.000Z',
      pinned: true,
      seo: { title: 'All terns' },
      picture: { url: 'https://birds.example/content/images/2024/02/tern.jpg', alt: 'A tern', caption: '' },
      body: { html: '<p>See <a href="https://birds.example/gulls/">gulls</a>.</p>' },
      notes: [
        'Left out of its settings: title for social networks “Terns!”.',
        'It had code of its own in its head or foot, which is left out.',
        'Internal tags are left out: #wide.',
      ],
    }),
  ])
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'author', name: 'Ada', profiles: ['https://ada.example', 'https://x.com/ada'] }),
  )
  expect(items).toContainEqual(expect.objectContaining({ kind: 'left-out', key: 'user a2' }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'left-out', key: 'tag t3' }))
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'menu', links: [{ label: 'Home', url: '/', level: 0 }] }),
  )
  expect(JSON.stringify(items)).not.toContain('secret')
})

test.each([
  [{ status: 'published', visibility: 'paid' }, 'draft', 'Only members saw it (paid).'],
  [{ status: 'sent', visibility: 'public' }, 'draft', 'It was sent by email only'],
  [{ status: 'scheduled', visibility: 'public' }, 'scheduled', ''],
  [{ status: 'draft' }, 'draft', ''],
])('a post is published only if everybody could read it: %j', async (fields, status, note) => {
  const { items } = await read({ posts: [{ id: 1, slug: 'a', title: 'A', html: '', ...fields }] })
  const [post] = postsOf(items)
  expect(post?.status).toBe(status)
  expect(post?.notes.join(' ')).toContain(note)
})

test('posts of Ghost up to version 1 are at the permalinks of its settings, in the time zone of the site', async () => {
  const { items } = await read({
    settings: [
      { key: 'permalinks', value: '/:year/:month/:day/:slug/' },
      { key: 'active_timezone', value: 'Europe/Berlin' },
    ],
    posts: [
      { id: 1, slug: 'a', title: 'A', markdown: '# Hi', page: 0, status: 'published', published_at: 1556667000000 },
      { id: 2, slug: 'about', title: 'B', html: '<p>x</p>', page: 1, status: 'published', published_at: 1556667000000 },
    ],
  })
  expect(postsOf(items).map(({ kind, addresses, body }) => ({ kind, addresses, body }))).toEqual([
    { kind: 'post', addresses: ['/2019/05/01/a/'], body: { markdown: '# Hi' } },
    { kind: 'page', addresses: ['/about/'], body: { html: '<p>x</p>' } },
  ])
})

test('subscribers who said yes are confirmed; nobody else is', async () => {
  const tables = { posts: [], tags: [{ id: 1, name: 'A', slug: 'a' }] }
  const { items } = await read({
    ...tables,
    members: [
      { id: 'm1', email: 'a@a.example', created_at: '2024-01-01 10:00:00' },
      { id: 'm2', email: 'b@a.example' },
      { id: 'm3', email: 'c@a.example', email_disabled: 1 },
    ],
    members_newsletters: [{ member_id: 'm1' }, { member_id: 'm3' }],
  })
  const consents = (all: Item[]) => all.flatMap((one) => (one.kind === 'subscriber' ? [[one.email, one.consent]] : []))
  expect(consents(items)).toEqual([
    ['a@a.example', 'confirmed'],
    ['b@a.example', 'unsubscribed'],
    ['c@a.example', 'unsubscribed'],
  ])
  const csv =
    'id,email,name,subscribed_to_emails,deleted_at\n1,a@a.example,"A, B",true,\n2,b@a.example,,false,\n3,c@a.example,,,\n4,d@a.example,,true,2024-01-01\n'
  const fromCsv = await read(
    { ...tables, members: [{ id: 'm1', email: 'z@a.example' }] },
    { 'm.csv': csv },
    { members: 'm.csv' },
  )
  expect(consents(fromCsv.items)).toEqual([
    ['a@a.example', 'confirmed'],
    ['b@a.example', 'unsubscribed'],
    ['c@a.example', 'unknown'],
  ])
})

test('redirects with one path move, patterns are left out', async () => {
  const tables = { tags: [{ id: 1, name: 'A', slug: 'a' }] }
  const yaml = '301:\n  /old: /new/\n  "^\\\\/was\\\\/here\\\\/?$": https://b.example/\n302:\n  /tag/(.*): /t/$1\n'
  const { items } = await read(tables, { 'redirects.yaml': yaml }, { redirects: 'redirects.yaml' })
  expect(items.filter(({ type }) => type === 'redirect').map((item) => ({ ...item, notes: undefined }))).toEqual([
    expect.objectContaining({ kind: 'redirect', from: '/old', to: '/new/' }),
    expect.objectContaining({ kind: 'redirect', from: '/was/here/', to: 'https://b.example/' }),
    expect.objectContaining({ kind: 'left-out', title: '/tag/(.*) → /t/$1' }),
  ])
  const json = JSON.stringify([{ from: '/a', to: '/b', permanent: true }])
  const fromJson = await read(tables, { 'redirects.json': json }, { redirects: 'redirects.json' })
  expect(fromJson.items).toContainEqual(expect.objectContaining({ kind: 'redirect', from: '/a', to: '/b' }))
})

test('pictures of the content folder can be read, and nothing outside it', async () => {
  const { items, source } = await read(
    { tags: [{ id: 1, name: 'A', slug: 'a' }] },
    {
      'content/images/2024/a b.png': 'png',
      'content/images/2024/a b_o.png': 'original',
      'content/images/size/w600/2024/a b.png': 'small',
      'secret.png': 'secret',
    },
    { files: 'content', siteUrl: 'https://birds.example' },
  )
  const [picture, second] = items.filter(({ kind }) => kind === 'picture')
  expect(second).toBeUndefined()
  expect(picture).toMatchObject({
    url: 'https://birds.example/content/images/2024/a%20b.png',
    file: 'images/2024/a b.png',
  })
  expect(String(await source.readFile?.('images/2024/a b.png', 10))).toBe('png')
  await expect(source.readFile?.('images/2024/a b.png', 2)).rejects.toThrow(UnreadableExport)
  await expect(source.readFile?.('../secret.png', 10)).rejects.toThrow(UnreadableExport)
})

test.each([
  ['no JSON', '<html>'],
  ['half of one', '{"db":[{"data":{"posts":[{"id":1},{"i'],
  ['nothing', ''],
  ['another JSON', '{"db":[{"data":{"cats":[{"id":1}]}}]}'],
  ['endless lists', `{"db":[{"data":{"posts":[{"x":${'['.repeat(100_000)}`],
])('an export that is %s is refused in a sentence', async (_what, text) => {
  const folder = temporaryFolder({ 'ghost.json': text })
  await expect(openGhost(join(folder, 'ghost.json'))).rejects.toThrow(UnreadableExport)
})

test('a text that is nested endlessly, or made up, does not stop the others', async () => {
  const deep = `{"root":{"children":[${'{"type":"link","url":"x","children":['.repeat(5_000)}${']}'.repeat(5_000)}]}}`
  const { items } = await read({
    posts: [
      { id: 1, slug: 'a', title: 'A', lexical: deep },
      { id: 2, slug: 'b', title: 'B', lexical: '{"root":{"children":[null,7,{"type":"list","children":"no"}]}}' },
      {
        id: 3,
        slug: 'c',
        title: 'C',
        lexical: 'not JSON',
        mobiledoc: '{"sections":[[1,"p",[[0,[],0,"Moved"]]],[99],null]}',
      },
      { id: 4, slug: 'd', title: 'D', published_at: 'yesterday' },
      { title: null },
    ],
  })
  expect(postsOf(items)).toHaveLength(5)
  expect(postsOf(items)[2]?.body).toEqual({ html: '<p>Moved</p>' })
})

test('links in cards of Markdown and HTML lead to the same site', async () => {
  const lexical = JSON.stringify({
    root: {
      children: [
        { type: 'markdown', markdown: 'See [terns](__GHOST_URL__/terns/).' },
        { type: 'html', html: '<p><a href="__GHOST_URL__/gulls/">gulls</a></p>' },
      ],
    },
  })
  const { items } = await read({ posts: [{ id: 'p1', title: 'A', slug: 'a', status: 'published', lexical }] })
  const { body } = postsOf(items)[0] ?? {}
  expect(JSON.stringify(body)).toMatch(/href=\\"\/terns\/\\".*href=\\"\/gulls\/\\"/)
  expect(JSON.stringify(body)).not.toContain('__GHOST_URL__')
})
