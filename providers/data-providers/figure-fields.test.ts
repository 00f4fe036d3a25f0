import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRecorded } from '#tests/support/recorded-providers/all.ts'
import { askingRecorded, capabilitiesWith } from '#tests/support/recorded-providers/ask.ts'
import { serveProviders } from '#tests/support/recorded-providers/serve.ts'

let server: Awaited<ReturnType<typeof serveProviders>>
beforeAll(async () => {
  server = await serveProviders()
})
afterAll(() => server.close())

const askRecorded = askingRecorded(() => server)
const parametersOf = (index = 0) => new URL(`https://${server.requests[index]?.url}`).searchParams
const sentJson = (index = 0) => JSON.parse(server.requests[index]?.body ?? '') as unknown

test('links have lowercase rel, days, lost links, and the target’s totals', async () => {
  const [dataforseo] = await askRecorded('dataforseo', 'links')
  expect(dataforseo?.value).toEqual({
    links: [
      {
        from: 'https://blog.example/a',
        to: 'https://beans.example/',
        anchor: 'good beans',
        rel: ['nofollow', 'ugc'],
        firstSeen: '2024-11-15',
        lastSeen: '2026-10-02',
        sourceTitle: 'Coffee notes',
      },
      { from: 'https://press.example/', to: 'https://beans.example/', anchor: '', rel: [], isLost: true },
    ],
    total: 40,
    referringDomains: 12,
    followedShare: 0.75,
  })
  const [moz] = await askRecorded('moz', 'links')
  expect(moz?.value).toMatchObject({
    links: [{ from: 'https://blog.example/a', rel: ['nofollow'], firstSeen: '2024-11-15' }],
    total: 400,
    referringDomains: 12,
    followedShare: 0.75,
  })
})

test('scores keep the order of the request and the name of their company; unlisted is unknown, not 0', async () => {
  const [, zero] = await askRecorded('dataforseo', 'authority')
  expect(zero).toMatchObject({
    kind: 'found',
    value: { domain: 'cafe.example', metric: 'DataForSEO rank', value: 0, max: 1_000 },
  })
  expect(await askRecorded('openpagerank', 'authority')).toMatchObject([
    { value: { domain: 'beans.example', metric: 'Open PageRank', value: 5.03, max: 10 } },
    { kind: 'unknown', message: expect.stringContaining('nowhere.example') },
  ])
  expect(await askRecorded('moz', 'authority')).toMatchObject([
    { value: { metric: 'Domain Authority', value: 42, max: 100 }, source: { asOf: '2026-10-12' } },
    { kind: 'unknown' },
  ])
})

test('traffic: visits are estimates; no keyword is unknown, and what rounds to 0 is 0', async () => {
  expect(await askRecorded('dataforseo', 'traffic')).toMatchObject([
    { value: { domain: 'beans.example', low: 2_173, high: 2_173, unit: 'visits' } },
    { kind: 'found', value: { low: 0 } },
  ])
})

test('Google Ads: micros become the account’s currency, missing is null, 0 stays 0, months are sorted', async () => {
  const [found] = await askRecorded('google-ads', 'keywordIdeas')
  expect(found?.value.ideas).toEqual([
    {
      keyword: 'espresso grinder',
      averageMonthlySearches: 12_100,
      months: [
        { month: '2025-11', searches: 0 },
        { month: '2026-02', searches: null },
        { month: '2026-10', searches: 14_800 },
      ],
      competition: 'high',
      competitionIndex: 98,
      lowBid: 0.53,
      highBid: 1.7,
      currency: 'EUR',
    },
    {
      keyword: 'rare grinder',
      averageMonthlySearches: null,
      months: [],
      competition: null,
      competitionIndex: null,
      lowBid: null,
      highBid: null,
      currency: null,
    },
  ])
  const [token, request] = server.requests
  expect(token?.body).toContain('grant_type=refresh_token')
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer ya29.secret-access',
    'developer-token': 'secret-developer-token',
  })
  expect(sentJson(1)).toMatchObject({
    geoTargetConstants: ['geoTargetConstants/2276'],
    language: 'languageConstants/1001',
    keywordSeed: { keywords: ['espresso grinder'] },
  })
})

test('Google Ads: close variants have the figures of their group, and an omitted keyword is omitted', async () => {
  const [found] = await askRecorded('google-ads', 'keywordIdeas', {}, 1)
  expect(found?.value.ideas.map(({ keyword, averageMonthlySearches }) => [keyword, averageMonthlySearches])).toEqual([
    ['car', 900],
    ['Cars', 900],
  ])
})

test('Google Ads: a country without figures is unknown, and nothing is sent', async () => {
  const [lookup] = await askRecorded('google-ads', 'keywordIdeas', { country: 'aq' })
  expect(lookup).toMatchObject({ kind: 'unknown', message: expect.stringContaining('aq') })
  expect(server.requests).toEqual([])
})

