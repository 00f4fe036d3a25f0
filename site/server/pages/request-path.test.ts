import fastify from 'fastify'
import { expect, test } from 'vitest'
import { normalizedUrl, registerRequestPath } from './request-path.ts'

async function ask(url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const site = fastify({ rewriteUrl: normalizedUrl })
  const moved = new Map([['/%CE%B5/', '/blog/e']])
  registerRequestPath(
    site,
    (_request, reply, code) => reply.code(400).send(code),
    async (path) => moved.get(path),
  )
  site.all('*', (request) => request.url)
  const { statusCode, headers, body } = await site.inject({ url, method })
  return { statusCode, location: headers.location, cache: headers['cache-control'], body }
}

test('a request with a missing or invalid URL counts as the home page and is refused', async () => {
  expect([normalizedUrl({}), normalizedUrl({ url: '/%00' })]).toEqual(['/', '/'])
  expect(await ask('/%00')).toMatchObject({ statusCode: 400, body: 'bad-request' })
})

test.each(['/blog//', '//blog/', '/%62log/'])('%s redirects permanently to its canonical form', async (url) => {
  for (const method of ['GET', 'HEAD'] as const)
    expect(await ask(url, method)).toMatchObject({ statusCode: 308, location: '/blog/', cache: 'no-store' })
})

test('the canonical spelling is served, and forms and calls in any spelling', async () => {
  expect(await ask('/blog/')).toMatchObject({ statusCode: 200, body: '/blog/' })
  expect(await ask('//blog/', 'POST')).toMatchObject({ statusCode: 200, body: '/blog/' })
  expect(await ask('//api/tools')).toMatchObject({ statusCode: 200, body: '/api/tools' })
  expect(await ask('//api')).toMatchObject({ statusCode: 200 })
  expect((await ask('//apis/')).statusCode).toBe(308)
})

test('an address of an old site with letters beyond ASCII leads to its page in one redirect', async () => {
  expect(await ask('/%ce%b5/')).toMatchObject({ statusCode: 301, location: '/blog/e' })
  expect(await ask('/%ce%b6/')).toMatchObject({ statusCode: 308, location: '/%CE%B6/' })
  expect(await ask('/%ce%b5/', 'POST')).toMatchObject({ statusCode: 200 })
})
