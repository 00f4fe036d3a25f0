import { expect, test } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const rendered = (text: string, tags: string[] = ['posts'], more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  tags: new Set(tags),
  keep: true,
  ...more,
})
const textOf = (page: { identity: { bytes: Buffer } }) => page.identity.bytes.toString()
const neverCalled = () => Promise.reject(new Error('rendered again'))

test('a page is rendered once and served from then on', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => rendered('first'))
  expect(textOf(await cache.get('/', neverCalled))).toBe('first')
})

test('requests that wait for the same page share one render', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => {
    renders += 1
    return rendered('shared')
  }
  await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(renders).toBe(1)
})

test('a change renders anew what read it, and nothing else', async () => {
  const cache = createPageCache()
  await cache.get('/blog/', async () => rendered('old', ['posts']))
  await cache.get('/legal', async () => rendered('law', ['pages']))
  cache.invalidate(['posts'])
  expect(textOf(await cache.get('/blog/', async () => rendered('new')))).toBe('new')
  expect(textOf(await cache.get('/legal', neverCalled))).toBe('law')
})

test('R6 a page that cannot be rendered anew is served as it was, by error and by status', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => rendered('old'))
  cache.invalidate()
  expect(textOf(await cache.get('/', neverCalled))).toBe('old')
  expect(textOf(await cache.get('/', async () => rendered('broken', [], { status: 500 })))).toBe('old')
  expect(textOf(await cache.get('/', async () => rendered('new')))).toBe('new')
})

test('what changes while a page is rendered is not stored as fresh', async () => {
  const cache = createPageCache()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const slow = cache.get('/', () => promise)
  cache.invalidate(['posts'])
  resolve(rendered('read before the change'))
  await slow
  expect(textOf(await cache.get('/', async () => rendered('read after the change')))).toBe('read after the change')
})

test('a request after a change does not join a render from before it', async () => {
  const cache = createPageCache()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const before = cache.get('/', () => promise)
  cache.invalidate(['posts'])
  const after = cache.get('/', async () => rendered('new'))
  resolve(rendered('old'))
  expect(textOf(await after)).toBe('new')
  await before
})

test('a page that is gone is not served from memory', async () => {
  const cache = createPageCache()
  await cache.get('/blog/gone', async () => rendered('here'))
  cache.invalidate(['posts'])
  expect((await cache.get('/blog/gone', async () => rendered('not found', [], { status: 404 }))).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('what is not found is not kept: unknown addresses are without number', async () => {
  const cache = createPageCache()
  for (let i = 0; i < 50; i++) await cache.get(`/x${i}`, async () => rendered('', [], { status: 404 }))
  expect(cache.size).toBe(0)
})
