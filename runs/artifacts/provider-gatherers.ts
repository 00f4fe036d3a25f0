import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'
import type { Gatherers } from './web-gatherers.ts'

type ProviderGatherers = Required<Pick<Gatherers, Capability>>

/** Creates the gatherers of what providers supply, until `signal` is aborted. */
export function createProviderGatherers(capabilities: Capabilities, signal: AbortSignal): ProviderGatherers {
  return {
    search: (query) => capabilities.search(query, signal),
    links: (query) => capabilities.links(query, signal),
    authority: (query) => capabilities.authority(query, signal),
    traffic: (query) => capabilities.traffic(query, signal),
    keywordIdeas: (query) => capabilities.keywordIdeas(query, signal),
    suggestions: (query) => capabilities.suggestions(query, signal),
    topicInterest: (query) => capabilities.topicInterest(query, signal),
    fieldData: (query) => capabilities.fieldData(query, signal),
    copies: (query) => capabilities.copies(query, signal),
    text: (query) => capabilities.text(query, signal),
  }
}
