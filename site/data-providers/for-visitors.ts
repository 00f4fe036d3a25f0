import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { withoutSettings } from '#engine/data-providers/without-settings.ts'

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
