import { expect, test } from 'vitest'
import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { capabilityList } from '#engine/data-providers/provider-list.ts'
import { allProviders } from '#providers/data-providers/all-providers.ts'
import { notConfigured } from '#providers/data-providers/ask-one-by-one.ts'
import { forVisitors } from './for-visitors.ts'

const { signal } = new AbortController()
const names = Object.keys(capabilityList) as (keyof Capabilities)[]
const failing = (failed: Failed) =>
  Object.fromEntries(names.map((name) => [name, async () => failed])) as never as Capabilities
type Ask = (query: unknown, signal: AbortSignal) => Promise<Lookup<unknown>>
const ask = (capabilities: Capabilities, name: keyof Capabilities) => (capabilities[name] as Ask)({}, signal)

test.each(names)('a visitor reads that there is no source of %s, and no setting of the operator', async (name) => {
  const failed = notConfigured(name, allProviders)
  const lookup = await ask(
    forVisitors(failing(failed), async () => false),
    name,
  )
  expect(lookup).toMatchObject({ kind: 'failed', message: failed.message })
  expect(JSON.stringify(lookup)).not.toMatch(/[A-Z]+_[A-Z]+|npm run/)
  expect(
    await ask(
      forVisitors(failing(failed), async () => true),
      name,
    ),
  ).toEqual(failed)
})

test('a visitor reads when to try again after a limit, and nothing of the provider’s account', async () => {
  const limit: Failed = {
    kind: 'failed',
    reason: 'spending-limit',
    message: 'The limit is reached.',
    howTo: 'Raise it.',
  }
  const rest: Failed = { kind: 'failed', reason: 'rate-limited', message: 'Too many.', howTo: 'Pay.', retryAfter: 60 }
  expect(
    await ask(
      forVisitors(failing(limit), async () => false),
      'search',
    ),
  ).toMatchObject({
    howTo: 'Try again tomorrow: the limit resets at midnight UTC.',
  })
  expect(
    await ask(
      forVisitors(failing(rest), async () => false),
      'search',
    ),
  ).toEqual({
    kind: 'failed',
    reason: 'rate-limited',
    message: 'Too many.',
    retryAfter: 60,
  })
})

test('what was found stays as it is, also beside what was not', async () => {
  const found = { kind: 'found', value: 7 } as unknown as Lookup<unknown>
  const failed = notConfigured('authority', allProviders)
  const provided = { authority: async () => [found, failed] } as never as Capabilities
  const lookups = await (forVisitors(provided, async () => false).authority as never as Ask)({}, signal)
  expect(lookups).toEqual([found, expect.objectContaining({ kind: 'failed', message: failed.message })])
})
