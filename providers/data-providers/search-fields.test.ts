import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '#engine/data-providers/lookup.ts'
import { allRecorded } from '#tests/support/recorded-providers/all.ts'
import { askingRecorded, capabilitiesWith } from '#tests/support/recorded-providers/ask.ts'
import { taskBody } from '#tests/support/recorded-providers/dataforseo.ts'
import { serveProviders } from '#tests/support/recorded-providers/serve.ts'

let server: Awaited<ReturnType<typeof serveProviders>>
beforeAll(async () => {
  server = await serveProviders()
})
afterAll(() => server.close())

const askRecorded = askingRecorded(() => server)
const sentJson = (index = 0) => JSON.parse(server.requests[index]?.body ?? '') as unknown

test.each(['brave', 'serper', 'serpapi', 'searxng'] as const)(
  '%s: positions count organic results from 1',
  async (provider) => {
    const [found] = await askRecorded(provider, 'search')
    expect(found?.value.results).toMatchObject([
      { position: 1, url: 'https://beans.example/grinders', title: 'Grinders', snippet: 'All.' },
      { position: 2, url: 'https://cafe.example/best' },
    ])
    expect(found?.value.depthRead).toBe(2)
  },
)

test('DataForSEO: ads and answers have no position but are features, with questions and related searches', async () => {
  const [found] = await askRecorded('dataforseo', 'search')
  expect(found).toMatchObject({
    costUsd: 0.002,
    value: {
      engine: 'Google',
      results: [
        { position: 1, url: 'https://beans.example/grinders' },
        { position: 2, url: 'https://cafe.example/best' },
      ],
      features: ['ads', 'AI overview', 'people also ask', 'related searches'],
      questions: ['Which burr is best?'],
      relatedSearches: ['manual espresso grinder'],
    },
  })
  expect(sentJson()).toMatchObject([
    {
      location_code: 2840,
      language_code: 'en',
      stop_crawl_on_match: [{ match_value: 'cafe.example', match_type: 'with_subdomains' }],
      find_targets_in: ['organic'],
    },
  ])
})

test('every provider uses the same names for features', async () => {
  const [brave] = await askRecorded('brave', 'search')
  const [serper] = await askRecorded('serper', 'search')
  const [serpapi] = await askRecorded('serpapi', 'search')
  expect(brave?.value.features).toEqual(['questions', 'videos'])
  expect(serper?.value.features).toEqual(['featured snippet', 'people also ask', 'related searches'])
  expect(serpapi?.value.features).toEqual(['ads', 'AI overview', 'people also ask'])
})

test('SearXNG: a single engine is named, and several are not', async () => {
  const [one] = await askRecorded('searxng', 'search')
  expect(one?.value.engine).toBe('Bing')
  const [recorded] = allRecorded
  server.respondWith((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        results: [
          { url: 'https://a.example/', title: 'A', engines: ['google', 'brave'] },
          { url: 'https://b.example/', title: 'B', engines: ['brave'] },
        ],
      }),
    ),
  )
  const { search } = capabilitiesWith('searxng', recorded?.settings ?? {}, server)
  const found = await search?.({ text: 'x', depth: 2 }, new AbortController().signal)
  expect(found).toMatchObject({
    value: { engine: 'SearXNG (google, brave)' },
    caveats: [expect.stringMatching(/merges/)],
  })
})

test('SearXNG: unresponsive engines and servers without JSON are failures, not “no results”', async () => {
  const { search } = capabilitiesWith('searxng', { SEARXNG_URL: 'http://searxng.example' }, server)
  const ask = () => search?.({ text: 'x', depth: 10 }, new AbortController().signal)
  server.respondWith((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ results: [], unresponsive_engines: [['google', 'CAPTCHA'], ['bing']] })),
  )
  expect(await ask()).toMatchObject({ kind: 'failed', message: expect.stringContaining('google, bing') })
  server.respondWith((_request, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no'))
  expect(await ask()).toMatchObject({ kind: 'failed', howTo: expect.stringContaining('search.formats') })
})

