import type { ShownProvider, Spending } from '#engine/data-providers/provider-screen.ts'
import { countOf } from '#engine/text/count-of.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const NEEDS_CENTS_USD = 0.1

/** @example dollars(0.0035) // '$0.0035'; dollars(12) // '$12.00' */
export function dollars(usd: number) {
  const digits = usd > 0 && usd < NEEDS_CENTS_USD ? 4 : 2
  return usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits })
}

/** @example ageOf(7_200) // '2 hours' */
export function ageOf(seconds: number) {
  const [unit, size] = (
    seconds < HOUR_S ? ['minute', 60] : seconds < 2 * DAY_S ? ['hour', HOUR_S] : ['day', DAY_S]
  ) as [string, number]
  const count = Math.max(1, Math.round(seconds / size))
  return countOf(count, unit)
}

/** Returns what a provider was used for today, in a few words; nothing if it was not. */
export function todayOf({ calls, costUsd }: Spending) {
  if (calls === 0) return ''
  return `${costUsd > 0 ? dollars(costUsd) : countOf(calls, 'request')} today`
}

export type ProviderStatus = { label: string; state: 'ready' | 'off' | 'problem' }

/** Returns whether tools ask a provider, and what is missing if they do not. */
export function statusOf({ isOn, isComplete, settings, today, dailyLimitUsd }: ShownProvider): ProviderStatus {
  if (settings.some(({ from }) => from === 'unreadable')) return { label: 'Enter the key again', state: 'problem' }
  if (!isComplete) return { label: 'Not set up', state: 'off' }
  if (!isOn) return { label: 'Off', state: 'off' }
  if (today.costUsd > 0 && today.costUsd >= dailyLimitUsd) return { label: 'Limit reached today', state: 'problem' }
  return { label: 'Ready', state: 'ready' }
}
