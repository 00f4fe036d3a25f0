import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createPageCache, type Rendered, type StoredPage } from './cache.ts'

const rendered = (text: string, tags: string[] = ['posts'], more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  tags: new Set(tags),
  keep: true,
  ...more,
})
const bodyText = ({ body }: StoredPage) => body.identity.bytes.toString()
const neverCalled = () => Promise.reject(new Error('rendered again'))

test('a page is rendered once, then served from the cache', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => rendered('first'))
  expect(bodyText(await cache.get('/', neverCalled))).toBe('first')
})

test('simultaneous requests for a page share one render', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => {
    renders += 1
    return rendered('shared')
  }
  await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(renders).toBe(1)
})

test('a change re-renders only the pages that read it', async () => {
  const cache = createPageCache({ staleMs: 0 })
  await cache.get('/blog/', async () => rendered('old', ['posts']))
  await cache.get('/legal', async () => rendered('law', ['pages']))
  cache.invalidate(['posts'])
  expect(bodyText(await cache.get('/blog/', async () => rendered('new')))).toBe('new')
  expect(bodyText(await cache.get('/legal', neverCalled))).toBe('law')
})

test('R6 a page that fails to re-render is served stale, after an exception or error status', async () => {
  const cache = createPageCache({ staleMs: 0 })
  await cache.get('/', async () => rendered('old'))
  cache.invalidate()
  expect(bodyText(await cache.get('/', neverCalled))).toBe('old')
  cache.invalidate()
  expect(bodyText(await cache.get('/', async () => rendered('broken', [], { status: 500 })))).toBe('old')
  cache.invalidate()
  expect(bodyText(await cache.get('/', async () => rendered('new')))).toBe('new')
})

test('a page that changes while it renders is not stored as fresh', async () => {
  const cache = createPageCache()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const slow = cache.get('/', () => promise)
  cache.invalidate(['posts'])
  resolve(rendered('read before the change'))
  await slow
  expect(bodyText(await cache.get('/', async () => rendered('read after the change')))).toBe('read after the change')
})

test('a request after a change does not join an earlier render', async () => {
  const cache = createPageCache()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const before = cache.get('/', () => promise)
  cache.invalidate(['posts'])
  const after = cache.get('/', async () => rendered('new'))
  resolve(rendered('old'))
  expect(bodyText(await after)).toBe('new')
  await before
})

