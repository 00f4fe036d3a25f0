import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'

/** What a visitor can do about a failed look-up. Without a sentence, the tool says when to try again. */
const ADVICE: Partial<Record<Failed['reason'], string>> = {
  'not-configured': 'Your input is fine: this appears as soon as the agency has connected a source.',
  'rejected-key': 'Your input is fine: the agency has to fix its account there.',
  'spending-limit': 'Try again tomorrow: the limit resets at midnight UTC.',
}

type Found = Lookup<unknown> | Lookup<unknown>[]
type LookUp = (query: never, signal: AbortSignal) => Promise<Found>

/**
 * Returns capabilities whose failed look-ups say what a visitor can do, and not which settings, keys, or commands of
 * the operator would help: only those who may change them read that.
 * @param seesSettings whether the person who runs the tool may change settings
 */
export function forVisitors(provided: Capabilities, seesSettings: () => Promise<boolean>): Capabilities {
  const wrapped = Object.entries(provided).map(([name, lookUp]) => [
    name,
    async (query: never, signal: AbortSignal) => {
      const found = await (lookUp as LookUp)(query, signal)
      const hasFailed = [found].flat().some(({ kind }) => kind === 'failed')
      if (!hasFailed || (await seesSettings())) return found
      return Array.isArray(found) ? found.map(withoutSettings) : withoutSettings(found)
    },
  ])
  return Object.fromEntries(wrapped) as Capabilities
}

function withoutSettings(lookup: Lookup<unknown>): Lookup<unknown> {
  if (lookup.kind !== 'failed') return lookup
  const { howTo: _, ...failed } = lookup
  const advice = ADVICE[failed.reason]
  return advice === undefined ? failed : { ...failed, howTo: advice }
}
