// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { providerList } from '#engine/data-providers/provider-list.ts'
import { allRecorded } from '#tests/support/recorded-providers/all.ts'
import type { Recorded } from '#tests/support/recorded-providers/recorded.ts'
import { createWith, recordedResponder, serveProviders } from '#tests/support/recorded-providers/serve.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { FetchPublic } from '../http/fetch-public.ts'
import { allProviders } from './all-providers.ts'

type Ask = (query: unknown, signal: AbortSignal) => Promise<Lookup<unknown> | Lookup<unknown>[]>

let server: Awaited<ReturnType<typeof serveProviders>>
beforeAll(async () => {
  server = await serveProviders()
})
afterAll(() => server.close())

const cases = allRecorded.map((recorded) => [`${recorded.provider}, ${recorded.capability}`, recorded] as const)

async function ask(recorded: Recorded, { fetch = server.fetch, signal = new AbortController().signal } = {}) {
  const capabilities = createWith(definitionOf(recorded), recorded.settings, fetch)
  const found = await (capabilities[recorded.capability] as Ask)(recorded.query, signal)
  expectNoSecret(recorded, found)
  return [found].flat()
}

function definitionOf({ provider }: Recorded) {
  const definition = allProviders.find(({ id }) => id === provider)
  if (!definition) throw new Error(`There is no provider ${provider}.`)
  return definition
}

/** Values of settings appear neither in what a visitor may see nor in the log. */
function expectNoSecret({ settings }: Recorded, found: unknown) {
  const shown = JSON.stringify([found, server.lines])
  for (const value of Object.values(settings)) if (value.startsWith('secret')) expect(shown).not.toContain(value)
}

/** Logins work; everything else gets this response. */
function respondWithFault(recorded: Recorded, status: number, body: string, headers: Record<string, string> = {}) {
  const logins = recordedResponder(recorded.success)
  server.respondWith((request, response) => {
    if (recorded.success.some(({ isLogin, url }) => isLogin && request.url.startsWith(url)))
      return logins(request, response)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
}

async function failures(recorded: Recorded, fetch?: FetchPublic): Promise<Failed[]> {
  const lookups = await ask(recorded, fetch ? { fetch } : {})
  const { domains } = recorded.query as { domains?: string[] }
  expect(lookups).toHaveLength(domains?.length ?? 1)
  for (const lookup of lookups) expect(lookup.kind).toBe('failed')
  return lookups as Failed[]
}

test('every listed capability has a recording and a definition', () => {
  for (const { id, supplies } of providerList) {
    const recorded = allRecorded.filter(({ provider }) => provider === id)
    expect([...new Set(recorded.map(({ capability }) => capability))].sort(), id).toEqual(Object.keys(supplies).sort())
  }
  for (const definition of allProviders) {
    const settings = Object.fromEntries(definition.settings.map(({ name }) => [name, 'x']))
    expect(Object.keys(createWith(definition, settings, server.fetch)).sort()).toEqual(
      Object.keys(definition.supplies).sort(),
    )
  }
  expect(allProviders.map(({ id }) => id)).toEqual(providerList.map(({ id }) => id))
})

test.each(cases)('%s: success has a value, a source with a date, and the time', async (_, recorded) => {
  server.respondWith(recordedResponder(recorded.success))
  const [first] = await ask(recorded)
  expect(first).toMatchObject({
    kind: 'found',
    source: {
      kind: 'provider',
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      url: expect.stringMatching(/^https:/),
    },
    fetchedAt: Date.UTC(2026, 10, 23),
  })
})

test.each(cases)('%s: an empty response has no value', async (_, recorded) => {
  server.respondWith(recordedResponder([...recorded.empty, ...recorded.success.filter(({ isLogin }) => isLogin)]))
  const lookups = await ask(recorded)
  for (const lookup of lookups) expect(lookup.kind).toBe(recorded.emptyKind)
  if (recorded.capability === 'search') expect(lookups[0]).toMatchObject({ value: { results: [], depthRead: 0 } })
})

test.each(cases)('%s: a 401 is a rejected login and names the settings to check', async (_, recorded) => {
  respondWithFault(recorded, 401, '{}')
  const { name, settings } = definitionOf(recorded)
  for (const failed of await failures(recorded)) {
    expect(failed).toMatchObject({ reason: 'rejected-key', message: expect.stringContaining(name) })
    for (const setting of settings) if (setting.isSecret) expect(failed.howTo).toContain(setting.name)
  }
})

test.each(cases)('%s: 402 is an account without credit', async (_, recorded) => {
  respondWithFault(recorded, 402, '{}')
  for (const failed of await failures(recorded)) expect(failed.reason).toBe('spending-limit')
})

test.each(cases)('%s: a 429 has a retry time, in seconds or as a date', async (_, recorded) => {
  for (const wait of ['120', 'Mon, 23 Nov 2026 00:02:00 GMT']) {
    respondWithFault(recorded, 429, '{}', { 'retry-after': wait })
    for (const failed of await failures(recorded))
      expect(failed).toMatchObject({ reason: 'rate-limited', retryAfter: 120 })
  }
})

test.each(cases)(
  '%s: 503, malformed, and unexpected responses are failures that name the provider',
  async (_, recorded) => {
    const { name } = definitionOf(recorded)
    const faults: [status: number, body: string, type: string, says: string][] = [
      [503, '<h1>Down</h1>', 'text/html', 'responded with status 503'],
      [200, '{"results": [', 'application/json', 'broken JSON'],
      [200, '<!doctype html><p>Hello', 'text/html; charset=utf-8', 'text/html instead of JSON'],
      [200, '"surprise"', 'application/json', 'in a form that this server does not read'],
      [200, '{"surprise":1}', 'application/json', 'in a form that this server does not read'],
      [302, '', 'text/html', 'responded with status 302'],
    ]
    for (const [status, body, type, says] of faults) {
      respondWithFault(recorded, status, body, { 'content-type': type, location: 'https://elsewhere.example/' })
      for (const failed of await failures(recorded))
        expect(failed).toMatchObject({
          reason: 'provider-error',
          message: `${name} ${says.startsWith('r') ? '' : 'responded with '}`.length
            ? expect.stringContaining(says)
            : '',
        })
      const [failed] = await failures(recorded)
      expect(failed?.message.startsWith(name)).toBe(true)
    }
  },
)

test.each(cases)('%s: a slow or unreachable provider is a failure', async (_, recorded) => {
  const refusing =
    (kind: 'time-limit' | 'unreachable'): FetchPublic =>
    async () => {
      throw new FetchFailure(kind, 'secret-reason of the network')
    }
  for (const failed of await failures(recorded, refusing('time-limit')))
    expect(failed).toMatchObject({
      reason: 'time-limit',
      message: expect.stringMatching(/did not respond within \d+ seconds\.$/),
    })
  for (const failed of await failures(recorded, refusing('unreachable'))) {
    expect(failed.reason).toBe('provider-error')
    expect(failed.message).not.toContain('secret')
  }
})

test.each(cases)('%s: stopping a run aborts its request', async (_, recorded) => {
  const stop = new AbortController()
  server.respondWith(() => stop.abort(new Error('stopped')))
  await expect(ask(recorded, { signal: stop.signal })).rejects.toThrow('stopped')
})
