import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, confirmedHeadersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { link, paragraph, richText } from '../support/every-block.ts'
import { inject } from '../support/product.ts'

const SECRET_EMAIL = 'author-of-insiders@private.example'

type Headers = Record<string, string>
let admin: Awaited<ReturnType<typeof signIn>>
let [editor, hr]: (Account & { headers: Headers })[] = []
let [key, widerKey]: Headers[] = []
const made: { author: number; post: number } = { author: 0, post: 0 }

beforeAll(async () => {
  admin = await signIn()
  const signedIn = async (role: string) => {
    const account = await makeAccount(`Insider ${role}`, [role])
    return { ...account, headers: await confirmedHeadersOf(account) }
  }
  editor = await signedIn('editor')
  hr = await signedIn('hr')
  made.author = (await admin.create('authors', { name: 'Ira Insider', username: 'ira', email: SECRET_EMAIL })).id
  made.post = (await admin.create('posts', minimalPost('of-insiders', { author: made.author }))).id
  key = await keyFor({ posts: 'read' })
  widerKey = await keyFor({ posts: 'read', authors: 'read' })
})

afterAll(async () => {
  await admin.remove('posts', made.post)
  await admin.remove('authors', made.author)
  for (const account of [editor, hr]) await account?.remove()
})

/** Returns an API key of the editor. */
async function keyFor(scopes: Record<string, string>): Promise<Headers> {
  const rows = Object.entries(scopes).map(([content, access]) => ({ content, access }))
  const created = await cms('POST', '/api-keys', { name: 'Of insiders', scopes: rows }, editor?.headers)
  const { doc } = (await created.json()) as { doc: { id: number } }
  const response = await cms('POST', `/api-keys/${doc.id}/secret`, undefined, editor?.headers)
  return { authorization: `Bearer ${((await response.json()) as { secret: string }).secret}` }
}

async function get(path: string, headers: Headers | undefined) {
  const response = await cms('GET', path, undefined, headers)
  const body = (await response.json()) as { docs?: unknown[]; author?: unknown }
  return { status: response.status, docs: body.docs?.length, body }
}

test('F4 an API key filters by related documents only within its scopes, whatever the spelling', async () => {
  const filters = ['[author.email]', '[author__email]', '[or][0][author.email]', '[and][0][or][0][author.email]']
  const ends = [
    ...[...filters, '[author.username]', '[related.author.email]'].map((filter) => `/posts?where${filter}[like]=a`),
    '/posts/count?where[author.email][like]=author-of',
    '/posts/versions?where[version.author.email][like]=author-of',
    '/posts/versions?where[parent.author.email][like]=author-of',
    '/posts/versions?sort=parent.author.email',
    '/posts?sort=author.email',
  ]
  for (const path of ends) expect([path, (await get(path, key)).status]).toEqual([path, 400])
  const posts = '/posts?where[author.email][like]=author-of-insiders'
  expect(await get(posts, widerKey)).toMatchObject({ status: 200, docs: 1 })
  expect(await get(posts, editor?.headers)).toMatchObject({ status: 200, docs: 1 })
  expect((await get(posts, hr?.headers)).status).toBe(400)
  const populated = `/posts/${made.post}?depth=2&populate[authors][email]=true`
  expect((await get(populated, key)).body.author).toBe(made.author)
  expect((await get(populated, hr?.headers)).body.author).not.toHaveProperty('email')
  expect((await get(populated, widerKey)).body.author).toMatchObject({ email: SECRET_EMAIL })
})

test('F4 what is in the trash is shown only to those who edit the collection', async () => {
  const trash = async (deletedAt: string | null) =>
    (await cms('PATCH', `/authors/${made.author}?trash=true`, { deletedAt }, editor?.headers)).status
  expect(await trash(new Date().toISOString())).toBe(200)
  const [list, one] = ['/authors?trash=true&where[username][equals]=ira', `/authors/${made.author}?trash=true`]
  expect(await get(list, editor?.headers)).toMatchObject({ docs: 1 })
  expect(await get(list, hr?.headers)).toMatchObject({ docs: 0 })
  expect((await get(one, hr?.headers)).status).toBe(404)
  expect(await trash(null)).toBe(200)
})

test('F4 a request with odd names is the sender’s fault, and no response names an internal address', async () => {
  const { port } = new URL(inject('adminUrl'))
  for (const [path, status, method = 'GET'] of [
    ['/colleagues?collection=__proto__', 403],
    ['/colleagues?collection=constructor', 403],
    ['/payload-folders?where[documentsAndFolders][exists]=true', 400],
    ['/payload-folders?where[folder.documentsAndFolders.name][equals]=a', 400],
    ['/media?where[folder.documentsAndFolders][exists]=true', 400],
    ['/payload-migrations', 404],
    ['/payload-migrations/1', 404],
    ['/no-such-collection', 404],
    ['/users/verify/1', 404, 'POST'],
    ['/payload-preferences/nothing', 404, 'DELETE'],
  ] as const) {
    const response = await cms(method, path, undefined, admin.headers)
    const said = JSON.stringify([...response.headers]) + (await response.text())
    expect([path, response.status, said.includes(`:${port}`)]).toEqual([path, status, false])
  }
})

