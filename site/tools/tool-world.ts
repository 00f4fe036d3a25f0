import { join } from 'node:path'
import type { APIContext } from 'astro'
import { environment } from '../../engine/environment.ts'
import { BOT_NAME } from '../../engine/net/bot.ts'
import type { ArtifactRequests, Gather, Visitor } from '../../engine/tool/artifacts.ts'
import { outgoingChromium } from '../../providers/chromium/outgoing-chromium.ts'
import { hostNameOf } from '../../providers/dns/host-name-of.ts'
import { fetchPage, fetchPublic } from '../../providers/http/outgoing.ts'
import { countryOf } from '../../providers/ip-country/country-of.ts'
import { linkIndex } from '../../providers/link-index/outgoing-index.ts'
import { localTraffic } from '../../providers/link-index/outgoing-popularity.ts'
import { localFirst } from '../../providers/link-index/popularity/local-traffic.ts'
import { siteCapabilities } from '../data-providers/capabilities.ts'
import { createBrowserGatherers } from './artifacts/browser-gatherers.ts'
import { gatherCrawl } from './artifacts/crawl.ts'
import { createLinkGatherers } from './artifacts/link-gatherers.ts'
import { createProviderGatherers } from './artifacts/provider-gatherers.ts'
import { createRawGatherers } from './artifacts/raw-gatherers.ts'
import { createWebGatherers, type Gatherers, gatherWith } from './artifacts/web-gatherers.ts'
import { hostGate as limiter } from './host-gate.ts'
import { storeAddress } from './stored-address.ts'

const gatherersOfWeb = createWebGatherers({ fetchPage, limiter })
const rawGatherers = createRawGatherers({ fetchPublic, limiter })
const browserGatherers = createBrowserGatherers({ chromium: outgoingChromium, limiter })
const linkGatherers = createLinkGatherers(linkIndex)

const crawlSources = {
  fetchPublic,
  limiter,
  folder: join(environment.dataDir, 'crawls'),
  agent: BOT_NAME,
}

/** What is nobody else's business, also not of the report that a visitor may pass on. */
const PRIVATE = new Set(['cookie', 'authorization', 'proxy-authorization'])

type Options = {
  /** Uses nothing that was fetched before. */
  isFresh: boolean
  /** Ends what is being gathered. */
  signal: AbortSignal
}

/** Brings a tool what it needs of a request and of the web, until `signal` is aborted. */
export function gatherFor(context: APIContext, { isFresh, signal }: Options): Gather {
  const web = gatherersOfWeb({ isFresh })
  const provided = siteCapabilities({ isFresh })
  const gatherers: Gatherers = {
    ...web,
    ...rawGatherers({ isFresh }),
    ...browserGatherers({ isFresh, page: web.page }),
    ...linkGatherers,
    ...createProviderGatherers({ ...provided, traffic: localFirst(localTraffic, provided.traffic) }, signal),
    visitor: (request) => visitorOf(context, request),
    crawl: (request) => gatherCrawl(request, { ...crawlSources, signal }),
  }
  const gather = gatherWith(gatherers)
  return async (name, request) => {
    signal.throwIfAborted()
    return gather(name, request)
  }
}

async function visitorOf(
  { clientAddress, locals, request }: APIContext,
  { page, isKept }: ArtifactRequests['visitor'],
): Promise<Visitor> {
  const [hostName, located, stored] = await Promise.all([
    hostNameOf(clientAddress),
    countryOf(clientAddress).catch(() => undefined),
    isKept ? storeAddress({ consent: true, page }, { ip: clientAddress }) : undefined,
  ])
  return {
    peer: (locals as { peer?: string }).peer ?? clientAddress,
    trustedProxies: environment.trustedProxies,
    headers: Object.fromEntries([...request.headers].filter(([name]) => !PRIVATE.has(name))),
    ...(hostName === undefined ? {} : { hostName }),
    ...(located ? { country: located.country, countryAsOf: located.asOf } : {}),
    ...(stored ? { kept: stored.message } : {}),
  }
}
