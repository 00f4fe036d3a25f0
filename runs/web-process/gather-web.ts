import { join } from 'node:path'
import { BOT_NAME } from '#engine/net/bot.ts'
import { createFetchTurns } from '#platform/database/fetch-turns.ts'
import { createGuardedPool, PAGE_QUERY_TIMEOUT_MS } from '#platform/database/guarded-pool.ts'
import { environment } from '#platform/environment/environment.ts'
import { outgoingChromium } from '#providers/chromium/outgoing-chromium.ts'
import { createSharedHostLimit } from '#providers/http/host-limit.ts'
import { fetchPage, fetchPublic } from '#providers/http/outgoing.ts'
import { linkIndex } from '#providers/link-index/outgoing-index.ts'
import { createBrowserGatherers } from '../artifacts/browser-gatherers.ts'
import { gatherCrawl } from '../artifacts/crawl.ts'
import { createLinkGatherers, indexForVisitors } from '../artifacts/link-gatherers.ts'
import { createRawGatherers } from '../artifacts/raw-gatherers.ts'
import { createWebGatherers, type Gatherers } from '../artifacts/web-gatherers.ts'

/** A turn takes one short query, and only one request to a host waits for it. */
const MAX_CONNECTIONS = 2

const pool = createGuardedPool({
  connectionString: environment.databaseUrl,
  isPooled: environment.databaseIsPooled,
  max: MAX_CONNECTIONS,
  queryTimeoutMs: PAGE_QUERY_TIMEOUT_MS,
  applicationName: 'prairie-web-process',
  onLost: (error) => console.error(`A database connection was lost: ${error.message}`),
})

const limiter = createSharedHostLimit(createFetchTurns(async () => pool))
const gatherersOfWeb = createWebGatherers({ fetchPage, limiter })
const rawGatherers = createRawGatherers({ fetchPublic, limiter })
const browserGatherers = createBrowserGatherers({ chromium: outgoingChromium, limiter })
const linkGatherers = createLinkGatherers(indexForVisitors(linkIndex))
const crawlSources = { fetchPublic, limiter, folder: join(environment.dataDir, 'crawls'), agent: BOT_NAME }

type Options = {
  /** Uses nothing that was fetched before. */
  isFresh: boolean
  /** Aborts what is being gathered. */
  signal: AbortSignal
}

/** Returns the gatherers of what a tool needs from the web and from the link index. */
export function webGatherers({ isFresh, signal }: Options): Gatherers {
  const web = gatherersOfWeb({ isFresh, signal })
  return {
    ...web,
    ...rawGatherers({ isFresh }),
    ...browserGatherers({ isFresh, page: web.page }),
    ...linkGatherers,
    crawl: (request) => gatherCrawl(request, { ...crawlSources, signal }),
  }
}
