import { join } from 'node:path'
import { BOT_NAME } from '#engine/net/bot.ts'
import { createGuardedPool, PAGE_QUERY_TIMEOUT_MS } from '#platform/database/guarded-pool.ts'
import { environment } from '#platform/environment/environment.ts'
import { linkIndex } from '#providers/link-index/outgoing-index.ts'
import { gatherCrawl } from '../artifacts/crawl.ts'
import { createLinkGatherers, indexForVisitors } from '../artifacts/link-gatherers.ts'
import type { Gatherers } from '../artifacts/web-gatherers.ts'
import { createOutgoingGatherers } from './outgoing-gatherers.ts'

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

const outgoing = createOutgoingGatherers(pool)
const linkGatherers = createLinkGatherers(indexForVisitors(linkIndex))
const { fetchPublic, limiter } = outgoing
const crawlSources = { fetchPublic, limiter, folder: join(environment.dataDir, 'crawls'), agent: BOT_NAME }

type Options = Parameters<typeof outgoing.gatherers>[0]

/** Returns the gatherers of what a tool needs from the web and from the link index. */
export function webGatherers({ isFresh, signal }: Options): Gatherers {
  return {
    ...outgoing.gatherers({ isFresh, signal }),
    ...linkGatherers,
    crawl: (request) => gatherCrawl(request, { ...crawlSources, signal }),
  }
}
