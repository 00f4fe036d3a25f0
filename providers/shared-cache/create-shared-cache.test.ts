import { expect, test } from 'vitest'
import { createCloudflare } from './cloudflare.ts'
import { createVarnish } from './varnish.ts'

type Sent = { url: string; method: string; headers: Record<string, string>; body: string }

/** Records requests and answers them as the documentation of the cache says. */
function recorder(status: number, body: unknown) {
  const sent: Sent[] = []
  const fetch = async (url: string, { method, headers, body: text }: Omit<Sent, 'url'>) => {
    sent.push({ url, method, headers, body: text })
    return new Response(JSON.stringify(body), { status })
  }
  return { sent, fetch: fetch as never }
}

const keys = Array.from({ length: 150 }, (_, i) => `key-${i}`)

test('Varnish gets the keys in a header of a PURGE request', async () => {
  const { sent, fetch } = recorder(200, 'Purged')
  await createVarnish('http://127.0.0.1:6081', fetch).purge(['all', 'abc'])
  expect(sent).toMatchObject([{ url: 'http://127.0.0.1:6081', method: 'PURGE', headers: { 'xkey-purge': 'all abc' } }])
})

test('a Varnish that refuses the purge is an error', async () => {
  const { fetch } = recorder(405, 'Not allowed')
  await expect(createVarnish('http://127.0.0.1:6081', fetch).purge(['all'])).rejects.toThrow('405')
})

test('Cloudflare gets at most a hundred tags in a request, with the token', async () => {
  const { sent, fetch } = recorder(200, { success: true, errors: [], messages: [], result: { id: 'zone' } })
  await createCloudflare('zone', 'token', fetch).purge(keys)
  expect(sent.map(({ url, method, headers }) => [url, method, headers.authorization])).toEqual(
    Array(2).fill(['https://api.cloudflare.com/client/v4/zones/zone/purge_cache', 'POST', 'Bearer token']),
  )
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ tags: keys.slice(0, 100) }, { tags: keys.slice(100) }])
})

test.each([
  {
    status: 429,
    body: { success: false, errors: [{ code: 971, message: 'rate limited' }] },
    says: '429: rate limited',
  },
  { status: 200, body: { success: false, errors: [] }, says: '200' },
  { status: 403, body: 'no JSON that we know', says: '403' },
])('a response of Cloudflare with status $status that is no success is an error', async ({ status, body, says }) => {
  const { fetch } = recorder(status, body)
  await expect(createCloudflare('zone', 'token', fetch).purge(['all'])).rejects.toThrow(says)
})
