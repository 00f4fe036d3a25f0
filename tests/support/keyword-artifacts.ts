import type { Failed } from '#engine/data-providers/lookup.ts'
import type { ArtifactRequests, Artifacts } from '#engine/tool/artifacts.ts'

type Makers = { [Name in keyof Artifacts]: (request: ArtifactRequests[Name]) => Artifacts[Name] }

/** Returns the result of a look-up without a configured provider. */
export const notConfigured = (howTo: string): Failed => ({
  kind: 'failed',
  reason: 'not-configured',
  message: 'No provider is configured for it.',
  howTo,
})

/** What the tools for keywords and rewriting get in the catalog's test: a product without any provider. */
export const keywordArtifacts: Partial<Makers> = {
  suggestions: () => notConfigured('Set SUGGESTIONS_PROVIDERS.'),
  topicInterest: () => notConfigured('Set TOPIC_INTEREST_PROVIDERS.'),
  keywordIdeas: () => notConfigured('Set KEYWORD_IDEAS_PROVIDERS.'),
  text: () => notConfigured('Set TEXT_PROVIDERS.'),
}

const recorded = { name: 'Recorded provider', kind: 'provider' as const, asOf: '2026-11-20' }

/** Returns a provider's recorded response. */
export const found = <Value>(value: Value) => ({ kind: 'found' as const, value, source: recorded })
