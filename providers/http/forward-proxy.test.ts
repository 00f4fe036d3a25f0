import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { internalUrls, metadataUrls } from '#tests/support/internal-addresses.ts'
import { type ForwardProxy, PROXY_GREETING, startForwardProxy } from './forward-proxy.ts'

const PUBLIC = '93.184.216.34'
const names = { 'shop.example': [PUBLIC], 'mixed.example': [PUBLIC, '10.0.0.1'], 'inside.example': ['127.0.0.1'] }

/** Runs work with a proxy whose connections all lead to a server on loopback. */
async function proxied(
  work: (proxy: ForwardProxy, seen: { attempts: string[]; requests: string[] }) => Promise<void>,
  { limits = {}, resolve }: { limits?: object; resolve?: () => Promise<string[]> } = {},
) {
  const requests: string[] = []
  const listener: Parameters<typeof serving>[0] = ({ method, url, headers }, response) => {
    requests.push(`${method} ${headers.host}${url} ${headers['proxy-authorization'] ?? ''}`.trim())
    response.end(url === '/large' ? Buffer.alloc(300_000) : 'Wool socks')
  }
  await serving(listener, async (standIn) => {
    const { surroundings, attempts } = standInSurroundings({ names, standIn, ...(resolve ? { resolve } : {}) })
    const proxy = await startForwardProxy(surroundings, limits)
    await work(proxy, { attempts, requests }).finally(proxy.stop)
  })
}

const passwordOf = ({ username, password }: ForwardProxy) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

/** Sends a plain request through the proxy; returns its status, 0 if the response was cut. */
async function get(proxy: ForwardProxy, url: string, headers: Record<string, string> = authorized(proxy)) {
  const sent = request({ host: '127.0.0.1', port: proxy.port, path: url, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let body = ''
  response.on('data', (chunk: Buffer) => (body += chunk)).on('error', () => undefined)
  await new Promise((resolve) => response.once('close', resolve))
  return { status: response.complete ? response.statusCode : 0, body }
}

const authorized = (proxy: ForwardProxy) => ({ 'proxy-authorization': passwordOf(proxy) })

/** Opens a tunnel; returns what the proxy says about it, with the first bytes that come through it. */
async function tunnel(proxy: ForwardProxy, authority: string) {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write(
    `CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\nproxy-authorization: ${passwordOf(proxy)}\r\n\r\n`,
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  const status = Number(head.toString().split(' ')[1])
  if (status === 200) socket.write('GET /through HTTP/1.1\r\nhost: shop.example\r\n\r\n')
  const [reply] = status === 200 ? await once(socket, 'data') : ['']
  socket.destroy()
  return { status, reply: String(reply) }
}

test('B1 a page is reached at the checked IP address, and the password stays with the proxy', async () => {
  await proxied(async (proxy, { attempts, requests }) => {
    const first = await get(proxy, 'http://shop.example/a?b')
    expect(first).toEqual({ status: 200, body: 'Wool socks' })
    expect((await tunnel(proxy, 'shop.example:443')).reply).toContain('Wool socks')
    expect(attempts).toEqual([PUBLIC, PUBLIC])
    expect(requests).toEqual(['GET shop.example/a?b', 'GET shop.example/through'])
  })
})

test('B1 without the password, the proxy returns nothing, not even a reason', async () => {
  await proxied(async (proxy, { attempts }) => {
    for (const headers of [{}, { 'proxy-authorization': 'Basic cnVuOg==' }])
      for (const url of ['http://shop.example/', 'http://127.0.0.1/', PROXY_GREETING])
        expect((await get(proxy, url, headers as Record<string, string>)).status).toBe(407)
    expect((await get(proxy, PROXY_GREETING)).status).toBe(200)
    expect(attempts).toEqual([])
  })
})

test('A1 A5 B1 no spelling of an internal IP address is connected to, plain or through a tunnel', async () => {
  await proxied(async (proxy, { attempts }) => {
    // A browser sends parsed URLs.
    const urls = [...internalUrls, ...metadataUrls].flatMap((url) => (URL.canParse(url) ? [new URL(url)] : []))
    for (const { href: url, protocol, hostname, port } of urls) {
      if (protocol === 'http:') expect((await get(proxy, url)).status, url).toBe(403)
      expect((await tunnel(proxy, `${hostname}:${port || 443}`)).status, url).toBe(403)
    }
    expect(attempts).toEqual([])
  })
})

test.each([
  'inside.example:443',
  'mixed.example:443',
  'unknown.example:443',
  'shop.example:22',
  'shop.example:25',
  '',
  'user@shop.example:443',
])('B1 a tunnel to “%s” is refused', async (authority) => {
  await proxied(async (proxy, { attempts }) => {
    expect((await tunnel(proxy, authority)).status).toBe(403)
    expect(attempts).toEqual([])
  })
})

test('A3 an alternating name never reaches the private IP address', async () => {
  let lookups = 0
  const resolve = async () => [lookups++ % 2 === 0 ? PUBLIC : '127.0.0.1']
  await proxied(
    async (proxy, { attempts }) => {
      const statuses: number[] = []
      for (let nth = 0; nth < 10; nth++) statuses.push((await tunnel(proxy, 'rebinding.example:443')).status)
      expect(statuses).toEqual([200, 403, 200, 403, 200, 403, 200, 403, 200, 403])
      expect(new Set(attempts)).toEqual(new Set([PUBLIC]))
    },
    { resolve },
  )
})

test('A7 a run has limits of bytes and connections', async () => {
  await proxied(async (proxy) => expect((await get(proxy, 'http://shop.example/large')).status).toBe(0), {
    limits: { maxBytes: 100_000 },
  })
  await proxied(
    async (proxy) => {
      const statuses: number[] = []
      for (let nth = 0; nth < 4; nth++) statuses.push((await tunnel(proxy, 'shop.example:443')).status)
      expect(statuses).toEqual([200, 200, 403, 403])
    },
    { limits: { maxConnections: 2 } },
  )
})
