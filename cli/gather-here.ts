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
  const { outgoingChromium } = await import('../providers/chromium/outgoing-chromium.ts')
  const { createBrowserGatherers } = await import('../site/tools/artifacts/browser-gatherers.ts')
  const { createWebGatherers, gatherWith } = await import('../site/tools/artifacts/web-gatherers.ts')
  const limiter = createHostGate()
  const web = createWebGatherers({ fetchPage, limiter })({ isFresh: false })
  const browser = createBrowserGatherers({ chromium: outgoingChromium, limiter })
  return gatherWith({ ...web, ...browser({ isFresh: false, page: web.page }) })
}
