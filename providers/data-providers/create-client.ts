import type { DataSource, Found, Unknown } from '#engine/data-providers/lookup.ts'
import type { ProviderDefinition, ProviderSurroundings } from './definition.ts'
import { createRequestJson } from './request-json.ts'

type More = Pick<Found<unknown>, 'costUsd' | 'caveats'> & {
  /** ISO date of what the figures describe; default: today. */
  asOf?: string
  /** Name of the source, if the provider passes on figures of another one. */
  name?: string
  license?: string
}

export type ProviderClient = ReturnType<typeof createClient>

/** Creates what every adapter needs: a request function, and the two results that name the provider as their source. */
export function createClient(definition: ProviderDefinition, surroundings: ProviderSurroundings) {
  const { name: provider, website: url } = definition
  const { now } = surroundings

  function sourceOf({ asOf, name = provider, license }: More): DataSource {
    const date = asOf ?? new Date(now()).toISOString().slice(0, 10)
    return { name, kind: 'provider', asOf: date, url, ...(license ? { license } : {}) }
  }

  return {
    requestJson: createRequestJson(definition, surroundings),
    found<Value>(value: Value, more: More = {}): Found<Value> {
      const { costUsd, caveats } = more
      return {
        kind: 'found',
        value,
        source: sourceOf(more),
        fetchedAt: now(),
        ...(costUsd === undefined ? {} : { costUsd }),
        ...(caveats?.length ? { caveats } : {}),
      }
    },
    unknown: (message: string, more: More = {}): Unknown => ({ kind: 'unknown', message, source: sourceOf(more) }),
  }
}
