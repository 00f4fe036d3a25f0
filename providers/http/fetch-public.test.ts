import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer as createTlsServer } from 'node:tls'
import { buildConnector } from 'undici'
import { expect, test } from 'vitest'
import { FETCH_HEADER } from '#engine/net/own-fetch.ts'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { internalUrls, metadataUrls, unusableUrls } from '#tests/support/internal-addresses.ts'
import { createFetch } from './fetch-public.ts'

const PUBLIC = '93.184.216.34'
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ kind, message, isFinal }) => ({ kind, message, isFinal }),
  )
const refused = { kind: 'refused', message: REFUSED_URL }

test('A1 A5 no spelling of an internal IP address is connected to, and all get the same message', async () => {
  const { surroundings, attempts } = standInSurroundings()
  const fetchPublic = createFetch(surroundings)
  for (const url of [...internalUrls, ...metadataUrls, ...unusableUrls])
    expect(await failure(fetchPublic(url)), url).toEqual({ ...refused, isFinal: true })
  expect(attempts).toEqual([])
})

test.each([
  ['an internal address', ['10.0.0.5']],
  ['a metadata service', ['168.63.129.16']],
  ['a public and an internal address', [PUBLIC, '192.168.1.1']],
  ['an internal address at the end of many', [PUBLIC, '1.1.1.1', '2606:4700::1111', '::ffff:10.0.0.1']],
  ['6to4', ['2002:a00:1::']],
  ['NAT64', ['64:ff9b::a00:1']],
  ['what is no address', ['localhost']],
  ['nothing', []],
])('A2 a name that resolves to %s is refused without a connection', async (_, addresses) => {
  const { surroundings, attempts } = standInSurroundings({ names: { 'evil.example': addresses } })
  expect(await failure(createFetch(surroundings)('http://evil.example/'))).toEqual({ ...refused, isFinal: false })
  expect(attempts).toEqual([])
})

test('A8 unknown names and internal names get the same message, and the log has the reason', async () => {
  const lines: string[] = []
  const { surroundings } = standInSurroundings({
    names: { 'inside.example': ['10.0.0.5'] },
    log: (line) => lines.push(line),
  })
  const fetchPublic = createFetch(surroundings)
  expect(await failure(fetchPublic('http://missing.example/'))).toEqual(
    await failure(fetchPublic('http://inside.example/')),
  )
  expect(lines).toEqual([expect.stringContaining('ENOTFOUND'), expect.stringContaining('10.0.0.5')])
})

test('A3 of 200 requests to an alternating name, none connects to an unchecked IP address', {
  tags: 'extended',
}, async () => {
  await serving(
    (_request, response) => response.end('public'),
    async (standIn) => {
      let lookups = 0
      const { surroundings, attempts } = standInSurroundings({
        standIn,
        resolve: async () => [lookups++ % 2 === 0 ? PUBLIC : '127.0.0.1'],
      })
      const fetchPublic = createFetch(surroundings)
      let answered = 0
      for (let index = 0; index < 200; index += 20) {
        const batch = Array.from({ length: 20 }, () =>
          fetchPublic('http://rebinding.example/').then(
            () => answered++,
            () => 0,
          ),
        )
        await Promise.all(batch)
      }
      expect({ lookups, answered }).toEqual({ lookups: 200, answered: 100 })
      expect(new Set(attempts)).toEqual(new Set([PUBLIC]))
    },
  )
})

test('A2 if the first IP address does not respond, the second is tried with the same host name', async () => {
  await serving(
    (request, response) => response.end(request.headers.host),
    async (standIn) => {
      const names = { 'shop.example': ['2606:4700::1', PUBLIC] }
      const { surroundings, attempts } = standInSurroundings({ names, standIn })
      const connect: typeof surroundings.connect = (options, callback) => {
        if (options.hostname !== PUBLIC) attempts.push(options.hostname)
        if (options.hostname !== PUBLIC) return callback(new Error('unreachable'), null)
        surroundings.connect(options, callback)
      }
      const { body } = await createFetch({ ...surroundings, connect })('http://shop.example:8080/')
      expect(body.toString()).toBe('shop.example:8080')
      expect(attempts).toEqual(['2606:4700::1', PUBLIC])
    },
  )
})

