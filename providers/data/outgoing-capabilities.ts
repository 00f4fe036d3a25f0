import { environment } from '../../engine/environment.ts'
import { createOwnServerFetch } from '../http/fetch-own-server.ts'
import { fetchPublic, surroundings } from '../http/outgoing.ts'
import { allProviders } from './all-providers.ts'
import type { ProviderSources } from './configured-providers.ts'
import { createCapabilities } from './create-capabilities.ts'

/**
 * Creates what the providers of this server supply, by the settings in the environment.
 * @param receive only the site has it: some providers respond later, to one of its URLs
 */
export function createOutgoingCapabilities({ receive }: Pick<ProviderSources, 'receive'> = {}) {
  return createCapabilities({
    definitions: allProviders,
    configuration: () => environment.providers,
    fetchFor: (ownServer) => (ownServer === undefined ? fetchPublic : createOwnServerFetch(ownServer, surroundings)),
    ...(receive ? { receive } : {}),
  })
}
