import type { LinkIndex } from '#engine/data-providers/link-index.ts'
import { createMemoryIndex } from '../memory/memory-index.ts'
import { sampleGraphs, sampleHubs } from './sample-graph.ts'

/** Creates the index of the made-up graph, with which anybody can try the link tools. */
export function createSampleIndex(): LinkIndex {
  return createMemoryIndex({ ...sampleGraphs(), hubs: sampleHubs })
}
