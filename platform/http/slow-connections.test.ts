// @module-tag slow
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnection, openRequest } from '#tests/support/open-request.ts'
import {
  HEADERS_TIMEOUT_MS,
  limitSlowConnections,
  serverOptions,
  TRANSFER_LIMITS,
  type TransferLimits,
} from './slow-connections.ts'

const QUICK: TransferLimits = { baseMs: 100, requestBytesPerSecond: 1e6, responseBytesPerSecond: 1e6, everyMs: 10 }

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function serve(listener: RequestListener, limits = QUICK, headersTimeout = 100) {
  const server = createServer({ ...serverOptions, connectionsCheckingInterval: 10, headersTimeout }, listener)
  limitSlowConnections(server, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const echo: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('done'))
}

test('the limits are those documented', () => {
  expect(HEADERS_TIMEOUT_MS).toBe(20_000)
  expect(TRANSFER_LIMITS).toMatchObject({ baseMs: 60_000, requestBytesPerSecond: 65_536 })
  expect(serverOptions.headersTimeout).toBe(20_000)
})

test('endless headers close their connection', async () => {
  const url = await serve(echo)
  for (const sent of ['', 'GET / HTTP/1.1\r\nHost: a\r\n']) await (await openConnection(url, sent)).closed
})

test('a body that does not arrive gets 408, whatever its declared length', async () => {
  const url = await serve(echo)
  const request = await openRequest(url, { path: '/', body: 'x'.repeat(1e6) })
  let text = ''
  request.socket.on('data', (chunk) => {
    text += chunk
  })
  await request.closed
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that makes progress gets the time its size needs', async () => {
  const url = await serve(echo, { ...QUICK, requestBytesPerSecond: 1 })
  const request = await openRequest(url, { path: '/', body: 'x'.repeat(100_000) })
  request.socket.write('x'.repeat(1_000))
  const other = await openRequest(url, { path: '/', body: 'x' })
  // By the time the stalled connection is closed, the other one has been open as long.
  await other.closed
  expect(request.socket.destroyed).toBe(false)
  request.socket.destroy()
})

test('a response that is not read closes its connection', async () => {
  const limits = { ...QUICK, responseBytesPerSecond: 1e12 }
  let resolveClosed: (() => void) | undefined
  const gone = new Promise<void>((resolve) => {
    resolveClosed = resolve
  })
  const url = await serve((request, response) => {
    request.socket.once('close', () => resolveClosed?.())
    response.end(Buffer.alloc(64e6))
  }, limits)
  const connection = await openConnection(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  connection.socket.pause()
  await gone
  connection.socket.destroy()
})

test('a streamed response can take long while each part is read', async () => {
  const stalled = Promise.withResolvers<void>()
  const url = await serve(
    async (_request, response) => {
      response.write('first ')
      await stalled.promise
      response.end('last')
      // A busy machine may take longer than 100 ms to send the headers of the first request.
    },
    QUICK,
    HEADERS_TIMEOUT_MS,
  )
  const answer = fetch(url).then((response) => response.text())
  const request = await openRequest(url, { path: '/', body: 'x' })
  // Its body never arrives; by the time it is closed, the other one has been open as long.
  await request.closed
  const another = await openRequest(url, { path: '/', body: 'x' })
  await another.closed
  stalled.resolve()
  expect(await answer).toBe('first last')
})
