import type { Pool } from 'pg'
import { createFetchTurns } from '#platform/database/fetch-turns.ts'
import { outgoingChromium } from '#providers/chromium/outgoing-chromium.ts'
import { createSharedHostLimit } from '#providers/http/host-limit.ts'
import { fetchPage, fetchPublic } from '#providers/http/outgoing.ts'
import { createBrowserGatherers } from '../artifacts/browser-gatherers.ts'
import { createRawGatherers } from '../artifacts/raw-gatherers.ts'
import { createWebGatherers } from '../artifacts/web-gatherers.ts'

type Options = {
  /** Uses nothing that was fetched before. */
  isFresh: boolean
  /** Aborts what is being gathered. */
  signal: AbortSignal
}

/**
 * Creates the gatherers of what this server fetches, whose requests to a host take turns with those of all processes.
 * @param pool counts the turns
 * @param perMinute requests to one host; by default what tools may send
 */
export function createOutgoingGatherers(pool: Pick<Pool, 'query'>, perMinute?: number) {
  const turns = createFetchTurns(async () => pool, perMinute)
  const limiter = createSharedHostLimit(turns, perMinute)
  const ofWeb = createWebGatherers({ fetchPage, limiter })
  const raw = createRawGatherers({ fetchPublic, limiter })
  const ofBrowser = createBrowserGatherers({ chromium: outgoingChromium, limiter })
  return {
    limiter,
    fetchPublic,
    /** Ends the turns of this process before it exits. */
    endTurns: turns.endAll,
    gatherers({ isFresh, signal }: Options) {
      const web = ofWeb({ isFresh, signal })
      return { ...web, ...raw({ isFresh }), ...ofBrowser({ isFresh, page: web.page }) }
    },
  }
}
