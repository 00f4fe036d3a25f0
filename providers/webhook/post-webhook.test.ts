import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { fetchOnLoopback, standInSurroundings } from '#tests/support/egress.ts'
import { internalUrls, metadataUrls } from '#tests/support/internal-addresses.ts'
import { createFetch } from '../http/fetch-public.ts'
import { postWebhook, sign } from './post-webhook.ts'

const post = (message: Parameters<typeof postWebhook>[0]) => postWebhook(message, fetchOnLoopback())

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Returns a CRM that responds to every post with the same status and records what it receives. */
async function receiverAnswering(status: number, headers: Record<string, string> = {}) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(status, headers).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, told: received }
}

const lead = {
  key: 'contact-requests/12',
  message: { event: 'lead', id: 'contact-requests/12', data: { clientName: 'Zoë' } },
}

test('a lead is one JSON POST with a time, a signature over both, and a key', async () => {
  const { url, told: received } = await receiverAnswering(204)
  const now = () => 1_700_000_000_999
  expect(await post({ ...lead, url, secret: 'a secret of the CRM', now })).toEqual({ kind: 'delivered' })
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(lead.message)
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'contact-requests/12',
    'x-timestamp': '1700000000',
    'x-signature': `sha256=${sign('a secret of the CRM', '1700000000', received[0]?.body ?? '')}`,
  })
})

// Computed with: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac 'key'
test('the signature matches OpenSSL’s', () => {
  expect(sign('key', '1700000000', '{"a":1}')).toBe('a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03')
})

test('without a secret, nothing is signed', async () => {
  const { url, told: received } = await receiverAnswering(200)
  await post({ ...lead, url })
  expect(received[0]?.headers['x-signature']).toBeUndefined()
})

test.each([
  [200, 'delivered'],
  [202, 'delivered'],
  [400, 'rejected'],
  [404, 'rejected'],
  [410, 'rejected'],
  [408, 'retry'],
  [425, 'retry'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
])('status %i means %s', async (status, kind) => {
  const { url } = await receiverAnswering(status)
  expect((await post({ ...lead, url })).kind).toBe(kind)
})

test('a redirect is not followed', async () => {
  const elsewhere = await receiverAnswering(200)
  const { url } = await receiverAnswering(307, { location: elsewhere.url })
  const outcome = await post({ ...lead, url })
  expect(outcome).toEqual({ kind: 'retry', reason: 'The receiver answered 307; redirects are not followed.' })
  expect(elsewhere.told).toEqual([])
})

test('an unreachable receiver is retried', async () => {
  const outcome = await post({ ...lead, url: 'http://127.0.0.1:1/' })
  expect(outcome).toEqual({ kind: 'retry', reason: 'The server at this URL did not respond.' })
})

test('A1 A5 a webhook into our own network is refused permanently, in one sentence and without a connection', async () => {
  const { surroundings, attempts } = standInSurroundings()
  for (const url of [...internalUrls, ...metadataUrls])
    expect(await postWebhook({ ...lead, url }, createFetch(surroundings)), url).toEqual({
      kind: 'rejected',
      reason: REFUSED_URL,
    })
  expect(attempts).toEqual([])
})

test('A2 a webhook whose name resolves into our network, or not at all, gets the same message and a retry', async () => {
  const { surroundings, attempts } = standInSurroundings({ names: { 'inside.example': ['10.0.0.5'] } })
  for (const url of ['https://inside.example/leads', 'https://missing.example/leads'])
    expect(await postWebhook({ ...lead, url }, createFetch(surroundings))).toEqual({
      kind: 'retry',
      reason: REFUSED_URL,
    })
  expect(attempts).toEqual([])
})
