import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import type { ProviderFacts, ProviderSetting } from '#engine/data-providers/provider-list.ts'
import type { FetchPublic } from '../http/fetch-public.ts'
import type { LaterResponse } from './later-responses.ts'
import type { Spending } from './spending.ts'

export type { ProviderSetting }

export type ProviderSurroundings = {
  /** Values by name of the setting; every required one is there. */
  settings: Record<string, string>
  /** The guarded fetch. A provider that the operator runs (SearXNG, Ollama) may be at a private IP address. */
  fetch: FetchPublic
  now: () => number
  /** Asked before each request that a provider counts, and informed after it. */
  spending?: Spending
  /** Makes a URL to which a provider sends its response later. Only the site has one, not a terminal. */
  receive?: (signal: AbortSignal) => LaterResponse
}

/**
 * A data provider: one folder under `providers/`, one definition, and the capabilities that it has. Its facts are in
 * `engine/data-providers/provider-list.ts`, where the environment, the back office, and the documents read them.
 */
export type ProviderDefinition = ProviderFacts & {
  create: (surroundings: ProviderSurroundings) => Partial<Capabilities>
}
