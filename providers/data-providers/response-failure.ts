import type { Failed } from '#engine/data-providers/lookup.ts'
import type { ProviderFacts } from '#engine/data-providers/provider-list.ts'
import type { Fetched } from '../http/fetch-public.ts'
import { readRetryAfter } from '../http/outcome-of-response.ts'

type Facts = Pick<ProviderFacts, 'name' | 'website' | 'settings'>

/**
 * Returns what a status other than 2xx means: 401 and 403 a rejected key, 402 an account without credit, 429 too many
 * requests. Source: RFC 9110 §15.5, RFC 6585 §4.
 * @param now milliseconds since 1970, to which a `Retry-After` date is relative
 */
export function failureOfStatus(
  { status, headers }: Pick<Fetched, 'status' | 'headers'>,
  facts: Facts,
  now: number,
): Omit<Failed, 'kind'> {
  const retryAfterMs = readRetryAfter([headers['retry-after'] ?? []].flat()[0], now)
  const retryAfter = retryAfterMs === undefined ? {} : { retryAfter: Math.ceil(retryAfterMs / 1_000) }
  if (status === 401 || status === 403) return rejectedKey(facts)
  if (status === 402) return spentCredit(facts)
  if (status === 429)
    return { reason: 'rate-limited', message: `${facts.name} accepts no more requests right now.`, ...retryAfter }
  return { reason: 'provider-error', message: `${facts.name} responded with status ${status}.`, ...retryAfter }
}

/** Returns the failure of a provider that does not accept the key or login. */
export function rejectedKey({ name, website, settings }: Facts): Omit<Failed, 'kind'> {
  const names = settings.filter(({ kind }) => kind !== 'switch').map((setting) => setting.name)
  return {
    reason: 'rejected-key',
    message: `${name} rejected the login of this site.`,
    howTo: `Check ${names.join(', ')} against the account at ${website}.`,
  }
}

/** Returns the failure of a provider whose account has no credit left. */
export function spentCredit({ name, website }: Facts): Omit<Failed, 'kind'> {
  return {
    reason: 'spending-limit',
    message: `This site’s account at ${name} has no credit left.`,
    howTo: `Add credit at ${website}, or wait for the next period of the plan.`,
  }
}
