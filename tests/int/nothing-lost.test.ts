// extended: speed: compression.
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let cms: Payload
let req: PayloadRequest
let connection: typeof import('#cms/database/connection.ts')
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  // The CMS also runs in this process, on the product's database.
  Object.assign(process.env, {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: inject('siteUrl'),
    LOG_LEVEL: 'silent',
  })
  vi.resetModules()
  connection = await import('#cms/database/connection.ts')
  cms = await connection.getCms()
  const { docs } = await cms.find({ collection: 'users', where: { roles: { contains: 'admin' } }, limit: 1 })
  req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, cms)
  editor = await signIn()
})

afterAll(async () => {
  for (const collection of ['posts', 'pages', 'case-studies'] as const)
    await cms.delete({ collection, where: { slug: { like: 'kept-' } }, trash: true })
  await cms.delete({ collection: 'redirects', where: { from: { like: 'kept-' } } })
  await connection.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'LOG_LEVEL']) delete process.env[name]
})

const asEditor = () => ({ req, user: req.user, overrideAccess: false }) as const
const statusOf = async (path: string) => (await page(path)).status

test('§1 a version can be restored after another document took its slug, and a restored draft does not unpublish', async () => {
  const { id } = await editor.create('pages', { title: 'First', slug: 'kept-first', _status: 'published' })
  await editor.update('pages', id, { title: 'Second', slug: 'kept-second', _status: 'published' })
  await editor.create('pages', { title: 'Taker', slug: 'kept-first', _status: 'published' })
  await cms.update({ collection: 'pages', id, draft: true, data: { title: 'Only a draft', _status: 'draft' } })
  const versions = await cms.findVersions({ collection: 'pages', where: { parent: { equals: id } }, sort: 'createdAt' })
  const restore = (index: number) =>
    fetch(`${inject('siteUrl')}/cms-api/pages/versions/${versions.docs[index]?.id}`, {
      method: 'POST',
      headers: editor.headers,
    })
  const stored = () => cms.findByID({ collection: 'pages', id, depth: 0 })
  expect((await restore(0)).status).toBe(200)
  expect(await stored()).toMatchObject({ title: 'First', slug: 'kept-second', _status: 'published' })
  expect((await restore(versions.docs.length - 1)).status).toBe(200)
  expect(await stored()).toMatchObject({ title: 'First', _status: 'published' })
})

test('§1 an image in use can be deleted only after it is replaced, and replacing it keeps drafts and published versions', async () => {
  const { docs } = await cms.find({ collection: 'media', limit: 2, sort: 'id', depth: 0 })
  const [from = 0, to = 0] = docs.map(({ id }) => id)
  const { id } = await editor.create('posts', minimalPost('kept-image', { featureImage: to }))
  await cms.update({ collection: 'posts', id, draft: true, data: { title: 'A draft of it', _status: 'draft' } })
  await expect(editor.update('media', to, { deletedAt: new Date().toISOString() })).rejects.toThrow(
    'This image is used',
  )
  await expect(editor.remove('media', to)).rejects.toThrow('This image is used')
  const { usesOf } = await import('#cms/image-uses/image-uses.ts')
  const { replaceImage } = await import('#cms/image-uses/replace-image.ts')
  await replaceImage(req, to, from)
  expect(await usesOf(req, to)).toEqual([])
  const read = (draft: boolean) => cms.findByID({ collection: 'posts', id, draft, depth: 0 })
  expect(await read(false)).toMatchObject({ featureImage: from, _status: 'published', title: 'Title of kept-image' })
  expect(await read(true)).toMatchObject({ featureImage: from, _status: 'draft', title: 'A draft of it' })
})

test('§1 a document in the trash leaves the site, can be restored, and is deleted after thirty days', async () => {
  const { emptyTrash } = await import('#worker/empty-trash.ts')
  const { id } = await editor.create('posts', minimalPost('kept-trash'))
  await waitFor(async () => (await statusOf('/blog/kept-trash')) === 200)
  const trash = () =>
    cms.update({ collection: 'posts', id, data: { deletedAt: '2020-01-01T00:00:00.000Z' }, ...asEditor() })
  await trash()
  await waitFor(async () => (await statusOf('/blog/kept-trash')) === 404)
  await expect(editor.create('posts', minimalPost('kept-trash'))).rejects.toThrow('in the trash')
  await cms.update({ collection: 'posts', id, data: { deletedAt: null }, trash: true, ...asEditor() })
  await waitFor(async () => (await statusOf('/blog/kept-trash')) === 200)
  await trash()
  const errors: unknown[] = []
  const left = async () =>
    (await cms.count({ collection: 'posts', where: { id: { equals: id } }, trash: true })).totalDocs
  // The server uses its own clock, not the date in the request.
  await emptyTrash((error) => errors.push(error))
  expect(await left()).toBe(1)
  await emptyTrash((error) => errors.push(error), Date.now() + 31 * 86_400_000)
  expect({ left: await left(), errors }).toEqual({ left: 0, errors: [] })
})

test('§1 publishing a case study requires its date; a draft does not', async () => {
  const draft = { title: 'Kept', slug: 'kept-study', _status: 'draft' }
  const { id } = await cms.create({ collection: 'case-studies', data: draft as never, draft: true })
  await expect(editor.update('case-studies', id, { _status: 'published' })).rejects.toThrow('publishDate')
})

test('§1 a redirect to an unpublished post leads to the blog until the post is published again', async () => {
  const { id } = await editor.create('posts', minimalPost('kept-target'))
  await editor.create('redirects', { from: '/kept-old', to: '/blog/kept-target', type: '301' })
  const leadsTo = (location: string) =>
    waitFor(async () => (await page('/kept-old')).response.headers.get('location') === location)
  await leadsTo('/blog/kept-target')
  await editor.update('posts', id, { _status: 'draft' })
  await leadsTo('/blog/')
  await editor.update('posts', id, { _status: 'published' })
  await leadsTo('/blog/kept-target')
})

test('§1 scripts and pages of the back office are compressed', { tags: 'extended' }, async () => {
  const login = await (await fetch(`${inject('siteUrl')}/admin/login`)).text()
  const [script = ''] = login.match(/\/_next\/static\/[^"]+\.js/) ?? []
  const response = await fetch(inject('siteUrl') + script, { headers: { 'accept-encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  const page = await fetch(`${inject('siteUrl')}/admin/login`, { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(await page.text()).toContain('</html>')
  expect(response.headers.get('cache-control')).toContain('immutable')
})
