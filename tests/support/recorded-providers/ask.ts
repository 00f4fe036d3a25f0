import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'
import type { Found } from '#engine/data-providers/lookup.ts'
import type { ProviderId } from '#engine/data-providers/provider-list.ts'
import { allProviders } from '#providers/data-providers/all-providers.ts'
import { allRecorded } from './all.ts'
import { createWith, recordedResponder, type serveProviders } from './serve.ts'

type Result<Name extends Capability> = Awaited<ReturnType<Capabilities[Name]>>
type Look<Name extends Capability> = Result<Name> extends (infer Each)[] ? Each : Result<Name>
type Value<Name extends Capability> = Extract<Look<Name>, Found<unknown>> extends Found<infer Each> ? Each : never

type Server = Awaited<ReturnType<typeof serveProviders>>

/** Returns a function that sends a query to a provider with recorded responses. */
export function askingRecorded(server: () => Server) {
  return async function askRecorded<Name extends Capability>(
    provider: ProviderId,
    capability: Name,
    query: object = {},
    which = 0,
  ): Promise<Found<Value<Name>>[]> {
    const recorded = allRecorded.filter((one) => one.provider === provider && one.capability === capability)[which]
    if (!recorded) throw new Error('not recorded')
    server().respondWith(recordedResponder(recorded.success))
    const callProvider = capabilitiesWith(provider, recorded.settings, server())[capability] as (
      query: unknown,
      signal: AbortSignal,
    ) => Promise<unknown>
    const result = await callProvider({ ...(recorded.query as object), ...query }, new AbortController().signal)
    return [result].flat() as Found<Value<Name>>[]
  }
}

/** Creates the capabilities of a provider with the server that replaces it. */
export function capabilitiesWith(id: ProviderId, settings: Record<string, string>, { fetch }: Server) {
  const definition = allProviders.find((one) => one.id === id)
  if (!definition) throw new Error(`There is no provider ${id}.`)
  return createWith(definition, settings, fetch)
}
