// extended: members of a family: the same limit in more places.
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { signIn } from '../support/editor.ts'
import { eachOf } from '../support/extended.ts'
import { inject } from '../support/product.ts'

const KB = 1024
const MB = 1024 * KB
const places = ['siteUrl', 'adminUrl'] as const

/** Sends a body of this many bytes. Without a content length, it is sent in chunks until there is a response. */
function send(path: string, bytes: number, { headers = {}, isChunked = false } = {}) {
  return new Promise<{ status: number; sent: number }>((resolve, reject) => {
    let sent = 0
    const { promise: responded, resolve: resolveResponded } = Promise.withResolvers<void>()
    const outgoing = request(
      path,
      {
        method: 'POST',
        // On a shared connection, the next request would be read as the rest of this body.
        agent: false,
        headers: { 'content-type': 'application/json', ...(isChunked ? {} : { 'content-length': bytes }), ...headers },
      },
      (response) => {
        resolveResponded()
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, sent }))
      },
    )
    let status = 0
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0
    })
    // The server closes the connection after its response.
    outgoing.on('error', (error) => (status ? resolve({ status, sent }) : reject(error)))
    void write()

    async function write() {
      const chunk = Buffer.alloc(32 * KB, 'a')
      while (sent < bytes && status === 0 && !outgoing.destroyed) {
        sent += chunk.length
        if (outgoing.write(chunk)) await new Promise(setImmediate)
        else await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), responded, closed()])
      }
      if (!outgoing.destroyed) outgoing.end()
    }

    function closed() {
      return new Promise((resolve) => outgoing.once('close', resolve))
    }
  })
}

test.each(places)('%s accepts 64 kB without a session, whatever the cookie', async (place) => {
  const login = `${inject(place)}/cms-api/users/login`
  expect((await send(login, 100 * MB)).status).toBe(413)
  for (const cookie of ['', 'prairie-token=x', 'prairie-token=eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjk5OTk5OTk5OTl9.AAAA']) {
    const response = await send(login, 100 * MB, { headers: { cookie }, isChunked: true })
    expect(response.status).toBe(413)
    // The excess is in buffers of the operating system, not in our memory.
    expect(response.sent).toBeLessThan(30 * MB)
  }
  expect((await send(login, 60 * KB)).status).toBe(400)
})

eachOf(places, 1)('%s accepts a 10 MB file with a session, and no more', async (place) => {
  const { headers } = await signIn()
  const posts = `${inject(place)}/cms-api/posts`
  for (const isChunked of [true, false]) {
    expect((await send(posts, 10 * MB, { headers, isChunked })).status).toBe(400)
    expect((await send(posts, 30 * MB, { headers, isChunked })).status).toBe(413)
  }
})

test('server functions of the back office accept the form of a long article with a session, and nothing without', async () => {
  const { headers } = await signIn()
  // As Next sends them. An action that does not exist answers 404 once its body has arrived.
  const action = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a'.repeat(42) }
  const screen = `${inject('siteUrl')}/admin/collections/posts/1`
  for (const isChunked of [true, false]) {
    expect((await send(screen, 5 * MB, { headers: { ...headers, ...action }, isChunked })).status).not.toBe(413)
    for (const size of [KB, 200 * KB])
      expect((await send(screen, size, { headers: action, isChunked })).status).toBe(403)
  }
  expect((await send(screen, 30 * MB, { headers: { ...headers, ...action } })).status).toBe(413)
})

test('calls of the site refuse larger bodies while they arrive', async () => {
  for (const [path, limit] of [
    ['/api/send-mail', 64 * KB],
    ['/api/apply-vacancy', 6 * MB],
  ] as const) {
    const url = `${inject('siteUrl')}${path}`
    expect((await send(url, limit + MB)).status).toBe(413)
    expect((await send(url, limit + 20 * MB, { isChunked: true })).status).toBe(413)
  }
})

test('all spellings of a form’s path share one counter', { tags: 'extended' }, async () => {
  // A visitor that no other test has counted.
  await withSite({ FORM_LIMIT: '2', SITE_INDEXING: 'off', TRUSTED_PROXIES: '1' }, async (url) => {
    const spellings = [
      '/api/create-quote',
      '/api/create-quote/',
      '/api//create-quote',
      '/api/%63reate-quote',
      '/x/../api/create-quote',
    ]
    const statuses: number[] = []
    for (const path of spellings) statuses.push((await post(url, path)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(spellings.length - 2)
    // A different capitalization is a different path, which accepts no posts.
    expect((await post(url, '/API/create-quote')).status).toBe(405)
    expect([404, 429]).toContain((await post(url, '/api/Create-Quote')).status)
  })
})

/** `fetch` would normalize the path itself. */
function post(url: string, path: string) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 2, 'x-forwarded-for': '198.51.100.219' }
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0 }))
    })
    sent.on('error', reject).end('{}')
  })
}