test('A3 TLS uses the host name at the checked IP address', async () => {
  const asked: string[] = []
  const server = createTlsServer({
    SNICallback: (name, done) => {
      asked.push(name)
      done(new Error('no certificate'))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = String((server.address() as AddressInfo).port)
  const connectors: string[] = []
  const real = buildConnector({ allowH2: false })
  const connect: typeof real = (options, callback) => {
    connectors.push(options.hostname)
    real({ ...options, hostname: '127.0.0.1', port }, callback)
  }
  const { surroundings } = standInSurroundings({ names: { 'shop.example': [PUBLIC] }, connect })
  expect(await failure(createFetch(surroundings)('https://shop.example/'))).toMatchObject({ kind: 'unreachable' })
  expect({ asked, connectors }).toEqual({ asked: ['shop.example'], connectors: [PUBLIC] })
  server.close()
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.example/',
  '//inside.example/',
  'http://[::ffff:10.0.0.1]/',
  'http://shop.example:22/',
  'http://user@shop.example/',
  'file:///etc/passwd',
  'http://',
])('A4 a redirect to %s is refused at its own hop', async (location) => {
  await serving(
    (_request, response) => response.writeHead(302, { location }).end(),
    async (standIn) => {
      const names = { 'shop.example': [PUBLIC], 'inside.example': ['10.0.0.1'] }
      const { surroundings, attempts } = standInSurroundings({ names, standIn })
      expect(await failure(createFetch(surroundings)('http://shop.example/'))).toMatchObject(refused)
      expect(attempts).toEqual([PUBLIC])
    },
  )
})

test('A4 each redirect is resolved separately, and credentials stay with their origin', async () => {
  const seen: unknown[] = []
  await serving(
    (request, response) => {
      const { authorization, host, cookie } = request.headers
      seen.push([request.method, host, request.url, authorization, cookie])
      if (request.url === '/start') return response.writeHead(302, { location: '/next' }).end()
      if (request.url === '/next') return response.writeHead(307, { location: '//other.example/end' }).end()
      response.end('end')
    },
    async (standIn) => {
      const names = { 'shop.example': [PUBLIC], 'other.example': ['1.1.1.1'] }
      const { surroundings, attempts } = standInSurroundings({ names, standIn })
      const headers = { Authorization: 'Bearer a', cookie: 'b=c' }
      const fetched = await createFetch(surroundings)('http://shop.example/start', { headers })
      expect(fetched.body.toString()).toBe('end')
      expect(fetched.url).toBe('http://other.example/end')
      expect(fetched.hops).toMatchObject([
        { url: 'http://shop.example/start', status: 302, location: 'http://shop.example/next' },
        { url: 'http://shop.example/next', status: 307, location: 'http://other.example/end' },
        { url: 'http://other.example/end', status: 200 },
      ])
      expect(seen).toEqual([
        ['GET', 'shop.example', '/start', 'Bearer a', 'b=c'],
        ['GET', 'shop.example', '/next', 'Bearer a', 'b=c'],
        ['GET', 'other.example', '/end', undefined, undefined],
      ])
      expect(attempts).toEqual([PUBLIC, PUBLIC, '1.1.1.1'])
    },
  )
})

test('A4 the eleventh redirect ends the fetch; with none allowed, the first is the response', async () => {
  await serving(
    (request, response) => response.writeHead(301, { location: `${request.url}a` }).end(),
    async (standIn) => {
      const { surroundings, attempts } = standInSurroundings({ names: { 'loop.example': [PUBLIC] }, standIn })
      const fetchPublic = createFetch(surroundings)
      expect(await failure(fetchPublic('http://loop.example/'))).toMatchObject({ kind: 'redirects' })
      expect(attempts).toHaveLength(11)
      const { status, hops } = await fetchPublic('http://loop.example/', { maxRedirects: 0 })
      expect([status, hops.length]).toEqual([301, 1])
    },
  )
})

test('A4 a 303 turns a POST into a GET without body, and a 308 keeps it', async () => {
  const seen: unknown[] = []
  await serving(
    async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push([request.method, request.url, request.headers['content-type'], body])
      const status = { '/303': 303, '/308': 308 }[request.url ?? '']
      response.writeHead(status ?? 200, status ? { location: '/end' } : {}).end()
    },
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'shop.example': [PUBLIC] }, standIn })
      const post = { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } } as const
      for (const path of ['/303', '/308']) await createFetch(surroundings)(`http://shop.example${path}`, post)
      expect(seen).toEqual([
        ['POST', '/303', 'text/plain', 'a'],
        ['GET', '/end', undefined, ''],
        ['POST', '/308', 'text/plain', 'a'],
        ['POST', '/end', 'text/plain', 'a'],
      ])
    },
  )
})

test('A6 our own name and IP addresses are refused, and requests to others identify us', async () => {
  await serving(
    (request, response) => response.end(JSON.stringify(request.headers)),
    async (standIn) => {
      const names = { 'shop.example': [PUBLIC], 'alias.example': ['1.1.1.1'] }
      const own = ['agency.example', '1.1.1.1']
      const { surroundings, attempts } = standInSurroundings({ names, standIn, isOwn: (host) => own.includes(host) })
      const fetchPublic = createFetch(surroundings)
      for (const url of [
        'https://agency.example/',
        'http://AGENCY.example.:8080',
        'http://1.1.1.1',
        'http://alias.example',
      ])
        expect(await failure(fetchPublic(url)), url).toMatchObject(refused)
      expect(attempts).toEqual([])
      const { body } = await fetchPublic('http://shop.example/', { headers: { 'user-agent': 'A browser' } })
      expect(JSON.parse(body.toString())).toMatchObject({ 'user-agent': 'Test/1.0', [FETCH_HEADER]: 'agency.example' })
    },
  )
})

test('an open target can be used although it is not public, and nothing else', async () => {
  await serving(
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    async (port) => {
      const { surroundings, attempts } = standInSurroundings({
        standIn: port,
        openTargets: new Set([`127.0.0.1:${port}`]),
      })
      const fetchPublic = createFetch(surroundings)
      const { status } = await fetchPublic(`http://127.0.0.1:${port}/`, { maxRedirects: 0 })
      expect(status).toBe(302)
      expect(await failure(fetchPublic(`http://127.0.0.1:${port}/`))).toMatchObject(refused)
      expect(attempts).toEqual(['127.0.0.1', '127.0.0.1'])
    },
  )
})

test.each([
  ['our own limit, if most of the time went by before its turn', lateTurn, 'busy'],
  ['the server, if it had the time', undefined, 'time-limit'],
])('a response that does not come in time is held against %s', async (_, limiter, kind) => {
  await serving(
    () => undefined,
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'shop.example': [PUBLIC] }, standIn })
      const options = { totalMs: 1_000, ...(limiter ? { limiter } : {}) }
      expect(await failure(createFetch(surroundings)('http://shop.example/', options))).toMatchObject({ kind })
    },
  )
})

/** A turn that comes when more than half of the time is over. */
async function lateTurn() {
  await wait(600)
  return () => undefined
}