test('a page that is gone is not served from the cache', async () => {
  const cache = createPageCache({ staleMs: 0 })
  await cache.get('/blog/gone', async () => rendered('here'))
  cache.invalidate(['posts'])
  expect((await cache.get('/blog/gone', async () => rendered('', [], { status: 404, keep: false }))).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('R13 unknown URLs are not cached', async () => {
  const cache = createPageCache()
  const missing = () => rendered('', [], { status: 404, keep: false })
  for (let i = 0; i < 50; i++) await cache.get(`/x${i}`, async () => missing())
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('R13 the cache has a limit in bytes and drops the least recently used pages', async () => {
  const maxBytes = 12_000
  const cache = createPageCache({ maxBytes })
  // About 2,700 bytes each.
  const noise = () => rendered(randomBytes(800).toString('base64'))
  for (const key of ['/a', '/b', '/c', '/d']) await cache.get(key, async () => noise())
  await cache.get('/a', neverCalled)
  await cache.get('/e', async () => noise())
  expect([cache.size, cache.bytes > maxBytes]).toEqual([4, false])
  await cache.get('/a', neverCalled)
  await expect(cache.get('/b', neverCalled)).rejects.toThrow('rendered again')
})

test('R13 a huge page does not evict all others', async () => {
  const cache = createPageCache({ maxBytes: 12_000 })
  await cache.get('/a', async () => rendered('small'))
  const huge = randomBytes(3_000).toString('hex')
  expect(bodyText(await cache.get('/huge', async () => rendered(huge)))).toBe(huge)
  await cache.get('/a', neverCalled)
  expect(cache.size).toBe(1)
})

test('R13 a page gets its best compression on the second request, with another ETag', async () => {
  const cache = createPageCache()
  const text = Array.from({ length: 500 }, (_, i) => `<p>${i} prairie ${i * 7} signal</p>`).join('')
  const first = (await cache.get('/', async () => rendered(text))).body
  const bytes = cache.bytes
  expect([first.isBest, brotliDecompressSync(first.br.bytes).toString()]).toEqual([false, text])
  await cache.get('/', neverCalled)
  await expect.poll(async () => (await cache.get('/', neverCalled)).body.isBest).toBe(true)
  const best = (await cache.get('/', neverCalled)).body
  expect(brotliDecompressSync(best.br.bytes).toString()).toBe(text)
  expect(best.br.bytes.length).toBeLessThan(first.br.bytes.length)
  expect(best.br.etag).not.toBe(first.br.etag)
  expect(cache.bytes).toBe(bytes - first.br.bytes.length + best.br.bytes.length)
  cache.invalidate()
  // The same content is not compressed again.
  expect((await cache.get('/', async () => rendered(text))).body).toBe(best)
})

test('R6 R13 visitors get the stale page while a render takes too long', async () => {
  const cache = createPageCache({ maxWaitMs: 0 })
  await cache.get('/', async () => rendered('old'))
  cache.invalidate()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  expect(bodyText(await cache.get('/', () => promise))).toBe('old')
  expect(bodyText(await cache.get('/', neverCalled))).toBe('old')
  resolve(rendered('new'))
  await expect.poll(async () => bodyText(await cache.get('/', neverCalled))).toBe('new')
})

test('R6 a failed render is not retried immediately, unless the content changes', async () => {
  const cache = createPageCache({ staleMs: 0 })
  await cache.get('/', async () => rendered('old'))
  cache.invalidate()
  expect(bodyText(await cache.get('/', neverCalled))).toBe('old')
  expect(bodyText(await cache.get('/', async () => rendered('new')))).toBe('old')
  cache.invalidate()
  expect(bodyText(await cache.get('/', async () => rendered('new')))).toBe('new')
})

test('R6 R10 a page that just became stale is sent at once, with one render behind it', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => rendered('old'))
  cache.invalidate(['posts'])
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  let renders = 0
  const render = () => {
    renders += 1
    return promise
  }
  const visitors = await Promise.all(Array.from({ length: 200 }, () => cache.get('/', render)))
  expect(visitors.map(bodyText)).toEqual(Array(200).fill('old'))
  const editor = cache.get('/', render, { isPatient: true })
  resolve(rendered('new'))
  expect(bodyText(await editor)).toBe('new')
  expect(renders).toBe(1)
  expect(bodyText(await cache.get('/', neverCalled))).toBe('new')
})

test('R10 a visitor who comes later than the time for stale pages waits for the new one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const cache = createPageCache({ staleMs: 800 })
    await cache.get('/', async () => rendered('old'))
    cache.invalidate(['posts'])
    vi.setSystemTime(Date.now() + 801)
    expect(bodyText(await cache.get('/', async () => rendered('new')))).toBe('new')
  } finally {
    vi.useRealTimers()
  }
})

test('R6 a page that cannot be rendered for a minute is reported once, and counted until it can', async () => {
  vi.useFakeTimers()
  const stuck: [string, string][] = []
  const cache = createPageCache({ staleMs: 0, onStuck: (key, error) => stuck.push([key, (error as Error).message]) })
  await cache.get('/', async () => rendered('old'))
  cache.invalidate()
  for (let seconds = 0; seconds <= 70; seconds += 10) {
    await cache.get('/', neverCalled)
    expect(cache.stuck()).toBe(seconds < 60 ? 0 : 1)
    vi.advanceTimersByTime(10_000)
  }
  expect(stuck).toEqual([['/', 'rendered again']])
  await cache.get('/', async () => rendered('new'))
  expect(cache.stuck()).toBe(0)
  vi.useRealTimers()
})