test('F4 a date is deleted by those who publish its document, and by nobody else', async () => {
  expect(
    (await cms('PATCH', `/posts/${made.post}?draft=true`, { title: 'For a date', _status: 'draft' }, editor?.headers))
      .status,
  ).toBe(200)
  const wish = {
    document: `posts/${made.post}`,
    type: 'publish',
    local: `${new Date().getFullYear() + 1}-05-01T09:00`,
    timeZone: 'UTC',
  }
  const scheduled = await cms('POST', '/schedule', wish, editor?.headers)
  expect([scheduled.status, await scheduled.text()]).toEqual([200, expect.any(String)])
  const dates = () =>
    query<{ id: number }>("select id from payload_jobs where input -> 'doc' ->> 'value' = $1", [String(made.post)])
  const [date] = await dates()
  for (const [method, path] of [
    ['POST', `/schedule/${date?.id}/delete`],
    ['DELETE', `/payload-jobs/${date?.id}`],
    ['DELETE', '/payload-jobs?where[id][exists]=true'],
  ] as const)
    expect([path, (await cms(method, path, undefined, hr?.headers)).status]).toEqual([path, 403])
  expect(await dates()).toEqual([date])
  expect((await cms('POST', `/schedule/${date?.id}/delete`, undefined, editor?.headers)).status).toBe(200)
  expect(await dates()).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString'])('F4 R15 S7 no text names a collection “%s”', async (relationTo) => {
  const named = {
    ...link('A link', ''),
    fields: { linkType: 'internal', newTab: false, doc: { relationTo, value: 1 } },
  }
  const post = minimalPost('names-no-collection', { body: richText(paragraph(named)) })
  const response = await cms('POST', '/posts?depth=0', post, editor?.headers)
  expect([201, 400]).toContain(response.status)
  if (response.status === 400) return
  const { doc } = (await response.json()) as { doc: { id: number } }
  expect((await fetch(`${inject('siteUrl')}/blog/names-no-collection/`)).status).toBe(200)
  await admin.remove('posts', doc.id)
})

test('F4 S7 the back office names no folder of the server', async () => {
  for (const path of ['/admin', '/admin/collections/categories', '/admin/nothing-here']) {
    const page = await fetch(`${inject('siteUrl')}${path}`, { headers: hr?.headers })
    expect(await page.text()).not.toContain(inject('dataDir'))
  }
})

test('F4 S12 a server function gets what its screens send, and nothing else', async () => {
  const manifest = readFileSync('admin/.next/server/server-reference-manifest.json', 'utf8')
  const { node } = JSON.parse(manifest) as { node: Record<string, { filename: string }> }
  const [id = ''] = Object.keys(node).filter((one) => node[one]?.filename === 'admin/app/(payload)/layout.tsx')
  const statusOf = async (body: string) => {
    const headers = { ...editor?.headers, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
    return (await fetch(`${inject('siteUrl')}/admin`, { method: 'POST', headers, body })).status
  }
  const call = (name: string, args: object) => JSON.stringify([{ name, args }])
  const form = {
    collectionSlug: 'posts',
    operation: 'create',
    data: {},
    schemaPath: 'posts',
    docPreferences: { fields: {} },
  }
  expect(await statusOf(call('form-state', form))).toBe(200)
  const refused = [
    ...[call('render-list', {}), call('render-document', { collectionSlug: 'constructor' }), call('nothing', {})],
    ...[call('slugify', { path: 'no-path' }), '["$K9"]', '[', 'null'],
  ]
  for (const body of refused) expect([body, await statusOf(body)]).toEqual([body, 400])
  const unknown = { schemaPath: 'collection.posts.no-such-field', path: 'no-such-field' }
  expect(await statusOf(call('render-field', unknown))).toBe(404)
})

test('S12 a list opens without a filter by a field that is gone', async () => {
  for (const [filter, kept] of [
    ['where[or][0][and][0][gone][exists]=true&limit=5', '?limit=5'],
    ['where[and][][gone][exists]=true', ''],
    ['where[or]=x', ''],
  ]) {
    const url = `${inject('siteUrl')}/admin/collections/posts?${filter}`
    const page = await fetch(url, { headers: editor?.headers, redirect: 'manual' })
    expect([filter, page.status, page.headers.get('location')]).toEqual([
      filter,
      307,
      `/admin/collections/posts${kept}`,
    ])
  }
  const kept = `${inject('siteUrl')}/admin/collections/posts?where[or][0][and][0][title][exists]=true`
  expect((await fetch(kept, { headers: editor?.headers, redirect: 'manual' })).status).toBe(200)
})
