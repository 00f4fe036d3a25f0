import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postWebhook, sign } from './post-webhook.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A CRM that answers every post alike, and keeps what it was told. */
async function receiverAnswering(status: number, headers: Record<string, string> = {}) {
  const told: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    told.push({ headers: request.headers, body })
    response.writeHead(status, headers).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, told }
}

const lead = { key: 'mails/12', message: { event: 'lead', id: 'mails/12', data: { clientName: 'Zoë' } } }

test('a lead is one post of JSON with a time, a signature over both and a key', async () => {
  const { url, told } = await receiverAnswering(204)
  const now = () => 1_700_000_000_999
  expect(await postWebhook({ ...lead, url, secret: 'a secret of the CRM', now })).toEqual({ kind: 'taken' })
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0]?.body ?? '')).toEqual(lead.message)
  expect(told[0]?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'mails/12',
    'x-timestamp': '1700000000',
    'x-signature': `sha256=${sign('a secret of the CRM', '1700000000', told[0]?.body ?? '')}`,
  })
})

// Computed with: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac 'key'
test('the signature is what OpenSSL computes', () => {
  expect(sign('key', '1700000000', '{"a":1}')).toBe('a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03')
})

test('without a secret nothing is signed', async () => {
  const { url, told } = await receiverAnswering(200)
  await postWebhook({ ...lead, url })
  expect(told[0]?.headers['x-signature']).toBeUndefined()
})

test.each([
  [200, 'taken'],
  [202, 'taken'],
  [400, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [408, 'later'],
  [425, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('status %i means %s', async (status, kind) => {
  const { url } = await receiverAnswering(status)
  expect((await postWebhook({ ...lead, url })).kind).toBe(kind)
})

test('a redirect is not followed', async () => {
  const elsewhere = await receiverAnswering(200)
  const { url } = await receiverAnswering(307, { location: elsewhere.url })
  const answer = await postWebhook({ ...lead, url })
  expect(answer).toEqual({ kind: 'later', reason: 'The receiver answered 307; redirects are not followed.' })
  expect(elsewhere.told).toEqual([])
})

test('a receiver that cannot be reached is asked again', async () => {
  const answer = await postWebhook({ ...lead, url: 'http://127.0.0.1:1/' })
  expect(answer.kind).toBe('later')
})
