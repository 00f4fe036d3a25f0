import { expect, test } from 'vitest'
import { connectDirectly, serving, standInSurroundings } from '#tests/support/egress.ts'
import { createOwnServerFetch } from './fetch-own-server.ts'

const { surroundings } = standInSurroundings({
  names: { 'searxng.example': ['10.0.0.7'] },
  connect: connectDirectly,
  // As in production, this machine must not be a target.
  isOwn: (host) => host === '127.0.0.1',
})

test('an operator’s server on this machine is reached with its path', async () => {
  await serving(
    (request, response) => response.end(request.url),
    async (port) => {
      const fetch = createOwnServerFetch(`http://127.0.0.1:${port}/v1/`, surroundings)
      expect(String((await fetch(`http://127.0.0.1:${port}/v1/models`)).body)).toBe('/v1/models')
    },
  )
})

test.each([
  'http://127.0.0.1:1/',
  'https://127.0.0.1:9/',
  'http://127.0.0.2:9/',
  'http://169.254.169.254/',
  'http://public.example/',
  'no URL',
])('A1 %s is refused because only the configured origin is open', async (url) => {
  const { surroundings: closed, attempts } = standInSurroundings()
  await expect(createOwnServerFetch('http://127.0.0.1:9', closed)(url)).rejects.toMatchObject({ kind: 'refused' })
  expect(attempts).toEqual([])
})

test('A4 an operator’s server cannot redirect to another one', async () => {
  await serving(
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
    async (port) => {
      const fetch = createOwnServerFetch(`http://127.0.0.1:${port}`, surroundings)
      const { status, hops } = await fetch(`http://127.0.0.1:${port}/`, { maxRedirects: 5 })
      expect([status, hops.length]).toEqual([302, 1])
    },
  )
})

test('a malformed URL in the settings opens nothing', async () => {
  await expect(createOwnServerFetch('searxng:8888', surroundings)('http://searxng:8888/')).rejects.toMatchObject({
    kind: 'refused',
  })
})
