import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, confirmedHeadersOf, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'

let admin: Awaited<ReturnType<typeof signIn>>
let writer: Account
let headers: Record<string, string>
const made: number[] = []

beforeAll(async () => {
  admin = await signIn()
  writer = await makeAccount('Wim Contributor', ['contributor'])
  headers = await headersOf(writer)
})

afterAll(async () => {
  for (const id of made) await admin.remove('posts', id)
  await query("delete from media where alt like 'Of a contributor%'")
  await writer.remove()
})

type Doc = { id: number; title?: string; _status?: string; createdBy?: number }
type ResponseBody = { doc?: Doc; docs?: Doc[]; message?: string; errors?: { message: string }[] }

/** Calls the CMS as the contributor. */
async function call(method: string, path: string, body?: unknown) {
  const response = await cms(method, path, body, headers)
  return { status: response.status, body: (await response.json()) as ResponseBody }
}

/** Returns a post that the contributor began. */
async function draft(slug: string) {
  const { status, body } = await call('POST', '/posts?draft=true&depth=0', minimalPost(slug, { _status: 'draft' }))
  expect([slug, status]).toEqual([slug, 201])
  const doc = body.doc as Doc
  made.push(doc.id)
  return doc
}

/** Returns what visitors would see of a post. */
const stored = async (id: number) => (await query<Doc>('select title, _status from posts where id = $1', [id]))[0]

async function othersPost(slug: string, more = {}) {
  const { id } = await admin.create('posts', minimalPost(slug, more))
  made.push(id)
  return id
}

test('F1 a contributor begins drafts, which are its own for good, and publishes none', async () => {
  expect(await draft('begun-by-wim')).toMatchObject({ _status: 'draft', createdBy: writer.id })
  expect((await call('POST', '/posts', minimalPost('published-by-wim'))).status).toBe(403)
  const fake = { ...minimalPost('faked-by-wim', { _status: 'draft' }), createdBy: admin, pinned: true }
  const { doc } = (await call('POST', '/posts?depth=0', fake)).body
  made.push(doc?.id ?? 0)
  expect(doc).toMatchObject({ createdBy: writer.id, pinned: false, _status: 'draft' })
  expect(await query('select 1 from posts where slug = $1', ['published-by-wim'])).toEqual([])
})

test('F1 whatever a contributor sends, a published document of its own stays as visitors see it', async () => {
  const { id, title } = await draft('kept-as-published')
  await admin.update('posts', id, { _status: 'published' })
  const before = { title, _status: 'published' }
  const path = `/posts/${id}`
  const published = { title: 'Smuggled', _status: 'published' }
  for (const [method, to, body, status] of [
    ['PATCH', path, published, 403],
    ['PATCH', `${path}?draft=true&autosave=true`, published, 403],
    ['PATCH', `/posts?where[id][equals]=${id}`, published, 403],
    ['PATCH', `${path}?unpublishAllLocales=true`, { title: 'Smuggled 1' }, 200],
    ['PATCH', path, { title: 'Smuggled 2' }, 200],
    ['PATCH', path, { _status: 'draft' }, 200],
    ['PATCH', `${path}?draft=false`, { title: 'Smuggled 3', _status: 'draft' }, 200],
    ['PATCH', `/posts?where[id][exists]=true`, { title: 'Smuggled 4' }, 200],
    ['PATCH', path, { deletedAt: '2026-01-01T00:00:00.000Z' }, 403],
    ['DELETE', path, undefined, 403],
    ['POST', '/payload-jobs', { taskSlug: 'schedulePublish' }, 403],
    ['GET', '/payload-jobs', undefined, 403],
    [
      'POST',
      '/schedule',
      { document: `posts/${id}`, type: 'unpublish', local: '2090-01-01T09:00', timeZone: 'UTC' },
      403,
    ],
    ['GET', `/schedule?document=posts/${id}`, undefined, 403],
    ['POST', '/review-requests/step', { document: `posts/${id}`, step: 'publish', text: '' }, 403],
  ] as const) {
    const { status: got } = await call(method, to, body)
    expect([method, to, body, got]).toEqual([method, to, body, status])
    expect([to, await stored(id)]).toEqual([to, before])
  }
  const newest = (await call('GET', `${path}?draft=true&depth=0`)).body as unknown as Doc
  expect(newest).toMatchObject({ title: 'Smuggled 4', _status: 'draft' })
})

