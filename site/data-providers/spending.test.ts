import { expect, test } from 'vitest'
import type { BegunCall, ProviderCall } from '#cms/database/client.ts'
import { createSpending } from './spending.ts'

const CALL: ProviderCall = {
  provider: 'brave',
  capability: 'search',
  day: '2026-11-23',
  reservedUsd: 1,
  isAlone: false,
}

function spendingWith(begin: (usd: number | undefined) => Promise<BegunCall>, now = '2026-11-23T21:30:00Z') {
  const ended: object[] = []
  const errors: unknown[] = []
  const spending = createSpending({
    begin: ({ usd }) => begin(usd),
    end: async (call, result) => void ended.push({ call, ...result }),
    limitOf: async () => 2.5,
    onError: (error) => errors.push(error),
    now: () => Date.parse(now),
    retryMs: 0,
  })
  return { spending, ended, errors }
}

test('beyond the limit, a look-up fails and says when the limit resets', async () => {
  const { spending } = spendingWith(async () => ({ refused: 'limit' }))
  expect(await spending.before('brave', 'search', 0.005)).toEqual({
    kind: 'failed',
    reason: 'spending-limit',
    message: 'The spending limit of $2.50 per day for Brave Search is reached.',
    howTo:
      'It resets at midnight UTC, in about 3 hours. An administrator can raise it in the back office under “Data providers”.',
    retryAfter: 9_000,
  })
})

test('a request waits while others have reserved the rest of the limit', async () => {
  let refusals = 3
  const { spending } = spendingWith(async () => (refusals-- > 0 ? { refused: 'busy' } : { call: CALL }))
  expect(await spending.before('brave', 'search', 0.005)).toBeUndefined()
  expect(refusals).toBe(-1)
})

test('each request is settled once with its own cost, even if it fails', async () => {
  const calls = ['first', 'second'].map((day) => ({ ...CALL, day }))
  const begun = [...calls]
  const { spending, ended } = spendingWith(async () => ({ call: begun.shift() ?? CALL }))
  await spending.before('brave', 'search', 0.005)
  await spending.before('brave', 'search', 0.005)
  await spending.after('brave', 'search', 0.005, false)
  await spending.after('brave', 'search', 0, true)
  await spending.after('brave', 'search', 0, true)
  expect(ended).toEqual([
    { call: calls[0], usd: 0.005, isFailure: false },
    { call: calls[1], usd: 0, isFailure: true },
  ])
})

test('the cost is unknown in advance only for providers that state it afterwards', async () => {
  const asked: (number | undefined)[] = []
  const { spending } = spendingWith(async (usd) => {
    asked.push(usd)
    return { call: CALL }
  })
  await spending.before('dataforseo', 'search', undefined)
  await spending.before('crux', 'fieldData', undefined)
  await spending.before('serper', 'search', 0.001)
  expect(asked).toEqual([undefined, 0, 0.001])
})

test('while spending cannot be counted, no provider is asked', async () => {
  const { spending, errors } = spendingWith(async () => {
    throw new Error('The database is away.')
  })
  expect(await spending.before('brave', 'search', 0.005)).toMatchObject({ kind: 'failed', reason: 'provider-error' })
  expect(errors).toHaveLength(1)
})
