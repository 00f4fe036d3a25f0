import { asFailedLookup } from '../data-providers/as-failed-lookup.ts'
import type { SearchQuery, SearchResults } from '../data-providers/capabilities.ts'
import type { Failed, Lookup } from '../data-providers/lookup.ts'
import type { Gather } from '../tool/artifacts.ts'

/** Maximum number of searches that wait for a provider at the same time. */
const AT_ONCE = 3
/** After this number of consecutive failures, the remaining searches are not sent. */
const MAX_FAILURES_IN_A_ROW = 3
/** Every further search would fail the same way. */
const FINAL = new Set<Failed['reason']>(['not-configured', 'rejected-key', 'spending-limit', 'rate-limited'])

type Options = {
  gather: Gather
  signal: AbortSignal
  /** Called after each search, with its place in the list. */
  onResult?: (at: number, result: Lookup<SearchResults>) => void
}

/**
 * Makes several searches and returns their results in order. It never throws because of a provider: if a quota or a key
 * ends the work, existing results stay, and later searches are failed look-ups that say so.
 */
export async function searchAll(
  queries: SearchQuery[],
  { gather, signal, onResult }: Options,
): Promise<Lookup<SearchResults>[]> {
  const results: (Lookup<SearchResults> | undefined)[] = queries.map(() => undefined)
  let next = 0
  let failures = 0
  let end: Failed | undefined
  const ask = async (at: number) => {
    const result = await gather('search', queries[at] as SearchQuery).catch(asFailedLookup)
    results[at] = result
    failures = result.kind === 'failed' ? failures + 1 : 0
    if (result.kind === 'failed' && (FINAL.has(result.reason) || failures >= MAX_FAILURES_IN_A_ROW)) end ??= result
    onResult?.(at, result)
  }
  // The first search runs alone, to find out whether there is a provider at all.
  if (queries.length > 0) await ask(next++)
  const work = async () => {
    while (next < queries.length && !end) {
      signal.throwIfAborted()
      await ask(next++)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results.map((result) => result ?? notAsked(end))
}

/** Returns whether a look-up failed because no provider is configured. */
export const isNotConfigured = (result: Lookup<unknown> | undefined) =>
  result?.kind === 'failed' && result.reason === 'not-configured'

function notAsked(end: Failed | undefined): Failed {
  const { message = 'The run ended before.', ...rest }: Partial<Failed> = end ?? {}
  return { reason: 'provider-error', ...rest, kind: 'failed', message: `Not looked up after this failure: ${message}` }
}
