import { z } from 'zod'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import { Failure } from '#engine/failures.ts'
import { allProviders } from '#providers/data-providers/all-providers.ts'
import type { CallResult } from '../calls/request-context.ts'
import { configuredProviders, fetchFor, spending } from './capabilities.ts'
import { laterResponses } from './later-responses.ts'
import { tryProvider } from './try-provider.ts'

export const TryProvider = z.object({ provider: z.string().max(60), capability: z.string().max(60) })

const TIME_LIMIT_MS = 60_000

/**
 * Sends one small request to a provider for an administrator.
 * @throws {Failure} not-found, if there is no such provider, or it does not supply that
 */
export async function tryProviderCall({ provider, capability }: z.output<typeof TryProvider>): Promise<CallResult> {
  const definition = allProviders.find(({ id }) => id === provider)
  const state = (await configuredProviders()).find(({ facts }) => facts.id === provider)
  if (!definition || !state || !Object.hasOwn(definition.supplies, capability))
    throw new Failure('not-found', { message: 'There is no provider that supplies this.' })
  const own = state.settings.find(({ kind }) => kind === 'server')
  const trial = await tryProvider({
    definition,
    state,
    capability: capability as Capability,
    fetch: fetchFor(own && 'value' in own ? own.value : undefined),
    spending,
    receive: laterResponses.receive,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return { success: true, ...trial }
}
