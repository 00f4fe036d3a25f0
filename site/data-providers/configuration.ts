import {
  configureProviders,
  mergedConfiguration,
  type ProviderState,
} from '#engine/data-providers/configure-providers.ts'
import { type ProviderConfiguration, providerList } from '#engine/data-providers/provider-list.ts'
import { NOTHING_STORED, type StoredProviders } from '#engine/data-providers/stored-providers.ts'

type Sources = {
  environment: ProviderConfiguration
  /** Reads the configuration stored in the back office. */
  read: () => Promise<StoredProviders>
  onError: (error: unknown) => void
}

export type ConfigurationSource = {
  configuration: () => Promise<ProviderConfiguration>
  providers: () => Promise<ProviderState[]>
  /** Drops the cached configuration, so that the next look-up reads it again. */
  invalidate: () => void
}

/**
 * Creates the source of the providers' configuration. It is read once, and again after each change; while it cannot be
 * read, only the environment counts.
 */
export function createConfigurationSource({ environment, read, onError }: Sources): ConfigurationSource {
  let stored: Promise<StoredProviders> | undefined

  async function readOnce(): Promise<StoredProviders> {
    stored ??= read()
    const reading = stored
    try {
      return await reading
    } catch (error) {
      if (stored === reading) stored = undefined
      onError(error)
      return NOTHING_STORED
    }
  }

  return {
    configuration: async () => mergedConfiguration(providerList, environment, await readOnce()),
    providers: async () => configureProviders(providerList, environment, await readOnce()),
    invalidate() {
      stored = undefined
    },
  }
}
