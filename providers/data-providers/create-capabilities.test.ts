import { expect, test } from 'vitest'
import type { ProviderScore, SearchQuery } from '#engine/data-providers/capabilities.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { type ProviderConfiguration, type ProviderId, providerFacts } from '#engine/data-providers/provider-list.ts'
import { allProviders } from './all-providers.ts'
import type { ProviderSources } from './configured-providers.ts'
import { createCapabilities } from './create-capabilities.ts'
import type { ProviderDefinition, ProviderSurroundings } from './definition.ts'
import { inChunks } from './in-chunks.ts'
import { ProviderFailure } from './provider-failure.ts'

const source = { name: 'x', kind: 'provider' as const }
const query: SearchQuery = { text: 'espresso', depth: 10 }
const running = () => new AbortController().signal
const failed = (reason: Failed['reason'], more: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  reason,
  message: `It is ${reason}.`,
  ...more,
})
const found = (engine: string, costUsd?: number): Lookup<never> => ({
  kind: 'found',
  value: { engine, results: [], depthRead: 0, features: [] } as never,
  source,
  ...(costUsd === undefined ? {} : { costUsd }),
})

/** Returns a provider with the facts of a real one, and capabilities of the test. */
function provider(id: ProviderId, create: (surroundings: ProviderSurroundings) => object): ProviderDefinition {
  return { ...providerFacts(id), create }
}

const SETTINGS = {
  BRAVE_KEY: 'b',
  SERPER_KEY: 's',
  SERPAPI_KEY: 'a',
  OPENPAGERANK_KEY: 'o',
  MOZ_KEY: 'm',
  SEARXNG_URL: 'http://s.example',
}

function capabilitiesOf(
  definitions: ProviderDefinition[],
  more: Partial<ProviderSources> & Partial<ProviderConfiguration> = {},
) {
  const { settings = SETTINGS, order = {}, ...sources } = more
  return createCapabilities({
    definitions,
    configuration: () => ({ settings, order }),
    fetchFor: () => () => Promise.reject(new Error('nothing is fetched')),
    log: () => undefined,
    ...sources,
  })
}

test('without a provider, a look-up names the settings that supply it', async () => {
  const { search, keywordIdeas, authority, topicInterest } = capabilitiesOf(allProviders, { settings: {} })()
  expect(await search(query, running())).toEqual({
    kind: 'failed',
    reason: 'not-configured',
    message: 'This site has no source of search results.',
    howTo: 'Set SEARXNG_URL, BRAVE_KEY, SERPER_KEY, DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD, or SERPAPI_KEY.',
  })
  expect(await keywordIdeas({ seeds: ['x'] }, running())).toMatchObject({
    howTo: expect.stringContaining('GOOGLE_ADS_KEY'),
  })
  expect(await topicInterest({ text: 'x' }, running())).toMatchObject({ howTo: 'Set WIKIMEDIA=on.' })
  expect(await authority({ domains: ['a.example', 'b.example'] }, running())).toHaveLength(2)
})

test('a provider with incomplete settings is not asked, and a switch is on only with “on”', async () => {
  const { search, topicInterest } = capabilitiesOf(allProviders, {
    settings: { DATAFORSEO_LOGIN: 'x', WIKIMEDIA: 'off' },
  })()
  expect(await search(query, running())).toMatchObject({ reason: 'not-configured' })
  expect(await topicInterest({ text: 'x' }, running())).toMatchObject({ reason: 'not-configured' })
})

test('only the configured providers are asked, in their order', async () => {
  const asked: string[] = []
  const answering = (id: ProviderId) =>
    provider(id, () => ({
      search: async () => {
        asked.push(id)
        return id === 'serper' ? failed('provider-error') : found(id)
      },
    }))
  const definitions = [answering('searxng'), answering('brave'), answering('serper')]
  const { search } = capabilitiesOf(definitions, { order: { search: ['serper', 'brave'] } })()
  expect(await search(query, running())).toMatchObject({ value: { engine: 'brave' } })
  expect(asked).toEqual(['serper', 'brave'])
  const nobody = capabilitiesOf(definitions, { order: { search: [] } })()
  expect(await nobody.search(query, running())).toMatchObject({ reason: 'not-configured' })
})

