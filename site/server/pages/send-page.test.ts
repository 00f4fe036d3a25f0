import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressFast } from './body.ts'
import type { StoredPage } from './cache.ts'
import { sendPage, sendResponse } from './send-page.ts'

const bytes = Buffer.from('<p>A page.</p>'.repeat(20))
const body = await compressFast(bytes)
const revalidate = 'public, max-age=0, must-revalidate'

/** Returns the response to a request for a stored page. */
async function stored(page: Partial<StoredPage>, headers: Record<string, string> = {}) {
  const site = fastify()
  site.get('/', (request, reply) => sendPage(request, reply, { status: 200, headers: {}, body, ...page } as StoredPage))
  return site.inject({ url: '/', headers })
}

/** Returns the response to a request whose page was rendered for one visitor. */
async function rendered(response: Response, headers: Record<string, string> = {}) {
  const site = fastify()
  site.get('/', (request, reply) => sendResponse(request, reply, response))
  return site.inject({ url: '/', headers })
}

test('a stored page is sent in the browser’s encoding, with an ETag', async () => {
  const { statusCode, headers, rawPayload } = await stored({ headers: { 'x-a': 'b' } }, { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'x-a': 'b', etag: body.br.etag, 'cache-control': revalidate })
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': 'br' })
  expect(rawPayload).toEqual(body.br.bytes)
  const plain = await stored({ headers: { 'cache-control': 'public, max-age=60' } })
  expect(plain.headers).toMatchObject({ etag: body.identity.etag, 'cache-control': 'public, max-age=60' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(bytes.toString())
})

test('a browser with a current copy in any encoding gets 304, and otherwise the page', async () => {
  const same = await stored({}, { 'if-none-match': body.gzip.etag, 'accept-encoding': 'br' })
  expect([same.statusCode, same.body, same.headers.vary]).toEqual([304, '', 'accept-encoding'])
  expect((await stored({}, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('an error page is always sent and not stored by browsers', async () => {
  const { statusCode, headers, body: text } = await stored({ status: 404 }, { 'if-none-match': body.identity.etag })
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined])
  expect(text).toBe(bytes.toString())
})

test('a response without an ETag is sent unchanged', async () => {
  const identity = { ...body.identity, etag: '' }
  const { statusCode, headers } = await stored({ body: { ...body, identity } }, { 'if-none-match': body.identity.etag })
  expect([statusCode, headers['cache-control']]).toEqual([200, undefined])
})

test('pages for one visitor are not stored by default, and only pages are compressed', async () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const page = await rendered(new Response(bytes, { status: 422, headers: html }), { 'accept-encoding': 'br' })
  expect(page.statusCode).toBe(422)
  expect(page.headers).toMatchObject({ ...html, 'cache-control': 'no-store', 'content-encoding': 'br' })
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=5' }
  const data = await rendered(new Response('{}', { headers }), { 'accept-encoding': 'br' })
  expect(data.headers).toMatchObject({ 'cache-control': 'public, max-age=5' })
  expect([data.body, data.headers['content-encoding']]).toEqual(['{}', undefined])
  const typeless = new Response(Buffer.from('x'))
  expect((await rendered(typeless, { 'accept-encoding': 'br' })).body).toBe('x')
})