test('DataForSEO: a volume of 0 stays 0, a missing month is null, months are sorted, and the cost is read', async () => {
  const [found] = await askRecorded('dataforseo', 'keywordIdeas')
  expect(found).toMatchObject({
    costUsd: 0.075,
    source: { name: 'Google Ads, through DataForSEO' },
    value: {
      ideas: [
        {
          averageMonthlySearches: 0,
          months: [
            { month: '2025-11', searches: null },
            { month: '2026-02', searches: 0 },
            { month: '2026-10', searches: 12_100 },
          ],
          lowBid: 0.53,
          currency: 'USD',
        },
      ],
    },
  })
})

test('field data has the URL’s shares, percentiles, and dates; CLS is a number, and an origin is named', async () => {
  const [crux] = await askRecorded('crux', 'fieldData')
  expect(crux?.value).toEqual({
    scope: 'url',
    device: 'mobile',
    from: '2026-09-28',
    to: '2026-10-25',
    metrics: {
      lcp: { p75: 2_100, shares: [0.8, 0.15, 0.05] },
      inp: { p75: 140, shares: [0.8, 0.15, 0.05] },
      cls: { p75: 0.02, shares: [0.8, 0.15, 0.05] },
    },
  })
  expect(server.requests[0]?.url).not.toContain('secret')
  const [pagespeed] = await askRecorded('pagespeed', 'fieldData')
  expect(pagespeed?.value).toMatchObject({ scope: 'origin', metrics: { cls: { p75: 0.02 }, lcp: { p75: 2_100 } } })
})

test('Chrome UX Report: a URL without figures gets its origin’s, and an invalid key has status 400', async () => {
  const { fieldData } = capabilitiesWith('crux', { CRUX_KEY: 'k' }, server)
  const ask = () => fieldData?.({ url: 'https://beans.example/a?b', device: 'desktop' }, new AbortController().signal)
  const record = allRecorded.find(({ provider }) => provider === 'crux')?.success[0]?.body
  server.respondWith(({ body }, response) => {
    const isOrigin = 'origin' in (JSON.parse(body) as object)
    response
      .writeHead(isOrigin ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isOrigin ? record : {}))
  })
  expect(await ask()).toMatchObject({ value: { scope: 'origin' } })
  expect(sentJson(1)).toMatchObject({ origin: 'https://beans.example', formFactor: 'DESKTOP' })
  server.respondWith((_request, response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"error":{"code":400,"details":[{"@type":"x","reason":"API_KEY_INVALID"}]}}'),
  )
  expect(await ask()).toMatchObject({ kind: 'failed', reason: 'rejected-key' })
})

test('Wikimedia: 24 whole months are sorted, and a month without an entry is not 0', async () => {
  const [found] = await askRecorded('wikimedia', 'topicInterest')
  expect(found?.value).toEqual({
    article: 'Coffee grinder',
    project: 'en.wikipedia.org',
    months: [
      { month: '2026-08', views: 4_100 },
      { month: '2026-10', views: 5_200 },
    ],
  })
  expect(server.requests[1]?.url).toMatch(/\/monthly\/2024110100\/2026103100$/)
  expect(server.requests[1]?.headers['user-agent']).toBe('Test/1.0')
})

test('suggestions keep their order, and copies are sorted by words', async () => {
  const [suggested] = await askRecorded('google-suggest', 'suggestions')
  expect(suggested?.value.suggestions).toEqual(['espresso machine', 'espresso grinder'])
  expect(parametersOf().get('gl')).toBe('us')
  const [copies] = await askRecorded('copyleaks', 'copies')
  expect(copies?.value).toEqual({
    matches: [
      { url: 'https://more.example/', title: '', words: 7 },
      { url: 'https://less.example/', title: 'Less', words: 3 },
    ],
    wordsChecked: 7,
  })
})

test('model: schema and key are sent, a truncated text is refused, and a missing model gets a hint', async () => {
  const [found] = await askRecorded('openai-compatible', 'text')
  expect(found?.value).toEqual({ text: '{"text":"Leave the building."}', model: 'llama3.2' })
  expect(server.requests[0]?.headers.authorization).toBe('Bearer secret-model')
  expect(sentJson()).toMatchObject({
    response_format: { json_schema: { schema: { type: 'object' } } },
    max_tokens: 200,
  })
  const settings = { OPENAI_COMPATIBLE_URL: 'http://ollama:11434/v1', OPENAI_COMPATIBLE_MODEL: 'llama3.2' }
  const { text } = capabilitiesWith('openai-compatible', settings, server)
  const ask = () => text?.({ instructions: 'x', text: 'y' }, new AbortController().signal)
  server.respondWith((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end('{"choices":[{"message":{"content":"Leave the"},"finish_reason":"length"}]}'),
  )
  expect(await ask()).toMatchObject({ kind: 'failed', message: expect.stringContaining('before the end') })
  server.respondWith((_request, response) =>
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end(
        '{"error":{"message":"model \\"llama3.2\\" not found, try pulling it first","type":"api_error","code":null}}',
      ),
  )
  expect(await ask()).toMatchObject({ kind: 'failed', howTo: expect.stringContaining('ollama pull llama3.2') })
})
