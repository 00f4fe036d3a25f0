import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { minimalPost } from '../support/editor.ts'
import { fetchOnLoopback } from '../support/egress.ts'
import { inject } from '../support/product.ts'

const KEY = 'a-key-of-the-indexnow-test'
const SITE = 'https://agency.example'

type Message = { host: string; key: string; keyLocation: string; urlList: string[] }
type IndexNowResponse = { status: number; headers?: Record<string, string> }

/** What the endpoint received, and its next response; 200 by default. */
const received: Message[] = []
const nextResponses: IndexNowResponse[] = []
const endpoint = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push(JSON.parse(body))
    const { status, headers } = nextResponses.shift() ?? { status: 200 }
    response.writeHead(status, headers).end()
  })
})

let cms: Awaited<ReturnType<typeof import('#cms/database/client.ts')['getCms']>>
let client: typeof import('#cms/database/client.ts')
let submitToIndexNow: typeof import('#worker/submit-to-indexnow.ts')['submitToIndexNow']

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  // The CMS and the worker's function run in this process on the product's database, as on a public site with a key.
  const { port } = endpoint.address() as AddressInfo
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: SITE,
    INDEXNOW_KEY: KEY,
    INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow`,
  })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
  const worker = await import('#worker/submit-to-indexnow.ts')
  const { submitPages } = await import('#providers/indexnow/submit-pages.ts')
  // Production has no open targets, so this test's endpoint needs its own fetch.
  submitToIndexNow = (more = {}) =>
    worker.submitToIndexNow({ submit: (message) => submitPages(message, fetchOnLoopback()), ...more })
  cms = await client.getCms()
})

beforeEach(async () => {
  await client.forgetChanged(await client.changedPages(10_000))
  await client.storeBackoff({ until: 0, attempts: 0 })
  received.length = 0
  nextResponses.length = 0
})

afterAll(async () => {
  await cms.delete({ collection: 'posts', where: { slug: { like: 'indexnow-test' } } })
  await cms.delete({ collection: 'redirects', where: { from: { like: 'indexnow-test' } } })
  await client.forgetChanged(await client.changedPages(10_000))
  await client.stopCms()
  await new Promise((resolve) => endpoint.close(resolve))
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'INDEXNOW_KEY', 'INDEXNOW_ENDPOINT'])
    delete process.env[name]
  Object.assign(process.env, { NODE_ENV: 'test' })
})

async function publish(slug: string, more: object = {}) {
  return cms.create({ collection: 'posts', data: minimalPost(slug, { ...more }) as never })
}

const waiting = async () => (await client.changedPages(10_000)).map(({ path }) => path)

test('S-33 publishing, changing, moving, and unpublishing a page submit it once each', async () => {
  const post = await publish('indexnow-test-one')
  const change = (data: object) => cms.update({ collection: 'posts', id: post.id, data: data as never })
  await change({ title: 'Another title', _status: 'published' })
  await change({ title: 'A third title', _status: 'published' })
  await submitToIndexNow()
  expect(received).toEqual([
    {
      host: 'agency.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/blog/indexnow-test-one`],
    },
  ])
  await submitToIndexNow()
  expect(received).toHaveLength(1)

  await change({ slug: 'indexnow-test-two', _status: 'published' })
  await submitToIndexNow()
  expect(received[1]?.urlList.sort()).toEqual([`${SITE}/blog/indexnow-test-one`, `${SITE}/blog/indexnow-test-two`])

  await cms.update({ collection: 'posts', id: post.id, data: { _status: 'draft' } })
  await submitToIndexNow()
  expect(received[2]?.urlList).toEqual([`${SITE}/blog/indexnow-test-two`])
})

test('S-33 drafts, noindex pages, and rolled-back changes are not submitted', async () => {
  await publish('indexnow-test-draft', { _status: 'draft' })
  const hidden = await publish('indexnow-test-hidden', { seo: { noindex: true } })
  await cms.update({ collection: 'posts', id: hidden.id, data: { title: 'Still hidden', _status: 'published' } })
  const shown = await publish('indexnow-test-shown')
  await client.forgetChanged(await client.changedPages(10_000))
  await cms.update({ collection: 'posts', id: shown.id, data: { title: 'A later draft' }, draft: true })
  const transactionID = (await cms.db.beginTransaction()) as number
  const data = minimalPost('indexnow-test-undone') as never
  await cms.create({ collection: 'posts', data, req: { transactionID } })
  await cms.db.rollbackTransaction(transactionID)
  expect(await waiting()).toEqual([])
  await submitToIndexNow()
  expect(received).toEqual([])
})

test('S-33 after a 429, the worker waits as long as Retry-After says, then submits everything', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await publish('indexnow-test-patience')
  nextResponses.push({ status: 429, headers: { 'retry-after': '600' } })
  const start = Date.now()
  const at = (seconds: number) => submitToIndexNow({ now: () => start + seconds * 1_000 })
  await at(0)
  expect(received).toHaveLength(1)
  expect(await waiting()).toEqual(['/blog/indexnow-test-patience'])
  await at(60)
  await at(599)
  expect(received).toHaveLength(1)
  await publish('indexnow-test-meanwhile')
  await at(601)
  expect(received[1]?.urlList.sort()).toEqual([
    `${SITE}/blog/indexnow-test-meanwhile`,
    `${SITE}/blog/indexnow-test-patience`,
  ])
  expect(await waiting()).toEqual([])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})

test('S-33 errors of the endpoint are retried with increasing delays', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await publish('indexnow-test-fault')
  nextResponses.push({ status: 503 }, { status: 500 })
  const start = Date.now()
  const at = (seconds: number) => submitToIndexNow({ now: () => start + seconds * 1_000 })
  await at(0)
  await at(59)
  expect(received).toHaveLength(1)
  await at(61)
  await at(61 + 119)
  expect(received).toHaveLength(2)
  await at(61 + 121)
  expect(received).toHaveLength(3)
  expect(await waiting()).toEqual([])
  error.mockRestore()
})

test('S-33 a rejected submission is logged and not retried', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await publish('indexnow-test-refused')
  nextResponses.push({ status: 422 })
  await submitToIndexNow()
  expect(error).toHaveBeenCalledWith(expect.stringContaining('answered 422'))
  await submitToIndexNow()
  expect(received).toHaveLength(1)
  error.mockRestore()
})

test('S-33 a page that changes while it is submitted is submitted again', async () => {
  const post = await publish('indexnow-test-race')
  const pages = await client.changedPages(10)
  await cms.update({ collection: 'posts', id: post.id, data: { title: 'Changed meanwhile', _status: 'published' } })
  await client.forgetChanged(pages)
  expect(await waiting()).toEqual(['/blog/indexnow-test-race'])
})
