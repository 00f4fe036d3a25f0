import { expect, test } from 'vitest'
import { capabilities, configureProviders } from '#engine/data-providers/configure-providers.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { ProviderFacts } from '#engine/data-providers/provider-list.ts'
import { NOTHING_STORED } from '#engine/data-providers/stored-providers.ts'
import type { ProviderDefinition } from '#providers/data-providers/definition.ts'
import { createLaterResponses } from '#providers/data-providers/later-responses.ts'
import type { Fetched, FetchPublic } from '#providers/http/fetch-public.ts'
import { sampleQueries } from './sample-queries.ts'
import { tryProvider } from './try-provider.ts'

const KEY = 'a key+with/odd=characters&4f2a'
const SOURCE = { name: 'Seeker', kind: 'provider' as const, asOf: '2026-11-23' }

const facts: ProviderFacts = {
  id: 'seeker',
  name: 'Seeker',
  website: 'https://seeker.example',
  settings: [{ name: 'SEEKER_KEY', label: 'API key', isSecret: true }],
  supplies: { suggestions: 'Text' },
  price: 'Free.',
}

/** Returns a provider that returns whatever it is told to, after one request. */
function seeker(lookup: Lookup<{ text: string; suggestions: string[] }>): ProviderDefinition {
  return {
    ...facts,
    create: ({ fetch, spending }) => ({
      async suggestions(_query, signal) {
        await spending?.before('seeker', 'suggestions', 0.002)
        await fetch(`https://api.seeker.example/?key=${KEY}`, { signal })
        await spending?.after('seeker', 'suggestions', 0.002, false)
        return lookup
      },
    }),
  }
}

const respond: FetchPublic = async () => ({ status: 200, headers: {}, body: Buffer.from('{}') }) as unknown as Fetched

async function trialOf(definition: ProviderDefinition, settings: Record<string, string> = { SEEKER_KEY: KEY }) {
  const counted: string[] = []
  const [state] = configureProviders([facts], { settings, order: {} }, NOTHING_STORED)
  if (!state) throw new Error('There is no provider.')
  const trial = await tryProvider({
    definition,
    state,
    capability: 'suggestions',
    fetch: respond,
    spending: {
      before: async () => void counted.push('before'),
      after: async (_provider, _capability, usd) => void counted.push(`after ${usd}`),
    },
    receive: createLaterResponses('https://agency.example/responses').receive,
    signal: AbortSignal.timeout(5_000),
  })
  return { trial, counted }
}

const found = (suggestions: string[]) =>
  seeker({ kind: 'found', value: { text: 'coffee gr', suggestions }, source: SOURCE })

test('a trial shows status, time, cost, and the first results, and counts as spending', async () => {
  const { trial, counted } = await trialOf(found(['a', 'b', 'c', 'd', 'e', 'f']))
  expect(trial).toMatchObject({
    kind: 'found',
    costUsd: 0.002,
    requests: [{ host: 'api.seeker.example', status: 200 }],
    columns: ['Suggestion'],
    rows: [['a'], ['b'], ['c'], ['d'], ['e']],
  })
  expect(trial.durationMs).toBeGreaterThanOrEqual(0)
  expect(counted).toEqual(['before', 'after 0.002'])
})

test('a failed trial shows the message and the fix', async () => {
  const failed = { kind: 'failed', reason: 'rejected-key', message: 'Rejected.', howTo: 'Check the key.' } as const
  const { trial } = await trialOf(seeker(failed))
  expect(trial).toMatchObject({ kind: 'failed', message: 'Rejected.', howTo: 'Check the key.', rows: [] })
})

test('without its settings, a provider is not asked, and the trial lists what is missing', async () => {
  const { trial, counted } = await trialOf(found([]), {})
  expect(trial).toMatchObject({
    kind: 'failed',
    message: 'Seeker was not asked: SEEKER_KEY has no value.',
    requests: [],
  })
  expect(counted).toEqual([])
})

test.each([
  ['as it is', KEY],
  ['as in a URL', encodeURIComponent(KEY)],
  ['as in JSON', JSON.stringify(KEY)],
  ['as in a header', Buffer.from(`:${KEY}`).toString('base64')],
])('a trial removes a key that the provider repeats %s', async (_name, spelling) => {
  const repeated = `Your key is ${spelling}.`
  for (const definition of [
    found([repeated]),
    seeker({ kind: 'unknown', message: repeated, source: SOURCE }),
    seeker({ kind: 'failed', reason: 'provider-error', message: repeated, howTo: repeated }),
    // The JSON is cut inside the key.
    found(['x'.repeat(3_800), repeated.repeat(20)]),
  ]) {
    const shown = JSON.stringify((await trialOf(definition)).trial)
    expect(shown).not.toContain('4f2a')
    expect(shown).not.toContain('a key')
    expect(shown).not.toContain('a%20key')
    expect(shown).not.toContain(Buffer.from(`:${KEY}`).toString('base64').slice(0, 8))
  }
})

test('each capability has a sample request', () => {
  expect(Object.keys(sampleQueries).sort()).toEqual([...capabilities].sort())
})
