import {
  beginProviderCall,
  DATA_PROVIDERS_TAG,
  endProviderCall,
  getCms,
  readStoredProviders,
} from '#cms/database/client.ts'
import { DEFAULT_DAILY_LIMIT_USD } from '#engine/data-providers/stored-providers.ts'
import { environment } from '#platform/environment/environment.ts'
import { allProviders } from '#providers/data-providers/all-providers.ts'
import type { ProviderSources } from '#providers/data-providers/configured-providers.ts'
import { createCapabilities } from '#providers/data-providers/create-capabilities.ts'
import { createOwnServerFetch } from '#providers/http/fetch-own-server.ts'
import { fetchPublic, surroundings } from '#providers/http/outgoing.ts'
import { noteCacheHit } from './cache-hits.ts'
import { createConfigurationSource } from './configuration.ts'
import { laterResponses } from './later-responses.ts'
import { createSpending } from './spending.ts'

const source = createConfigurationSource({
  environment: environment.providers,
  read: async () => readStoredProviders(await getCms()),
  onError: (error) => console.error(`The data providers could not be read: ${(error as Error).message}`),
})

/**
 * Returns the current configuration of providers on this site, even if the notification of a change has not arrived
 * yet.
 */
export function configuredProviders() {
  source.invalidate()
  return source.providers()
}

/** Returns the settings and the order of providers that runs of tools use. */
export const providerConfiguration = () => source.configuration()

/** Keeps providers within their limits and counts what they cost. */
export const spending = createSpending({
  begin: async (call) => beginProviderCall(await getCms(), call),
  end: async (call, result) => endProviderCall(await getCms(), call, result),
  limitOf: async (id) =>
    (await source.providers()).find(({ facts }) => facts.id === id)?.dailyLimitUsd ?? DEFAULT_DAILY_LIMIT_USD,
  onError: (error) => console.error(`Spending could not be counted: ${(error as Error).message}`),
})

/**
 * Returns the fetch of a provider. Only the environment, which the operator of the server writes, opens a private IP
 * address; a URL of the back office must be public.
 */
export const fetchFor: ProviderSources['fetchFor'] = (ownServer) =>
  ownServer !== undefined && Object.values(environment.providers.settings).includes(ownServer)
    ? createOwnServerFetch(ownServer, surroundings)
    : fetchPublic

/** What the providers of this site supply. A change in the back office counts from the next look-up on. */
export const siteCapabilities = createCapabilities({
  definitions: allProviders,
  configuration: source.configuration,
  fetchFor,
  spending,
  receive: laterResponses.receive,
  onStored: noteCacheHit,
})

/**
 * Reads the configuration again after a change.
 * @param tags what has changed; undefined if that is unknown
 */
export function noteProviderChanges(tags: string[] | undefined) {
  if (!tags || tags.includes(DATA_PROVIDERS_TAG)) source.invalidate()
}
