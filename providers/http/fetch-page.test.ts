import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { buildConnector } from 'undici'
import { expect, test } from 'vitest'
import { testCertificate } from '#tests/support/certificate.ts'
import { standInSurroundings } from '#tests/support/egress.ts'
import { privateSpellings } from '#tests/support/private-spellings.ts'
import { FetchFailure } from './fetch-failure.ts'
import { createFetchPage } from './fetch-page.ts'
import { createFetch } from './fetch-public.ts'

const PUBLIC = '93.184.216.34'
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  )

type Site = {
  http?: RequestListener
  https?: RequestListener
  raw?: string
  names?: Record<string, string[]>
  isTrusted?: boolean
}

/** Runs a page fetch against a site on loopback that stands in for every public IP address, with real TLS. */
async function withSite<T>(
  { http, https, raw, names = {}, isTrusted = true }: Site,
  work: (fetchPage: ReturnType<typeof createFetchPage>) => Promise<T>,
) {
  const { key, cert } = testCertificate(['shop.example', 'www.shop.example'])
  const plain =
    raw === undefined
      ? createServer(http)
      : createSocketServer((socket) => void socket.on('error', () => {}).once('data', () => socket.end(raw, 'latin1')))
  const secure = createTlsServer({ key, cert }, https)
  for (const server of [plain, secure]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ports = { 'http:': plain, 'https:': secure }
  const real = buildConnector({ allowH2: false, maxCachedSessions: 0, ...(isTrusted ? { ca: cert } : {}) })
  const connect: typeof real = (options, callback) => {
    const isOpen = options.protocol === 'https:' ? https !== undefined : true
    const port = (ports[options.protocol as keyof typeof ports].address() as AddressInfo).port
    return real({ ...options, hostname: '127.0.0.1', port: String(isOpen ? port : 1) }, callback)
  }
  const { surroundings } = standInSurroundings({
    names: { 'shop.example': [PUBLIC], 'www.shop.example': [PUBLIC], ...names },
    connect,
  })
  try {
    return await work(createFetchPage(createFetch(surroundings)))
  } finally {
    for (const server of [plain, secure]) server.close()
    secure.closeAllConnections()
    if ('closeAllConnections' in plain) plain.closeAllConnections()
  }
}

test('every hop has status, ordered headers, IP address, phases, and TLS', async () => {
  const page = await withSite(
    {
      http: (_request, response) => response.writeHead(301, { location: 'https://shop.example/a' }).end(),
      https: (_request, response) => {
        response.writeHead(200, ['Set-Cookie', 'a=1', 'Content-Type', 'text/html', 'set-cookie', 'b=2', 'X-Last', 'c'])
        response.end('<h1>Wool</h1>')
      },
    },
    (fetchPage) => fetchPage({ url: 'http://shop.example/' }),
  )
  const [first, last] = page.hops
  expect(first).toMatchObject({
    url: 'http://shop.example/',
    status: 301,
    statusText: 'Moved Permanently',
    location: 'https://shop.example/a',
    redirectedBy: 'status',
    httpVersion: '1.1',
    ip: PUBLIC,
    timing: { tls: null },
  })
  expect(first?.tls).toBeUndefined()
  expect(last?.headers.slice(0, 4)).toEqual([
    ['set-cookie', 'a=1'],
    ['content-type', 'text/html'],
    ['set-cookie', 'b=2'],
    ['x-last', 'c'],
  ])
  expect(last?.tls).toMatchObject({ protocol: 'TLSv1.3', cipher: expect.stringMatching(/^TLS_/), issuer: 'Test CA' })
  for (const { timing } of page.hops) {
    const phases = [timing.dns, timing.connect, timing.tls, timing.firstByte].filter((value) => value !== null)
    for (const value of phases) expect(value).toBeGreaterThanOrEqual(0)
    expect(timing.total).toBeGreaterThanOrEqual(phases.reduce((sum, value) => sum + value, 0) - 1)
  }
  expect(last?.timing.tls).toBeGreaterThan(0)
  expect(page).toMatchObject({
    requestedUrl: 'http://shop.example/',
    url: 'https://shop.example/a',
    status: 200,
    text: '<h1>Wool</h1>',
  })
})

test('without a scheme, https is tried first, and http if nothing listens there', async () => {
  const both = { http: ((_q, response) => response.end('plain')) as RequestListener }
  const secure = await withSite({ ...both, https: (_q, response) => response.end('secure') }, (fetchPage) =>
    fetchPage({ url: 'shop.example' }),
  )
  expect([secure.text, secure.url, secure.requestedUrl]).toEqual(['secure', 'https://shop.example/', 'shop.example'])
  const plain = await withSite(both, (fetchPage) => fetchPage({ url: 'shop.example' }))
  expect([plain.text, plain.url]).toEqual(['plain', 'http://shop.example/'])
})

test('a certificate error is reported, and http is not used instead', async () => {
  const site = {
    http: ((_q, response) => response.end('plain')) as RequestListener,
    https: ((_q, response) => response.end('secure')) as RequestListener,
  }
  const unknown = await withSite({ ...site, isTrusted: false }, (fetchPage) =>
    failureOf(fetchPage({ url: 'shop.example' })),
  )
  expect(unknown).toMatchObject({ kind: 'tls', unreadKind: 'tls', message: expect.stringContaining('certificate') })
  const names = { 'other.example': [PUBLIC] }
  const wrong = await withSite({ ...site, names }, (fetchPage) =>
    failureOf(fetchPage({ url: 'https://other.example/' })),
  )
  expect(wrong).toMatchObject({ kind: 'tls', message: expect.stringContaining('the certificate is for another name') })
})

test('A8 an unknown name is a DNS failure with the same message as any refusal', async () => {
  const names = { 'inside.example': ['10.0.0.1'] }
  const failures = await withSite({ http: () => undefined, names }, async (fetchPage) => [
    await failureOf(fetchPage({ url: 'missing.example' })),
    await failureOf(fetchPage({ url: 'inside.example' })),
    await failureOf(fetchPage({ url: 'http://10.0.0.1/' })),
  ])
  expect(failures.map(({ unreadKind }) => unreadKind)).toEqual(['dns', 'dns', 'refused'])
  expect(new Set(failures.map(({ message }) => message)).size).toBe(1)
})

test('A1 A5 no spelling of a private IP address is connected to', async () => {
  const { surroundings, attempts } = standInSurroundings()
  const fetchPage = createFetchPage(createFetch(surroundings))
  const spellings = privateSpellings(500)
  const kinds = await Promise.all(spellings.map(async (url) => (await failureOf(fetchPage({ url })))?.kind))
  expect(spellings.filter((_, at) => kinds[at] !== 'refused')).toEqual([])
  expect(attempts).toEqual([])
})

test('an invalid URL is refused before any look-up', async () => {
  const failure = await withSite({ http: () => undefined }, (fetchPage) =>
    failureOf(fetchPage({ url: 'ines@shop.example' })),
  )
  expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('is an email address') })
})

