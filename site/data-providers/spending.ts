import { setTimeout } from 'node:timers/promises'
import type { BegunCall, ProviderCall } from '#cms/database/client.ts'
import type { Failed } from '#engine/data-providers/lookup.ts'
import { type ProviderFacts, providerList } from '#engine/data-providers/provider-list.ts'
import type { Spending } from '#providers/data-providers/spending.ts'

type Ledger = {
  begin: (call: {
    provider: string
    capability: string
    usd: number | undefined
    limitUsd: number
  }) => Promise<BegunCall>
  end: (call: ProviderCall, result: { usd: number; isFailure: boolean }) => Promise<void>
  limitOf: (provider: string) => Promise<number>
  onError: (error: unknown) => void
  now?: () => number
  /** Interval after which a waiting request checks its budget again. */
  retryMs?: number
}

/** Maximum time that a request waits for others that have reserved the rest of the budget. */
const MAX_WAIT_MS = 15_000
const RETRY_MS = 200
const DAY_MS = 86_400_000

/** Keeps each provider within its daily limit, together with all other processes of the site. */
export function createSpending({ begin, end, limitOf, onError, now = Date.now, retryMs = RETRY_MS }: Ledger): Spending {
  /**
   * Running requests, by provider and capability. Their reservations are released together when all have ended, in
   * whatever order.
   */
  const underWay = new Map<string, ProviderCall[]>()

  async function before(provider: string, capability: string, usd: number | undefined): Promise<Failed | undefined> {
    const facts: ProviderFacts | undefined = providerList.find(({ id }) => id === provider)
    const expected = usd ?? (facts?.statesCost ? undefined : 0)
    const limitUsd = await limitOf(provider)
    const startedAt = now()
    while (true) {
      const begun = await begin({ provider, capability, usd: expected, limitUsd })
      if ('call' in begun) {
        const key = `${provider} ${capability}`
        underWay.set(key, [...(underWay.get(key) ?? []), begun.call])
        return undefined
      }
      if (begun.refused === 'limit' || now() - startedAt >= MAX_WAIT_MS)
        return limitReached(facts?.name ?? provider, limitUsd, now())
      await setTimeout(retryMs)
    }
  }

  return {
    async before(...request) {
      try {
        return await before(...request)
      } catch (error) {
        onError(error)
        return { kind: 'failed', reason: 'provider-error', message: 'The spending of this site cannot be checked now.' }
      }
    },
    async after(provider, capability, usd, isFailure) {
      const call = underWay.get(`${provider} ${capability}`)?.shift()
      // A result that cannot be counted is still returned; its reservation stays counted.
      if (call) await end(call, { usd, isFailure }).catch(onError)
    },
  }
}

function limitReached(name: string, limitUsd: number, now: number): Failed {
  const retryAfter = Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000)
  const hours = Math.ceil(retryAfter / 3_600)
  return {
    kind: 'failed',
    reason: 'spending-limit',
    message: `The spending limit of $${limitUsd.toFixed(2)} per day for ${name} is reached.`,
    howTo: `It resets at midnight UTC, in ${hours === 1 ? 'less than an hour' : `about ${hours} hours`}. An administrator can raise it in the back office under “Data providers”.`,
    retryAfter,
  }
}
