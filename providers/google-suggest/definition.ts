import { z } from 'zod'
import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup } from '../data-providers/provider-failure.ts'
import { createHostLimit } from '../http/host-limit.ts'

/** The query, and its suggestions in Google’s order; more parts may follow. */
const Response = z.tuple([z.string(), z.array(z.string())], z.unknown())

type Query = Parameters<Capabilities['suggestions']>[0]

/**
 * The suggestions that Google shows while someone types. The endpoint is undocumented and off by default; at most 30
 * requests go to it in a minute, one at a time. The order of suggestions is no search volume. Source: public clients;
 * the form of `client=firefox` is that of OpenSearch Suggestions 1.1.
 */
export const googleSuggest: ProviderDefinition = {
  ...providerFacts('google-suggest'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(googleSuggest, surroundings)
    const limiter = createHostLimit(surroundings.now)

    async function suggestions({ text, country, language }: Query, signal: AbortSignal) {
      const parameters = new URLSearchParams({
        client: 'firefox',
        q: text,
        ie: 'utf-8',
        oe: 'utf-8',
        ...(language ? { hl: language } : {}),
        ...(country ? { gl: country } : {}),
      })
      const { value } = await requestJson({
        url: `https://suggestqueries.google.com/complete/search?${parameters}`,
        capability: 'suggestions',
        schema: Response,
        signal,
        limiter,
      })
      const list = value?.[1] ?? []
      return list.length === 0 ? unknown(`Google suggests nothing for “${text}”.`) : found({ text, suggestions: list })
    }

    return { suggestions: (query, signal) => asLookup(() => suggestions(query, signal)) }
  },
}