test.each(['rejected-key', 'spending-limit', 'rate-limited', 'provider-error', 'time-limit'] as const)(
  '%s: after a failure, the next provider is asked and named; if all fail, all are named',
  async (reason) => {
    const definitions = [
      provider('brave', () => ({ search: async () => failed(reason, { howTo: 'Check it.' }) })),
      provider('serper', () => ({ search: async () => found('Google') })),
    ]
    expect(await capabilitiesOf(definitions)().search(query, running())).toMatchObject({
      kind: 'found',
      caveats: [`It is ${reason}. This is from Serper instead.`],
    })
    const second = provider('serper', () => ({ search: async () => failed('time-limit') }))
    const none = capabilitiesOf([definitions[0] as ProviderDefinition, second])()
    expect(await none.search(query, running())).toEqual(
      failed(reason, { message: `It is ${reason}. It is time-limit.`, howTo: 'Check it.' }),
    )
  },
)

test('unknown is a result, and only for links is the next provider asked', async () => {
  const unknown = { kind: 'unknown', message: 'Nothing.', source }
  const asked: string[] = []
  const knowing = (id: ProviderId, result: unknown) =>
    provider(id, () => ({
      links: async () => {
        asked.push(`${id} links`)
        return result
      },
      keywordIdeas: async () => {
        asked.push(`${id} keywords`)
        return result
      },
    }))
  const settings = { DATAFORSEO_LOGIN: 'x', DATAFORSEO_PASSWORD: 'x', MOZ_KEY: 'x' }
  const definitions = [knowing('dataforseo', unknown), knowing('moz', found('x'))]
  const { links, keywordIdeas } = capabilitiesOf(definitions, { settings })()
  expect(await links({ target: 'a.example', limit: 1 }, running())).toMatchObject({ kind: 'found' })
  expect(await keywordIdeas({ seeds: ['x'] }, running())).toMatchObject({ kind: 'unknown' })
  expect(asked).toEqual(['dataforseo links', 'moz links', 'dataforseo keywords'])
  const nobody = capabilitiesOf([knowing('dataforseo', unknown), knowing('moz', failed('provider-error'))], {
    settings,
  })()
  expect(await nobody.links({ target: 'a.example', limit: 1 }, running())).toEqual(unknown)
})

test('results are cached for their period, but failures and model texts are not', async () => {
  let now = Date.UTC(2026, 10, 23)
  let asked = 0
  const answer = (result: unknown) => {
    asked++
    return result
  }
  const counted = provider('brave', () => ({ search: async () => answer(found('Brave', 0.005)) }))
  const model = provider('openai-compatible', () => ({ text: async () => answer(found('x')) }))
  const settings = { ...SETTINGS, OPENAI_COMPATIBLE_URL: 'http://o.example', OPENAI_COMPATIBLE_MODEL: 'm' }
  const create = capabilitiesOf([counted, model], { settings, now: () => now })
  const ask = (isFresh = false) => create({ isFresh }).search(query, running())
  expect(await ask()).toMatchObject({ costUsd: 0.005 })
  expect(await create().search({ depth: 10, text: 'espresso' }, running())).toMatchObject({ costUsd: 0 })
  expect(await ask(true)).toMatchObject({ costUsd: 0 })
  now += 600_000
  expect(await ask()).toMatchObject({ costUsd: 0 })
  expect(await ask(true)).toMatchObject({ costUsd: 0.005 })
  now += 6 * 3_600_000
  expect(await ask()).toMatchObject({ costUsd: 0.005 })
  expect(asked).toBe(3)
  const { text } = create()
  await text({ instructions: 'x', text: 'y' }, running())
  await text({ instructions: 'x', text: 'y' }, running())
  expect(asked).toBe(5)
})

test('simultaneous equal look-ups share a result, and stopping one does not stop the other', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const signals: AbortSignal[] = []
  const slow = provider('brave', () => ({
    search: (_query: unknown, signal: AbortSignal) => {
      signals.push(signal)
      return promise
    },
  }))
  const { search } = capabilitiesOf([slow])()
  const stop = new AbortController()
  const stopped = search(query, stop.signal)
  const patient = search(query, running())
  await expect.poll(() => signals.length).toBe(1)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(signals[0]?.aborted).toBe(false)
  resolve(found('Brave'))
  expect(await patient).toMatchObject({ kind: 'found' })
  expect(signals).toHaveLength(1)
})

