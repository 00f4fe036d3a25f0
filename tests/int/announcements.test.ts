import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { permissions } from '#cms/access/permissions.ts'
import { minimalPost } from '../support/editor.ts'
import { inject } from '../support/product.ts'

/** Slugs announced since the test began, in order, and the finer tags beside them. */
const announced: string[] = []
const finer: string[] = []
const listener = new pg.Client({ connectionString: inject('databaseUrl') })

type Client = typeof import('#cms/database/client.ts')
let client: Client
let cms: Awaited<ReturnType<Client['getCms']>>

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
  cms = await client.getCms()
  listener.on('notification', ({ payload }) => {
    for (const tag of JSON.parse(payload ?? '{}').tags ?? []) (publicSlugs.includes(tag) ? announced : finer).push(tag)
  })
  await listener.connect()
  await listener.query('listen content')
})

beforeEach(async () => {
  await seen()
  announced.length = 0
  finer.length = 0
})

afterAll(async () => {
  await cms.delete({ collection: 'posts', where: { slug: { like: 'announcements-test' } } })
  await cms.delete({ collection: 'reviews', where: { userName: { equals: 'Announcements test' } } })
  await cms.delete({ collection: 'redirects', where: { from: { like: 'announcements-test' } } })
  await client.stopCms()
  await listener.end()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

/** Returns what was announced so far: PostgreSQL delivers it before the response to a later query of the listener. */
async function seen() {
  await listener.query('select 1')
  return announced
}

const publicSlugs = Object.keys(permissions).filter((slug) => permissions[slug]?.read.visitors)
const publish = (slug: string) => cms.create({ collection: 'posts', data: minimalPost(slug) as never })
const review = { userName: 'Announcements test', userEmail: 'a@client.example', userFeedback: 'Good.', tool: 'minify' }

test.each(publicSlugs)('a change of %s, which visitors can read, is announced', async (slug) => {
  if (cms.config.globals.some((global) => global.slug === slug)) {
    await cms.updateGlobal({ slug: slug as never, data: {} as never, depth: 0 })
  } else {
    const collection = slug as 'posts'
    if (slug === 'reviews') await cms.create({ collection: 'reviews', data: { ...review, status: 'approved' } })
    if (slug === 'redirects')
      await cms.create({ collection: 'redirects', data: { from: '/announcements-test-a', to: '/', type: '301' } })
    const { docs } = await cms.find({ collection, limit: 1, depth: 0, overrideAccess: false })
    expect(docs, `a document of ${slug}`).toHaveLength(1)
    announced.length = 0
    await cms.update({ collection, id: docs[0]?.id ?? 0, data: {}, depth: 0 })
  }
  expect(await seen()).toContain(slug)
})

test('changes that visitors cannot read are not announced', async () => {
  const { id } = await cms.create({ collection: 'reviews', data: { ...review, status: 'pending' } })
  await cms.update({ collection: 'reviews', id, data: { status: 'disapproved' } })
  await cms.delete({ collection: 'reviews', id })
  expect(await seen()).toEqual([])
})

test('approving a review announces it, and so does withdrawing it', async () => {
  const { id } = await cms.create({ collection: 'reviews', data: { ...review, status: 'pending' } })
  await cms.update({ collection: 'reviews', id, data: { status: 'approved' } })
  expect(await seen()).toEqual(['reviews'])
  expect(finer).toEqual(expect.arrayContaining([`reviews/${id}`, 'reviews#tool/minify']))
  await cms.update({ collection: 'reviews', id, data: { status: 'disapproved' } })
  expect(await seen()).toEqual(['reviews', 'reviews'])
})

test('saving a draft announces nothing; publishing, unpublishing, and deleting announce once each', async () => {
  const { id } = await cms.create({
    collection: 'posts',
    data: { ...minimalPost('announcements-test-draft'), _status: 'draft' } as never,
    draft: true,
  })
  await cms.update({ collection: 'posts', id, data: { title: 'Autosaved' }, draft: true })
  expect(await seen()).toEqual([])
  await cms.update({ collection: 'posts', id, data: { _status: 'published' } })
  expect(await seen()).toEqual(['posts'])
  expect(finer).toEqual(expect.arrayContaining([`posts/${id}`, 'posts#order', 'path /blog/announcements-test-draft']))
  await cms.update({ collection: 'posts', id, data: { title: 'A draft next to it', _status: 'draft' }, draft: true })
  expect(await seen()).toEqual(['posts'])
  await cms.update({ collection: 'posts', id, data: { _status: 'draft' } })
  expect(await seen()).toEqual(['posts', 'posts'])
  await cms.update({ collection: 'posts', id, data: { _status: 'published' } })
  await cms.delete({ collection: 'posts', id, select: { title: true } })
  expect(await seen()).toEqual(['posts', 'posts', 'posts', 'posts'])
})

test('a hook that saves drafts of the same collection or document does not stop the announcement', async () => {
  const [changed, other] = [await publish('announcements-test-changed'), await publish('announcements-test-other')]
  const { beforeChange, afterChange } = cms.collections.posts.config.hooks
  const save = (id: number, title: string, req: Parameters<(typeof beforeChange)[0]>[0]['req']) =>
    cms.update({ collection: 'posts', id, data: { title, _status: 'draft' }, draft: true, depth: 0, req })
  const isOuter = ({ req, id }: { req: { context: Record<string, unknown> }; id: number }) =>
    id === changed.id && !req.context.isNested
  const before: (typeof beforeChange)[0] = async ({ data, originalDoc, req }) => {
    if (!isOuter({ req, id: originalDoc?.id })) return data
    req.context.isNested = true
    await save(other.id, 'A draft of another', req)
    req.context.isNested = false
    return data
  }
  const after: (typeof afterChange)[0] = async ({ doc, req }) => {
    if (!isOuter({ req, id: doc.id })) return doc
    req.context.isNested = true
    await save(changed.id, 'A draft of itself', req)
    req.context.isNested = false
    return doc
  }
  beforeChange.unshift(before)
  afterChange.unshift(after)
  announced.length = 0
  try {
    const data = { slug: 'announcements-test-moved', _status: 'published' } as const
    await cms.update({ collection: 'posts', id: changed.id, data, depth: 0 })
  } finally {
    beforeChange.splice(beforeChange.indexOf(before), 1)
    afterChange.splice(afterChange.indexOf(after), 1)
  }
  expect(await seen()).toContain('posts')
  const where = { from: { equals: '/blog/announcements-test-changed' } }
  const { docs } = await cms.find({ collection: 'redirects', where, depth: 0 })
  expect(docs.map(({ to }) => to)).toEqual(['/blog/announcements-test-moved'])
})