test('F1 a contributor restores its earlier versions only as drafts', async () => {
  const { id, title } = await draft('restored-as-draft')
  await admin.update('posts', id, { _status: 'published' })
  await admin.update('posts', id, { title: 'A later title', _status: 'published' })
  const { docs } = (await call('GET', `/posts/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`)).body
  expect(docs?.length).toBeGreaterThan(2)
  for (const version of docs ?? []) expect((await call('POST', `/posts/versions/${version.id}`)).status).toBe(200)
  expect(await stored(id)).toEqual({ title: 'A later title', _status: 'published' })
  expect((await call('POST', `/posts/versions/${docs?.[0]?.id}?draft=true`)).status).toBe(200)
  expect((await call('GET', `/posts/${id}?draft=true&depth=0`)).body).toMatchObject({ title, _status: 'draft' })
})

test('F1 a contributor sees and changes no drafts of others, and no leads', async () => {
  const hidden = await othersPost('hidden-draft', { _status: 'draft' })
  const visible = await othersPost('visible-post')
  await admin.update('posts', visible, { title: 'A draft of others', _status: 'draft' }).catch(() => undefined)
  expect((await call('GET', `/posts/${hidden}?draft=true`)).status).toBe(404)
  expect((await call('GET', `/posts/versions?where[parent][equals]=${hidden}`)).body.docs).toEqual([])
  const list = (await call('GET', '/posts?draft=true&limit=0&depth=0')).body.docs ?? []
  expect(list.some(({ id }) => id === hidden)).toBe(false)
  expect(list.every(({ _status, createdBy }) => _status === 'published' || createdBy === writer.id)).toBe(true)
  for (const id of [hidden, visible]) {
    expect((await call('PATCH', `/posts/${id}?draft=true`, { title: 'Taken over' })).status).toBe(403)
    const document = `posts/${id}`
    expect((await call('GET', `/comments/about?document=${document}`)).status).toBe(403)
    expect((await call('GET', `/review-requests/about?document=${document}`)).status).toBe(403)
  }
  for (const slug of [
    'contact-requests',
    'quotes',
    'bookings',
    'applications',
    'subscribers',
    'issues',
    'outbox',
    'api-keys',
    'webhooks',
  ])
    expect([slug, (await call('GET', `/${slug}`)).status]).toEqual([slug, 403])
  expect(
    (await call('POST', '/api-keys', { name: 'Mine', scopes: [{ content: 'posts', access: 'publish' }] })).status,
  ).toBe(403)
  expect((await call('PATCH', '/globals/home', { heroTitle: 'Taken' })).status).not.toBe(200)
  expect((await cms('GET', `/preview/posts/${hidden}`, undefined, headers)).status).not.toBe(200)
})

test('F1 a contributor uploads images and describes its own', async () => {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Of a contributor' }))
  const color = { r: 9, g: Math.floor(Date.now() % 250), b: 77 }
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: color } })
    .png()
    .toBuffer()
  form.append('file', new File([new Uint8Array(png)], `${randomUUID()}.png`, { type: 'image/png' }))
  const { status, body } = await call('POST', '/media?depth=0', form)
  expect(status).toBe(201)
  const own = body.doc as Doc
  expect(own).toMatchObject({ createdBy: writer.id })
  expect((await call('PATCH', `/media/${own.id}`, { alt: 'Of a contributor, better' })).status).toBe(200)
  const [other] = await query<{ id: number }>('select id from media where created_by_id is null limit 1')
  expect((await call('PATCH', `/media/${other?.id}`, { alt: 'Of nobody' })).status).toBe(403)
  for (const id of [own.id, other?.id]) expect((await call('DELETE', `/media/${id}`)).status).toBe(403)
  expect((await call('POST', `/media/${own.id}/replace`, { by: other?.id })).status).toBe(403)
})

test('F1 an editor who becomes a contributor keeps no right to publish with an API key', async () => {
  const account = await makeAccount('Kay Demoted', ['editor'])
  const asEditor = await confirmedHeadersOf(account)
  const { id } = await admin.create('posts', minimalPost('of-a-demoted-editor'))
  made.push(id)
  const scopes = [{ content: 'posts', access: 'publish' }]
  const key = (await (await cms('POST', '/api-keys', { name: 'Kay', scopes }, asEditor)).json()) as ResponseBody
  const response = await cms('POST', `/api-keys/${key.doc?.id}/secret`, {}, asEditor)
  const { secret } = (await response.json()) as { secret: string }
  await admin.update('users', account.id, { roles: ['contributor'] })
  const withKey = (body: object) => cms('PATCH', `/posts/${id}`, body, { authorization: `Bearer ${secret}` })
  for (const body of [{ title: 'By key', _status: 'published' }, { title: 'By key' }])
    expect((await withKey(body)).status).toBe(403)
  expect((await stored(id))?.title).toBe('Title of of-a-demoted-editor')
  await account.remove()
})
