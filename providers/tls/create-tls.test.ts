import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { internalUrls, metadataUrls } from '#tests/support/internal-addresses.ts'
import { createTls } from './create-tls.ts'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ kind, message }) => ({ kind, message }),
  )
const silent = { isOwn: () => false, log: () => undefined, openTargets: new Set<string>() }

/** A listener on loopback that counts connections, and sends this text on each. */
async function listening(text: string, work: (port: number, count: () => number) => Promise<void>) {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => undefined)
    socket.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await work((server.address() as AddressInfo).port, () => connections)
  server.close()
}

test.each([
  ['a private address', ['127.0.0.1']],
  ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
  ['a metadata service', ['169.254.169.254']],
  ['nothing', []],
])('A2 a name that resolves to %s is refused without a connection', async (_, ips) => {
  await listening('', async (_port, count) => {
    const readTls = createTls({ ...silent, resolve: async () => ips })
    expect(await failure(readTls('evil.example', 443))).toEqual({ kind: 'refused', message: REFUSED_URL })
    expect(count()).toBe(0)
  })
})

test('A1 A5 internal IP addresses in every spelling and other ports are refused', async () => {
  const readTls = createTls({ ...silent, resolve: async () => [] })
  for (const url of [...internalUrls, ...metadataUrls]) {
    const host = /^[a-z]+:[\\/]*([^\\/]*)/i.exec(url)?.[1] ?? url
    expect((await failure(readTls(host, 443)))?.kind, url).toBe('refused')
  }
  for (const port of [22, 25, 5432, 6379]) expect((await failure(readTls('93.184.216.34', port)))?.kind).toBe('refused')
})

test('A3 all connections of a report share one DNS look-up', async () => {
  let lookups = 0
  await listening('', async (port) => {
    const openTargets = new Set([`shop.example:${port}`])
    const readTls = createTls({
      ...silent,
      openTargets,
      resolve: async () => (lookups++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']),
    })
    await failure(readTls('shop.example', port))
    expect(lookups).toBe(1)
  })
})

test('R12 a server without TLS and a closed port get different messages', async () => {
  await listening('HTTP/1.1 400 Bad Request\r\n\r\n', async (port) => {
    const readTls = createTls({
      ...silent,
      openTargets: new Set([`a.example:${port}`, 'a.example:1']),
      resolve: async () => ['127.0.0.1'],
    })
    expect((await failure(readTls('a.example', port)))?.kind).toBe('unreadable')
    expect((await failure(readTls('a.example', 1)))?.kind).toBe('unreachable')
  })
})
