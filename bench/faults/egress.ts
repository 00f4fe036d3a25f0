import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFetchPage } from '#providers/http/fetch-page.ts'
import { createFetch } from '#providers/http/fetch-public.ts'
import { createHostLimit } from '#providers/http/host-limit.ts'
import { createWebGatherers, gatherWith } from '#runs/artifacts/web-gatherers.ts'
import { bombs } from '#tests/support/bombs.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { internalUrls, metadataUrls } from '#tests/support/internal-addresses.ts'
import { privateSpellings } from '#tests/support/private-spellings.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import type { Setting } from './setting.ts'

const REBINDINGS = 1_000
const PUBLIC = '93.184.216.34'
const MB = 1024 * 1024
const BOMB_BYTES = 256 * MB
const MAX_GROWTH_MB = 50
const HOP_MS = 1_000
const GRACE_MS = 500
const DRIP_MS = 50
const GENERATED_SPELLINGS = 3_000

/** Measures what our server fetches on behalf of others (A). Counts connections where they would open. */
export async function measureEgress({ url }: Setting): Promise<Measure[]> {
  return [
    ...(await measureSpellings()),
    ...(await measureTypedSpellings()),
    await measureRebinding(),
    await measureBombs(),
    await measureSilence(),
    await measureDrip(),
    await measureSharedFetch(),
    await measureHostHeader(url),
  ]
}

async function measureSpellings(): Promise<Measure[]> {
  const { surroundings, attempts } = standInSurroundings()
  const fetchPublic = createFetch(surroundings)
  const urls = [...internalUrls, ...metadataUrls]
  const kinds = await Promise.all(
    urls.map((one) =>
      fetchPublic(one).then(
        () => 'fetched',
        ({ kind }) => kind as string,
      ),
    ),
  )
  const refused = kinds.filter((kind) => kind === 'refused').length
  return [
    all('A1 A5 spellings of internal addresses refused', refused, urls.length),
    none('A1 A5 connections to addresses that are not public', attempts.length, 'connections'),
  ]
}

/** A share that must be 100 percent. */
function all(what: string, count: number, of: number): Measure {
  return { what, value: (count * 100) / of, unit: '%', limit: 100, better: 'more', note: `of ${of}` }
}

/** As they are typed into a form, with and without a scheme: the whole path of a page. */
async function measureTypedSpellings(): Promise<Measure[]> {
  const { surroundings, attempts } = standInSurroundings()
  const fetchPage = createFetchPage(createFetch(surroundings))
  const urls = privateSpellings(GENERATED_SPELLINGS)
  let refused = 0
  for (const url of urls) await fetchPage({ url }).catch(({ kind }) => (refused += kind === 'refused' ? 1 : 0))
  return [
    all('A1 A5 generated spellings of private addresses refused, as typed', refused, urls.length),
    none('A1 A5 connections to private addresses from generated spellings', attempts.length, 'connections'),
  ]
}

/** A byte at a time, which no timeout of a single read notices. */
async function measureDrip(): Promise<Measure> {
  return serving(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write('a'), DRIP_MS)
      response.once('close', () => clearInterval(drip))
    },
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'drip.example': [PUBLIC] }, standIn })
      const began = performance.now()
      const fetchPage = createFetchPage(createFetch(surroundings))
      await fetchPage({ url: 'http://drip.example/' }, { hopMs: HOP_MS }).catch(() => undefined)
      const late = Math.round(performance.now() - began - HOP_MS)
      return {
        what: 'A7 a slow drip ends after the deadline',
        value: late,
        unit: 'ms',
        limit: GRACE_MS,
        better: 'less',
      }
    },
  )
}

/** Several tools and visitors on one address at the same time. */
async function measureSharedFetch(): Promise<Measure> {
  let requests = 0
  return serving(
    (request, response) => {
      requests += request.url === '/robots.txt' ? 0 : 1
      response.end('<p>Wool')
    },
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'shop.example': [PUBLIC] }, standIn })
      const gatherers = createWebGatherers({
        fetchPage: createFetchPage(createFetch(surroundings)),
        limiter: createHostLimit(),
      })
      const gather = gatherWith(gatherers({ isFresh: false }))
      await Promise.all(Array.from({ length: 200 }, () => gather('page', { url: 'http://shop.example/' })))
      return { what: '200 runs on one address', value: requests, unit: 'requests', limit: 1, better: 'less' }
    },
  )
}

async function measureRebinding() {
  return serving(
    (_request, response) => response.end('a'),
    async (standIn) => {
      let lookups = 0
      const resolve = async () => [lookups++ % 2 === 0 ? PUBLIC : '127.0.0.1']
      const { surroundings, attempts } = standInSurroundings({ standIn, resolve })
      const fetchPublic = createFetch(surroundings)
      for (let index = 0; index < REBINDINGS; index++)
        await fetchPublic('http://rebinding.example/').catch(() => undefined)
      const leaks = attempts.filter((ip) => ip !== PUBLIC).length
      return none(
        'A3 rebinding leaks',
        leaks,
        'connections',
        `of ${REBINDINGS} requests, ${attempts.length} connections`,
      )
    },
  )
}

async function measureBombs(): Promise<Measure> {
  let growth = 0
  for (const [encoding, body] of bombs(BOMB_BYTES)) {
    await serving(
      (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body),
      async (standIn) => {
        const { surroundings } = standInSurroundings({ names: { 'bomb.example': [PUBLIC] }, standIn })
        globalThis.gc?.()
        const before = process.memoryUsage().rss
        let most = before
        const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
        await createFetch(surroundings)('http://bomb.example/').catch(() => undefined)
        clearInterval(watch)
        growth = Math.max(growth, most - before, process.memoryUsage().rss - before)
      },
    )
  }
  return {
    what: 'A7 memory growth for a body that decodes to 256 MB',
    value: Math.round(growth / MB),
    unit: 'MB',
    limit: MAX_GROWTH_MB,
    better: 'less',
    note: 'gzip, brotli, zstd, and gzip twice; the largest',
  }
}

async function measureSilence(): Promise<Measure> {
  return serving(
    () => undefined,
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'silent.example': [PUBLIC] }, standIn })
      const began = performance.now()
      await createFetch(surroundings)('http://silent.example/', { hopMs: HOP_MS }).catch(() => undefined)
      const late = Math.round(performance.now() - began - HOP_MS)
      return { what: 'A7 answer after the deadline', value: late, unit: 'ms', limit: GRACE_MS, better: 'less' }
    },
  )
}

/** Requests an image of a host that the request itself names. */
async function measureHostHeader(url: string): Promise<Measure> {
  let arrived = 0
  const inside = createServer((_request, response) => {
    arrived += 1
    response.end('a')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  const { hostname, port: sitePort } = new URL(url)
  for (const path of ['/_image?href=/latest/meta-data&q=1', '/_image?href=%2Fa.png&w=10&f=webp&q=80'])
    await new Promise<void>((resolve, reject) => {
      const asked = request({ hostname, port: sitePort, path, headers: { host: `127.0.0.1:${port}` } }, (response) =>
        response.resume().once('end', () => resolve()),
      )
      asked.once('error', reject).end()
    })
  inside.close()
  return none('A4 requests into our network by a Host header', arrived, 'requests', 'of 2 by an anonymous visitor')
}