test('an HSTS upgrade is its own hop without a request', async () => {
  const plain: string[] = []
  const page = await withSite(
    {
      http: (request, response) => {
        plain.push(request.url ?? '')
        response.end()
      },
      https: (request, response) => {
        response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
        if (request.url === '/') response.writeHead(302, { location: 'http://www.shop.example/b' })
        response.end('<p>b')
      },
    },
    (fetchPage) => fetchPage({ url: 'https://shop.example/' }),
  )
  expect(page.hops.map(({ url, status, redirectedBy }) => [url, status, redirectedBy])).toEqual([
    ['https://shop.example/', 302, 'status'],
    ['http://www.shop.example/b', 307, 'hsts'],
    ['https://www.shop.example/b', 200, undefined],
  ])
  expect(plain).toEqual([])
})

test('a failure after redirects lists the hops', async () => {
  const failure = await withSite(
    { http: (request, response) => response.writeHead(302, { location: `${request.url}a` }).end() },
    (fetchPage) => failureOf(fetchPage({ url: 'http://shop.example/', maxRedirects: 50 })),
  )
  expect(failure).toMatchObject({ kind: 'redirects' })
  expect(failure.hops).toHaveLength(11)
})

test('A7 an endless response is a hop with its own message', async () => {
  const failure = await withSite(
    { http: (_q, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<p>') as never },
    (fetchPage) => failureOf(fetchPage({ url: 'http://shop.example/' }, { hopMs: 200 })),
  )
  expect(failure).toMatchObject({
    kind: 'time-limit',
    message: expect.stringContaining('did not end'),
    hops: [{ status: 200 }],
  })
})

test('A7 https and http share one deadline', async () => {
  const limits: [url: string, totalMs: number][] = []
  const fetchPage = createFetchPage(async (url, { totalMs = 0 } = {}) => {
    limits.push([url, totalMs])
    const asked = performance.now()
    while (performance.now() < asked + 5) await Promise.resolve()
    throw new FetchFailure('unreachable', 'nothing listens')
  })
  await failureOf(fetchPage({ url: 'silent.example' }, { totalMs: 1_000 }))
  expect(limits.map(([url]) => url)).toEqual(['https://silent.example/', 'http://silent.example/'])
  expect(limits[1]?.[1]).toBeLessThanOrEqual(996)
})

test('A7 a body over 5 MB is refused, whatever length it declares', async () => {
  const body = Buffer.alloc(5 * 1024 * 1024 + 1, 'a')
  for (const headers of [{ 'content-length': body.length }, { 'content-encoding': 'gzip' }]) {
    const sent = 'content-encoding' in headers ? gzipSync(body) : body
    const failure = await withSite(
      { http: (_q, response) => response.writeHead(200, headers).end(sent) },
      (fetchPage) => failureOf(fetchPage({ url: 'http://shop.example/' })),
    )
    expect(failure).toMatchObject({
      kind: 'too-large',
      message: expect.stringMatching(/larger than [\d,]+ [kM]B/),
      hops: [{ status: 200 }],
    })
  }
})

test('bytes are counted as transferred, and the text is decoded', async () => {
  const html = `<meta charset="shift_jis"><p>${'a'.repeat(10_000)}`
  const page = await withSite(
    {
      http: (_q, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(html)),
    },
    (fetchPage) => fetchPage({ url: 'http://shop.example/' }),
  )
  expect(page).toMatchObject({
    transferBytes: gzipSync(html).length,
    text: html,
    mediaType: 'text/html',
    encoding: { name: 'Shift_JIS', from: 'meta' },
  })
  expect(page.body).toHaveLength(html.length)
})

test('a preflight is sent as browsers send it', async () => {
  const sent: unknown[] = []
  const page = await withSite(
    {
      http: ({ method, headers }, response) => {
        sent.push([method, headers.origin, headers['access-control-request-method']])
        response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
      },
    },
    (fetchPage) => fetchPage({ url: 'http://shop.example/', method: 'OPTIONS', origin: 'https://stranger.example' }),
  )
  expect(sent).toEqual([['OPTIONS', 'https://stranger.example', 'GET']])
  expect([page.status, page.headers]).toEqual([204, expect.arrayContaining([['access-control-allow-origin', '*']])])
})

test('a HEAD that the server refuses is repeated as GET', async () => {
  const methods: unknown[] = []
  const page = await withSite(
    {
      http: (request, response) => {
        methods.push(request.method)
        response.writeHead(request.method === 'HEAD' ? 405 : 200).end('a')
      },
    },
    (fetchPage) => fetchPage({ url: 'http://shop.example/', method: 'HEAD' }),
  )
  expect([methods, page.status]).toEqual([['HEAD', 'GET'], 200])
})

test('HTTP/1.0, raw bytes in a Location, and fragments across redirects work', async () => {
  const page = await withSite(
    {
      raw: 'HTTP/1.0 302 Found\r\nLocation: https://shop.example/caf\xc3\xa9\r\n\r\n',
      https: (_q, response) => response.end('<p>'),
    },
    (fetchPage) => fetchPage({ url: 'http://shop.example/#menu' }),
  )
  expect(page.hops[0]).toMatchObject({ httpVersion: '1.0', location: 'https://shop.example/caf%C3%A9' })
  expect(page.url).toBe('https://shop.example/caf%C3%A9#menu')
})
