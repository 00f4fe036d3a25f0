import type { Gather } from '../engine/tool/artifacts.ts'

let gatherer: Promise<Gather> | undefined

/**
 * Brings a tool what it needs from the web, for a caller on this machine: fetched by this process, which counts its own
 * requests. Loaded on demand, because most tools need nothing.
 */
export function gatherHere(): Promise<Gather> {
  gatherer ??= create()
  return gatherer
}

async function create() {
  const { createHostGate } = await import('../providers/http/host-gate.ts')
  const { fetchPage } = await import('../providers/http/outgoing.ts')
  const { createWebGatherers, gatherWith } = await import('../site/tools/artifacts/web-gatherers.ts')
  return gatherWith(createWebGatherers({ fetchPage, limiter: createHostGate() })({ isFresh: false }))
}
