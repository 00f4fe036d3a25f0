import { environment } from '#platform/environment/environment.ts'
import { createOwnServerFetch } from '../http/fetch-own-server.ts'
import { fetchPublic, surroundings } from '../http/outgoing.ts'
import { allProviders } from './all-providers.ts'
import { createCapabilities } from './create-capabilities.ts'

/** Creates what providers supply to a terminal, by the settings in the environment. */
export function createOutgoingCapabilities() {
  return createCapabilities({
    definitions: allProviders,
    configuration: () => environment.providers,
    fetchFor: (ownServer) => (ownServer === undefined ? fetchPublic : createOwnServerFetch(ownServer, surroundings)),
  })
}
