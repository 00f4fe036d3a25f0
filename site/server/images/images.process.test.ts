import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IMAGE_HEIGHTS } from '#engine/images/sizes.ts'
import { environment } from '#platform/environment/environment.ts'
import { registerImages } from './images.ts'

const ID = 'a'.repeat(40)
const ADDRESS = `/images/p/d/${ID}-600x400.png`
const AT_ONCE = 120

let dataDir: string
let site: FastifyInstance

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  await mkdir(join(dataDir, 'media'))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
    .png()
    .toFile(join(dataDir, 'media', `${ID}.png`))
  site = Fastify()
  await registerImages(site, { ...environment, dataDir, imageProject: 'p', imageDataset: 'd' })
  await site.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (query: string, remoteAddress = '192.0.2.1', method: 'GET' | 'HEAD' = 'GET') =>
  site.inject({ method, url: ADDRESS + query, remoteAddress })
const sizes = IMAGE_HEIGHTS.flatMap((h) => [30, 45, 60, 75, 90].map((q) => `?w=32&h=${h}&fit=crop&fm=jpg&q=${q}`))

test('C1 a visitor who requests many new sizes must wait, but gets existing ones, and others are served', {
  tags: 'extended',
  timeout: 60_000,
}, async () => {
  const flood = sizes.slice(0, AT_ONCE + 30).map((query) => get(query))
  const [other, ...flooded] = await Promise.all([get('?w=64', '192.0.2.2'), ...flood])
  expect(other.statusCode).toBe(200)
  const refused = flooded.filter(({ statusCode }) => statusCode === 429)
  expect(flooded.filter(({ statusCode }) => statusCode === 200).length).toBe(flooded.length - refused.length)
  expect(refused.length).toBeGreaterThan(5)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]?.headers['cache-control']).toBe('no-store')
  const again = await Promise.all(sizes.slice(0, 20).map((query) => get(query)))
  expect(again.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
})

test('R12 a file that cannot be opened is a 503, not a missing image', async () => {
  const id = 'e'.repeat(40)
  const file = join(dataDir, 'media', `${id}.png`)
  await symlink(file, file)
  const { statusCode, headers } = await site.inject({ url: `/images/p/d/${id}-600x400.png` })
  expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: expect.any(String) })
})

test('C1 simultaneous requests for a new size share one image, stored once', async () => {
  // The first image that is stored creates the folder.
  const kept = async () => (await readdir(join(dataDir, 'image-cache')).catch(() => [])).length
  const before = await kept()
  const visitors = Array.from({ length: 20 }, (_, index) => get('?w=480&fm=avif', `198.51.100.${index}`))
  const bodies = (await Promise.all(visitors)).map(({ rawPayload }) => rawPayload.toString('base64'))
  expect([new Set(bodies).size, await kept()]).toEqual([1, before + 1])
})

test('C1 a URL without an allowed size redirects and renders nothing', async () => {
  for (let index = 0; index < 2 * AT_ONCE; index++) {
    const { statusCode, headers } = await get(`?w=${401 + (index % 70)}&blur=9`, '192.0.2.3')
    expect([statusCode, headers.location]).toEqual([302, `${ADDRESS}?w=480`])
  }
})

test('C1 an image is not rendered for a visitor who has left', { tags: 'extended' }, async () => {
  const { port } = site.server.address() as { port: number }
  const leaving = new AbortController()
  const asked = IMAGE_HEIGHTS.slice(0, 60).map((h) =>
    fetch(`http://127.0.0.1:${port}${ADDRESS}?w=200&h=${h}&fit=crop`, { signal: leaving.signal }).catch(
      () => undefined,
    ),
  )
  const first = await Promise.race(asked)
  expect(first?.status).toBe(200)
  leaving.abort()
  await Promise.all(asked)
  // The next client has its turn before the remaining requests of the first one.
  const cachedCount = async () =>
    (await readdir(join(dataDir, 'image-cache'))).filter((name) => name.endsWith('.png')).length
  expect((await get('?w=96', '192.0.2.4')).statusCode).toBe(200)
  expect((await get('?w=100', '127.0.0.1')).statusCode).toBe(200)
  expect(await cachedCount()).toBeLessThan(40)
})

test('C2 an image response is sandboxed and embeddable, and HEAD matches GET', async () => {
  for (const query of ['', '?w=320', '?w=320']) {
    const { headers, statusCode } = await get(query, '192.0.2.5')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^image\/png/)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['cache-control']).toContain('immutable')
    const head = await get(query, '192.0.2.5', 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, headers['content-length'], ''])
  }
})