test('the request is aborted when nobody waits for it', async () => {
  const signals: AbortSignal[] = []
  const slow = provider('brave', () => ({
    search: (_query: unknown, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  }))
  const stop = new AbortController()
  const stopped = capabilitiesOf([slow])().search(query, stop.signal)
  await expect.poll(() => signals.length).toBe(1)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(signals[0]?.aborted).toBe(true)
})

/** Scores domains, four at a time, until its quota of requests is used up. */
function scoring(id: ProviderId, quota: number, asked: string[][]) {
  const score = (domain: string): Lookup<ProviderScore> => ({
    kind: 'found',
    value: { domain, metric: id, value: 5, max: 10 },
    source,
  })
  return provider(id, () => ({
    authority: ({ domains }: { domains: string[] }) =>
      inChunks(domains, 4, async (chunk) => {
        asked.push(chunk)
        if (asked.length > quota) throw new ProviderFailure({ reason: 'spending-limit', message: 'No credit.' })
        return chunk.map(score)
      }),
  }))
}
const domains = Array.from({ length: 12 }, (_, index) => `d${index}.example`)

test('if a quota runs out during a bulk run, finished results stay, and no more requests are sent', async () => {
  const asked: string[][] = []
  let now = 0
  const definitions = [scoring('openpagerank', 2, asked), scoring('moz', 99, [])]
  const { authority } = capabilitiesOf(definitions, { now: () => now })()
  const lookups = await authority({ domains }, running())
  expect(lookups.map(({ kind }) => kind)).toEqual([...Array(8).fill('found'), ...Array(4).fill('failed')])
  expect(lookups.every((lookup) => lookup.kind !== 'found' || lookup.value.metric === 'openpagerank')).toBe(true)
  expect(asked).toHaveLength(3)
  // Later, only the domains without a result are requested.
  now = 120_000
  asked.length = 0
  const again = await authority({ domains }, running())
  expect(again.every(({ kind }) => kind === 'found')).toBe(true)
  expect(asked).toEqual([domains.slice(8)])
})

test('a provider that refused is asked later, or immediately with a new key', async () => {
  let now = 0
  let asked = 0
  const answer = (result: unknown) => {
    asked++
    return result
  }
  const settings: Record<string, string> = { BRAVE_KEY: 'old' }
  const refusing = provider('brave', ({ settings: { BRAVE_KEY } }) => ({
    search: async () => answer(BRAVE_KEY === 'old' ? failed('rejected-key') : found('Brave')),
  }))
  const { search } = capabilitiesOf([refusing], { settings, now: () => now })()
  await search(query, running())
  expect(await search(query, running())).toMatchObject({ reason: 'rejected-key', retryAfter: 60 })
  expect(asked).toBe(1)
  settings.BRAVE_KEY = 'new'
  expect(await search(query, running())).toMatchObject({ kind: 'found' })
  const limited = provider('serper', () => ({
    search: async () => answer(failed('rate-limited', { retryAfter: 90 })),
  }))
  const other = capabilitiesOf([limited], { now: () => now })()
  asked = 0
  await other.search(query, running())
  now = 60_000
  expect(await other.search(query, running())).toMatchObject({ reason: 'rate-limited', retryAfter: 30 })
  now = 91_000
  await other.search(query, running())
  expect(asked).toBe(2)
})

test('a failure is reported to the operator once', async () => {
  const lines: string[] = []
  let now = 0
  const refusing = provider('brave', () => ({ search: async () => failed('rejected-key') }))
  const { search } = capabilitiesOf([refusing], { log: (line) => lines.push(line), now: () => now })()
  await search(query, running())
  now = 40_000
  await search(query, running())
  expect(lines).toEqual(['Provider brave: rejected-key. It is rejected-key.'])
  // Requests during the rest period do not extend it.
  now = 61_000
  await search(query, running())
  expect(lines).toHaveLength(2)
})