test('Brave: pages of 20 are read up to the depth, and a URL on two pages has one position', async () => {
  const { search } = capabilitiesWith('brave', { BRAVE_KEY: 'k' }, server)
  server.respondWith(({ url }, response) => {
    const offset = Number(new URL(`https://${url}`).searchParams.get('offset'))
    // Each page begins with the last result of the page before it.
    const results = Array.from({ length: 20 }, (_, index) => ({
      url: `https://${offset * 19 + index}.example/`,
      title: 'x',
    }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ type: 'search', web: { results } }))
  })
  const ask = (query: object) => search?.({ text: 'x', depth: 50, ...query }, new AbortController().signal)
  expect(await ask({})).toMatchObject({ costUsd: 0.015, value: { depthRead: 50 } })
  expect(server.requests).toHaveLength(3)
  const all = (await ask({})) as Found<{ results: { position: number; url: string }[] }>
  expect(new Set(all.value.results.map(({ url }) => url)).size).toBe(50)
  expect(all.value.results.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  server.requests.length = 0
  expect(await ask({ stopAt: '25.example' })).toMatchObject({ value: { depthRead: 39 } })
  expect(server.requests).toHaveLength(2)
})

test('quota: results stay when a later page fails, with their depth', async () => {
  const { search } = capabilitiesWith('serper', { SERPER_KEY: 'k' }, server)
  server.respondWith(({ body }, response) => {
    const { page } = JSON.parse(body) as { page: number }
    response.setHeader('content-type', 'application/json')
    if (page > 1) return response.writeHead(400).end('{"message":"Not enough credits","statusCode":400}')
    const organic = Array.from({ length: 10 }, (_, index) => ({ link: `https://${index}.example/`, title: 'x' }))
    response.end(JSON.stringify({ organic }))
  })
  const found = await search?.({ text: 'x', depth: 30 }, new AbortController().signal)
  expect(found).toMatchObject({
    kind: 'found',
    value: { depthRead: 10 },
    costUsd: 0.001,
    caveats: [expect.stringMatching(/first 10 results.*no credit/)],
  })
})

test.each([
  [40_100, 'rejected-key'],
  [40_204, 'rejected-key'],
  [40_203, 'spending-limit'],
  [40_210, 'spending-limit'],
  [40_202, 'rate-limited'],
  [40_501, 'provider-error'],
  [50_000, 'provider-error'],
])('DataForSEO: code %i with status 200 is %s', async (code, reason) => {
  const { search } = capabilitiesWith('dataforseo', {}, server)
  server.respondWith((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(taskBody(null, code))),
  )
  expect(await search?.({ text: 'x', depth: 10 }, new AbortController().signal)).toMatchObject({
    kind: 'failed',
    reason,
  })
})

test('unsupported parts of a query are named, and an unsupported country is not sent', async () => {
  const [brave] = await askRecorded('brave', 'search', {
    country: 'ke',
    language: 'pt-BR',
    city: 'Nairobi',
    device: 'mobile',
  })
  const sent = new URL(`https://${server.requests[0]?.url}`).searchParams
  expect([sent.get('country'), sent.get('search_lang')]).toEqual(['ALL', 'pt-br'])
  expect(brave?.caveats).toEqual([
    expect.stringMatching(/country “ke”.*all countries/),
    'Brave Search takes no city and device: its results are the same without.',
  ])
  const [searxng] = await askRecorded('searxng', 'search', { country: 'ch', language: 'de' })
  expect(server.requests[0]?.url).toContain('language=de-CH')
  expect(searxng?.caveats).toBeUndefined()
  const [dataforseo] = await askRecorded('dataforseo', 'search', { city: 'Bonn' })
  expect(dataforseo?.caveats).toEqual([expect.stringContaining('not for Bonn')])
})

test('Brave: an invalid token has status 422 and is a rejected key', async () => {
  const { search } = capabilitiesWith('brave', { BRAVE_KEY: 'k' }, server)
  server.respondWith((_request, response) =>
    response
      .writeHead(422, { 'content-type': 'application/json' })
      .end('{"type":"ErrorResponse","error":{"code":"SUBSCRIPTION_TOKEN_INVALID","status":422}}'),
  )
  expect(await search?.({ text: 'x', depth: 10 }, new AbortController().signal)).toMatchObject({
    reason: 'rejected-key',
  })
})
