// @module-tag slow
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bombs } from '#tests/support/bombs.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { createFetch, type FetchOptions, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from './fetch-public.ts'
import { MAX_HEADER_BYTES } from './request-hop.ts'

const MB = 1024 * 1024
const text = 'Wool socks, knitted in Maine. '.repeat(1_000)

function fetchFrom(standIn: number, options: FetchOptions = {}) {
  const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
  return createFetch(surroundings)('http://shop.example/', options).then(
    ({ status, body }) => ({ status, body: body.toString() }),
    ({ kind }) => kind as string,
  )
}

const responseOf = (listener: RequestListener, options?: FetchOptions) =>
  serving(listener, (port) => fetchFrom(port, options))

/** Returns what a server of raw bytes sends. */
async function responseTo(write: (socket: Socket) => void, options?: FetchOptions) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => write(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await fetchFrom((server.address() as AddressInfo).port, options)
  } finally {
    server.close()
  }
}

test.each([
  ['', Buffer.from(text)],
  ['identity', Buffer.from(text)],
  ['gzip', gzipSync(text)],
  ['X-GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
])('a body encoded as “%s” is decoded', async (encoding, body) => {
  const answer = await responseOf((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body))
  expect(answer).toEqual({ status: 200, body: text })
})

test.each(bombs(64 * MB))('A7 a decompression bomb of %s stops at the limit', async (encoding, body) => {
  const before = process.memoryUsage().rss
  const answer = await responseOf((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body))
  expect(answer).toBe('too-large')
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * MB)
})

test.each([
  ['a plain document', MAX_DOCUMENT_BYTES, 'identity', (bytes: Buffer) => bytes],
  ['an encoded document', MAX_DOCUMENT_BYTES, 'gzip', gzipSync],
  ['an image', MAX_IMAGE_BYTES, 'identity', (bytes: Buffer) => bytes],
])('A7 the limit of %s is exactly %i bytes', async (_, maxBytes, encoding, encode) => {
  const sized = (size: number) =>
    responseOf(
      (_, response) => {
        response.writeHead(200, { 'content-encoding': encoding, 'transfer-encoding': 'chunked' })
        response.end(encode(Buffer.alloc(size, 'a')))
      },
      { maxBytes },
    )
  expect(await sized(maxBytes)).toMatchObject({ status: 200 })
  expect(await sized(maxBytes + 1)).toBe('too-large')
})

test('A7 an endless body stops at the limit, and a declared one is not started', { tags: 'extended' }, async () => {
  const endless: RequestListener = (_, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
      response.once('drain', write)
    }
    write()
  }
  expect(await responseOf(endless)).toBe('too-large')
  const announced = (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-length': MAX_DOCUMENT_BYTES + 1 }).flushHeaders()
  expect(await responseOf(announced)).toBe('too-large')
})

test.each(['gzip, gzip, gzip', 'gzip, br, gzip, br, gzip, br', 'compress', 'constructor', 'gzip, rot13'])(
  'A7 a body encoded as “%s” is refused',
  async (encoding) => {
    expect(await responseOf((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end('a'))).toBe(
      'unreadable',
    )
  },
)

test.each([
  ['gzip', gzipSync(text).subarray(0, 60)],
  ['gzip', Buffer.from('not gzip')],
  ['br', brotliCompressSync(text).subarray(0, 20)],
  ['br', Buffer.from('not brotli, which is a format of its own')],
  ['zstd', Buffer.from('not zstd')],
  ['deflate', Buffer.from('not deflate')],
])('A7 a broken body of %s is a failure, not a partial page', async (encoding, body) => {
  expect(await responseOf((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body))).toBe(
    'unreadable',
  )
})

test('A7 headers over 16 kB, endless headers, and endless trailers are refused', { tags: 'extended' }, async () => {
  const large = `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(MAX_HEADER_BYTES)}\r\n\r\n`
  expect(await responseTo((socket) => socket.end(large))).toBe('unreadable')
  const forever = (start: string) => (socket: Socket) => {
    socket.write(start)
    const write = () => {
      while (!socket.destroyed && socket.write(`x-${'a'.repeat(100)}: b\r\n`));
    }
    socket.on('drain', write)
    write()
  }
  expect(await responseTo(forever('HTTP/1.1 200 OK\r\n'))).toBe('unreadable')
  expect(await responseTo(forever('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n'))).toBe(
    'unreadable',
  )
})

test('A7 a body shorter than its Content-Length is a failure, and a longer one is cut', async () => {
  const sent = (length: number) => `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\nhello`
  expect(await responseTo((socket) => socket.end(sent(50)))).toBe('unreachable')
  expect(await responseTo((socket) => socket.end(sent(3)))).toEqual({ status: 200, body: 'hel' })
})

test('A7 a server that is silent or drips is dropped at the deadline', async () => {
  const drip = (start: string, drop: string) => (socket: Socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(drop), 5)
    socket.once('close', () => clearInterval(timer))
  }
  const short = { hopMs: 100 }
  expect(await responseTo(() => undefined, short)).toBe('time-limit')
  expect(await responseTo(drip('HTTP/1.1 200 OK\r\n', 'x: a\r\n'), short)).toBe('time-limit')
  expect(await responseTo(drip('HTTP/1.1 103 Early Hints\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'), short)).toBe(
    'time-limit',
  )
  expect(await responseTo(drip('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n', 'a'), short)).toBe('time-limit')
})

test('A7 a connection that is not accepted is dropped at the deadline', async () => {
  const { surroundings } = standInSurroundings({ names: { 'shop.example': ['1.1.1.1'] }, connect: () => undefined })
  const fetched = createFetch(surroundings)('http://shop.example/', { hopMs: 50 })
  await expect(fetched).rejects.toMatchObject({ kind: 'time-limit' })
})

test('A7 hops that are each fast enough end at the overall deadline', async () => {
  const slow: RequestListener = (request, response) =>
    void setTimeout(() => response.writeHead(302, { location: `${request.url}a` }).end(), 30)
  expect(await responseOf(slow, { hopMs: 10_000, totalMs: 150 })).toBe('time-limit')
})

test('a canceled fetch ends with the caller’s reason', async () => {
  const caller = new AbortController()
  const { surroundings } = standInSurroundings({ names: { 'shop.example': ['1.1.1.1'] } })
  const connect: typeof surroundings.connect = () => caller.abort(new Error('gone'))
  const fetched = createFetch({ ...surroundings, connect })('http://shop.example/', { signal: caller.signal })
  await expect(fetched).rejects.toThrow('gone')
})
