import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { askOneByOne, notConfigured } from './ask-one-by-one.ts'
import { createConfiguredProviders, type ProviderSources } from './configured-providers.ts'
import { createLookupCache, FRESH_MS, lookupKey, MAX_AGE_MS } from './lookup-cache.ts'
import { createSingleFlight } from './single-flight.ts'

type Query = Record<string, unknown>
type Batch = { domains: string[] }

/**
 * Creates what tools ask providers for. Providers are asked in their order (`ask-one-by-one.ts` says when the next one
 * is). The same question is asked once while it is under way, and its result stands for as long as `MAX_AGE_MS` says.
 * Without a provider, a look-up fails with the names of the settings that would supply it.
 * @returns a function that returns the capabilities; with `isFresh`, results are at most five minutes old
 */
export function createCapabilities(sources: ProviderSources) {
  const { now = Date.now, definitions, onStored } = sources
  const providersFor = createConfiguredProviders(sources)
  const cache = createLookupCache(now)
  const share = createSingleFlight()

  return ({ isFresh = false } = {}): Capabilities => {
    const maxAgeOf = (capability: Capability) => Math.min(MAX_AGE_MS[capability], isFresh ? FRESH_MS : Infinity)

    async function lookUp(capability: Capability, query: Query, signal: AbortSignal): Promise<Lookup<unknown>> {
      const providers = await providersFor(capability)
      if (providers.length === 0) return notConfigured(capability, definitions)
      const key = lookupKey(capability, idsOf(providers), query)
      const stored = cache.read(key, maxAgeOf(capability))
      if (stored) return noted(capability, providers, stored)
      const ask = (shared: AbortSignal) => askOneByOne(providers, capability, query, shared, now)
      // A repeated request to a model is meant to get another text, so it is not cached.
      if (MAX_AGE_MS[capability] === 0) return first(await ask(signal))
      return share(key, async (shared) => saved(key, first(await ask(shared))), signal)
    }

    /** Looks up domains, without those that are already stored. */
    async function lookUpDomains(capability: Capability, { domains }: Batch, signal: AbortSignal) {
      const providers = await providersFor(capability)
      if (providers.length === 0) return domains.map(() => notConfigured(capability, definitions))
      const ids = idsOf(providers)
      const keyOf = (domain: string) => lookupKey(capability, ids, domain)
      const read = (domain: string) => {
        const stored = cache.read(keyOf(domain), maxAgeOf(capability))
        return stored && noted(capability, providers, stored)
      }
      const results = new Map(domains.map((domain) => [domain, read(domain)]))
      const missing = [...results].flatMap(([domain, result]) => (result ? [] : [domain]))
      if (missing.length > 0) {
        const ask = (shared: AbortSignal) => askOneByOne(providers, capability, { domains: missing }, shared, now)
        const asked = await share(lookupKey(capability, ids, missing), ask, signal)
        for (const [index, domain] of missing.entries()) results.set(domain, saved(keyOf(domain), asked[index]))
      }
      return domains.map((domain) => results.get(domain) as Lookup<unknown>)
    }

    function noted(capability: Capability, providers: { id: string; name: string }[], lookup: Lookup<unknown>) {
      const source = lookup.kind === 'failed' ? undefined : lookup.source.name
      const provider = providers.find(({ name }) => name === source) ?? providers[0]
      const fetchedAt = lookup.kind === 'found' ? lookup.fetchedAt : undefined
      if (provider) onStored?.(provider.id, capability, now() - (fetchedAt ?? now()))
      return lookup
    }

    function saved(key: string, lookup: Lookup<unknown> | undefined) {
      if (lookup) cache.save(key, lookup)
      return lookup as Lookup<unknown>
    }

    const one = (capability: Capability) => (query: Query, signal: AbortSignal) => lookUp(capability, query, signal)
    const many = (capability: Capability) => (query: Batch, signal: AbortSignal) =>
      lookUpDomains(capability, query, signal)
    return {
      search: one('search'),
      links: one('links'),
      authority: many('authority'),
      traffic: many('traffic'),
      keywordIdeas: one('keywordIdeas'),
      suggestions: one('suggestions'),
      topicInterest: one('topicInterest'),
      fieldData: one('fieldData'),
      copies: one('copies'),
      text: one('text'),
      // Each function returns what the adapter of its capability returned.
    } as Capabilities
  }
}

const idsOf = (providers: { id: string }[]) => providers.map(({ id }) => id)

const first = ([lookup]: Lookup<unknown>[]) => lookup as Lookup<unknown>
