import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'
import type { Failed } from '#engine/data-providers/lookup.ts'
import { missingSettings, type ProviderConfiguration } from '#engine/data-providers/provider-list.ts'
import type { FetchPublic } from '../http/fetch-public.ts'
import type { ProviderDefinition, ProviderSurroundings } from './definition.ts'
import type { Spending } from './spending.ts'

export type ProviderSources = {
  definitions: ProviderDefinition[]
  /** Read for each look-up, so that a new key works immediately. */
  configuration: () => ProviderConfiguration | Promise<ProviderConfiguration>
  /** Returns the guarded fetch; for a server of the operator, one that reaches its origin and nothing else. */
  fetchFor: (ownServer?: string) => FetchPublic
  spending?: Spending
  /** Called with each stored result that is used; `provider` is its id. */
  onStored?: (provider: string, capability: Capability, ageMs: number) => void
  receive?: ProviderSurroundings['receive']
  now?: () => number
  /** Reports failures to the operator; default: the log. No line contains a key or a visitor’s text. */
  log?: (line: string) => void
}

/** A provider with its settings. */
export type ConfiguredProvider = {
  id: string
  name: string
  capabilities: Partial<Capabilities>
  /** Why it is not asked now: it has said when it may be asked again, or it has just refused. */
  resting: () => Failed | undefined
  /** Records a failure. */
  failed: (failure: Failed) => void
}

/** Time after which a provider that rejected its key or has no credit is asked again. */
const REFUSED_REST_MS = 60_000
const MAX_REST_MS = 3_600_000
const REFUSALS: Failed['reason'][] = ['rejected-key', 'spending-limit']

/**
 * Returns the providers to ask for a capability, in their order: those that the configuration names, or all that have
 * their settings. A provider lives as long as its settings, so that a login serves several look-ups.
 */
export function createConfiguredProviders(sources: ProviderSources) {
  const { definitions, configuration } = sources
  const created = new Map<string, { settings: string; provider: ConfiguredProvider }>()

  function providerOf(definition: ProviderDefinition, values: Record<string, string>) {
    const own = definition.settings.flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []))
    const settings = JSON.stringify(own)
    const known = created.get(definition.id)
    if (known?.settings === settings) return known.provider
    const provider = createProvider(definition, Object.fromEntries(own), sources)
    created.set(definition.id, { settings, provider })
    return provider
  }

  return async function providersFor(capability: Capability): Promise<ConfiguredProvider[]> {
    const { settings, order } = await configuration()
    const able = definitions.filter(({ supplies }) => capability in supplies)
    const ids = order[capability]
    const wanted = ids ? ids.flatMap((id) => able.find((definition) => definition.id === id) ?? []) : able
    return wanted
      .filter((definition) => missingSettings(definition, settings).length === 0)
      .map((definition) => providerOf(definition, settings))
  }
}

function createProvider(
  definition: ProviderDefinition,
  settings: Record<string, string>,
  { fetchFor, spending, receive, now = Date.now, log = (line) => console.error(line) }: ProviderSources,
): ConfiguredProvider {
  const { id, name } = definition
  const ownServer = definition.settings.find(({ kind }) => kind === 'server')?.name
  const fetch = fetchFor(ownServer && settings[ownServer])
  let rest: { until: number; failure: Failed } | undefined
  return {
    id,
    name,
    capabilities: definition.create({
      settings,
      fetch,
      now,
      ...(spending ? { spending } : {}),
      ...(receive ? { receive } : {}),
    }),
    resting() {
      const left = (rest?.until ?? 0) - now()
      return rest && left > 0 ? { ...rest.failure, retryAfter: Math.ceil(left / 1_000) } : undefined
    },
    failed(failure) {
      log(`Provider ${id}: ${failure.reason}. ${failure.message}`)
      const ms = REFUSALS.includes(failure.reason) ? REFUSED_REST_MS : (failure.retryAfter ?? 0) * 1_000
      if (ms > 0) rest = { until: now() + Math.min(ms, MAX_REST_MS), failure }
    },
  }
}
