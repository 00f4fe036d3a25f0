import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchOnLoopback } from '#tests/support/egress.ts'
import { submitPages } from './submit-pages.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Returns an endpoint that responds with one status after the other and records what it receives. */
async function endpointAnswering(...answers: [status: number, headers?: Record<string, string>][]) {
  const received: { type: string | undefined; body: Record<string, unknown> }[] = []
  const server = createServer(async (request, response) => {
    received.push({ type: request.headers['content-type'], body: JSON.parse(await bodyOf(request)) })
    const [status, headers] = answers[received.length - 1] ?? [200]
    response.writeHead(status, headers).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, told: received }
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const message = { key: 'a-key-of-ours', siteUrl: 'https://agency.example', paths: ['/blog/a', '/services/seo/'] }

test('S-33 a message has the host, the key, its URL, and absolute URLs', async () => {
  const { endpoint, told: received } = await endpointAnswering([200])
  expect(await submitPages({ ...message, endpoint }, fetchOnLoopback())).toEqual({ kind: 'delivered' })
  expect(received).toEqual([
    {
      type: 'application/json; charset=utf-8',
      body: {
        host: 'agency.example',
        key: 'a-key-of-ours',
        keyLocation: 'https://agency.example/a-key-of-ours.txt',
        urlList: ['https://agency.example/blog/a', 'https://agency.example/services/seo/'],
      },
    },
  ])
})

test.each([
  [202, { kind: 'delivered' }],
  [403, { kind: 'rejected', reason: 'The receiver answered 403.' }],
  [422, { kind: 'rejected', reason: 'The receiver answered 422.' }],
  [429, { kind: 'retry', reason: 'The receiver answered 429.' }],
  [503, { kind: 'retry', reason: 'The receiver answered 503.' }],
])('S-33 status %i means %o', async (status, expected) => {
  const { endpoint } = await endpointAnswering([status])
  expect(await submitPages({ ...message, endpoint }, fetchOnLoopback())).toEqual(expected)
})

test('S-33 Retry-After is obeyed', async () => {
  const { endpoint } = await endpointAnswering([429, { 'retry-after': '7200' }])
  const outcome = await submitPages({ ...message, endpoint }, fetchOnLoopback())
  expect(outcome).toEqual({ kind: 'retry', reason: 'The receiver answered 429.', retryAfterMs: 7_200_000 })
})

test('S-33 an unreachable endpoint is retried later', async () => {
  const outcome = await submitPages({ ...message, endpoint: 'http://127.0.0.1:9/indexnow' }, fetchOnLoopback())
  expect(outcome.kind).toBe('retry')
})

test('S-33 an endpoint that redirects is retried later, not followed', async () => {
  const elsewhere = await endpointAnswering([200])
  const { endpoint } = await endpointAnswering([302, { location: elsewhere.endpoint }])
  expect((await submitPages({ ...message, endpoint }, fetchOnLoopback())).kind).toBe('retry')
  expect(elsewhere.told).toEqual([])
})
