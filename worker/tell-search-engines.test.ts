import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchOnLoopback } from '../tests/support/egress.ts'
import { readRetryAfter, submitPages } from './submit-pages.ts'
import { waitAfter } from './tell-search-engines.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** An endpoint that answers one status after the other, and keeps what it was told. */
async function endpointAnswering(...answers: [status: number, headers?: Record<string, string>][]) {
  const told: { type: string | undefined; body: Record<string, unknown> }[] = []
  const server = createServer(async (request, response) => {
    told.push({ type: request.headers['content-type'], body: JSON.parse(await bodyOf(request)) })
    const [status, headers] = answers[told.length - 1] ?? [200]
    response.writeHead(status, headers).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, told }
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const message = { key: 'a-key-of-ours', siteUrl: 'https://agency.example', paths: ['/blog/a', '/services/seo/'] }

test('S-33: a message names the host, the key, where the key lies and absolute addresses', async () => {
  const { endpoint, told } = await endpointAnswering([200])
  expect(await submitPages({ ...message, endpoint }, fetchOnLoopback())).toEqual({ kind: 'taken' })
  expect(told).toEqual([
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
  [202, { kind: 'taken' }],
  [403, { kind: 'refused', reason: 'status 403' }],
  [422, { kind: 'refused', reason: 'status 422' }],
  [429, { kind: 'later', reason: 'status 429' }],
  [503, { kind: 'later', reason: 'status 503' }],
])('S-33: status %i means %o', async (status, expected) => {
  const { endpoint } = await endpointAnswering([status])
  expect(await submitPages({ ...message, endpoint }, fetchOnLoopback())).toEqual(expected)
})

test('S-33: an endpoint that asks for patience gets it', async () => {
  const { endpoint } = await endpointAnswering([429, { 'retry-after': '7200' }])
  const answer = await submitPages({ ...message, endpoint }, fetchOnLoopback())
  expect(answer).toEqual({ kind: 'later', reason: 'status 429', retryAfterMs: 7_200_000 })
  expect(waitAfter(answer as Extract<typeof answer, { kind: 'later' }>, 0)).toBe(7_200_000)
})

test('S-33: an endpoint that cannot be reached is asked later', async () => {
  const answer = await submitPages({ ...message, endpoint: 'http://127.0.0.1:9/indexnow' }, fetchOnLoopback())
  expect(answer.kind).toBe('later')
})

test('S-33: an endpoint that redirects is asked later, not followed', async () => {
  const elsewhere = await endpointAnswering([200])
  const { endpoint } = await endpointAnswering([302, { location: elsewhere.endpoint }])
  expect((await submitPages({ ...message, endpoint }, fetchOnLoopback())).kind).toBe('later')
  expect(elsewhere.told).toEqual([])
})

test('S-33: the wait doubles with every attempt, up to a day', () => {
  const later = { kind: 'later', reason: 'status 503' } as const
  expect([0, 1, 2, 30].map((attempts) => waitAfter(later, attempts))).toEqual([60_000, 120_000, 240_000, 86_400_000])
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('S-33: Retry-After %o is %o milliseconds', (value, expected) => {
  expect(readRetryAfter(value, Date.parse('2026-11-21T12:00:00Z'))).toBe(expected)
})
