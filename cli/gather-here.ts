import { join } from 'node:path'
import type { Gather } from '#engine/tool/artifacts.ts'

let sources: ReturnType<typeof createSources> | undefined

/**
 * Brings a tool what it needs from the web until `signal` is aborted, for a caller on this machine: fetched by this
 * process, which counts its own requests. Loaded on demand, because most tools need nothing.
 */
export async function gatherHere(signal: AbortSignal = new AbortController().signal): Promise<Gather> {
  sources ??= createSources()
  const gatherFor = await sources
  return gatherFor(signal)
}

async function createSources() {
  const { environment } = await import('#platform/environment/environment.ts')
  const { BOT_NAME } = await import('#engine/net/bot.ts')
  const { createOutgoingCapabilities } = await import('#providers/data-providers/outgoing-capabilities.ts')
  const { createHostLimit } = await import('#providers/http/host-limit.ts')
  const { fetchPage, fetchPublic } = await import('#providers/http/outgoing.ts')
  const { linkIndex } = await import('#providers/link-index/outgoing-index.ts')
  const { localTraffic } = await import('#providers/link-index/outgoing-popularity.ts')
  const { localFirst } = await import('#providers/link-index/popularity/local-traffic.ts')
  const { outgoingChromium } = await import('#providers/chromium/outgoing-chromium.ts')
  const { createBrowserGatherers } = await import('#runs/artifacts/browser-gatherers.ts')
  const { gatherCrawl } = await import('#runs/artifacts/crawl.ts')
  const { createLinkGatherers } = await import('#runs/artifacts/link-gatherers.ts')
  const { createProviderGatherers } = await import('#runs/artifacts/provider-gatherers.ts')
  const { createRawGatherers } = await import('#runs/artifacts/raw-gatherers.ts')
  const { createWebGatherers, gatherWith } = await import('#runs/artifacts/web-gatherers.ts')
  const limiter = createHostLimit()
  const web = createWebGatherers({ fetchPage, limiter })({ isFresh: false })
  const gatherers = {
    ...web,
    ...createBrowserGatherers({ chromium: outgoingChromium, limiter })({ isFresh: false, page: web.page }),
    ...createRawGatherers({ fetchPublic, limiter })({ isFresh: false }),
    ...createLinkGatherers(linkIndex),
  }
  const provided = createOutgoingCapabilities()()
  const capabilities = { ...provided, traffic: localFirst(localTraffic, provided.traffic) }
  const crawls = { fetchPublic, limiter, folder: join(environment.dataDir, 'crawls'), agent: BOT_NAME }
  return (signal: AbortSignal) =>
    gatherWith({
      ...gatherers,
      ...createProviderGatherers(capabilities, signal),
      crawl: (request) => gatherCrawl(request, { ...crawls, signal }),
    })
}
