import type { Capabilities } from '../../engine/outside-data/capabilities.ts'
import type { FetchPublic } from '../http/fetch-public.ts'

/** A setting that a provider needs: a key, a login, or the URL of a server. */
export type ProviderSetting = {
  /** The environment variable, such as `BRAVE_KEY`. */
  name: string
  label: string
  /** Encrypted where it is stored, never logged, never sent to a browser. */
  isSecret: boolean
  isOptional?: boolean
}

export type ProviderSurroundings = {
  /** Values by name of the setting; every required one is there. */
  settings: Record<string, string>
  /** The guarded fetch. A provider that the operator runs (SearXNG, Ollama) may be at a private IP address. */
  fetch: FetchPublic
  now: () => number
}

/** A provider of data: one folder under `providers/`, one definition, and the capabilities that it has. */
export type ProviderDefinition = {
  /** As in the configuration: `searxng`, `dataforseo`. */
  id: string
  name: string
  /** Where the operator gets a key, or how to run it. */
  website: string
  settings: ProviderSetting[]
  /** What one request costs in US dollars, where the provider does not say it in its response: for spending limits. */
  usdPerRequest?: number
  create: (surroundings: ProviderSurroundings) => Partial<Capabilities>
}
