import { changedPages, forgetChanged, readBackoff, storeBackoff } from '#cms/database/client.ts'
import { usesIndexNow } from '#engine/paths/indexing.ts'
import { environment } from '#platform/environment/environment.ts'
import { submitPages } from '#providers/indexnow/submit-pages.ts'
import type { Outcome } from '#providers/outcome.ts'

/** Maximum number of URLs in one message. Source: the protocol, https://www.indexnow.org/documentation */
const MAX_PAGES = 10_000
const FIRST_WAIT_MS = 60_000
const MAX_WAIT_MS = 24 * 60 * 60_000

type Dependencies = { now?: () => number; submit?: typeof submitPages }

/** Submits the pages that changed since the last time to IndexNow: each once, all in one message. */
export async function submitToIndexNow({ now = Date.now, submit = submitPages }: Dependencies = {}) {
  const { siteUrl, indexNowKey: key, indexNowEndpoint: endpoint } = environment
  if (!key || !usesIndexNow(environment)) return
  const { until, attempts } = await readBackoff()
  if (now() < until) return
  const pages = await changedPages(MAX_PAGES)
  if (pages.length === 0) return
  const outcome = await submit({ endpoint, key, siteUrl, paths: pages.map(({ path }) => path) })
  if (outcome.kind === 'retry') {
    const wait = waitAfter(outcome, attempts)
    console.error(
      `Search engines could not be told of changed pages (${outcome.reason}); again in ${Math.round(wait / 1_000)} s.`,
    )
    return storeBackoff({ until: now() + wait, attempts: attempts + 1 })
  }
  // A rejected message would be rejected again: the message or its key is wrong, and someone has to look into it.
  if (outcome.kind === 'rejected') console.error(`IndexNow refused ${pages.length} changed pages (${outcome.reason}).`)
  await forgetChanged(pages)
  if (attempts > 0) await storeBackoff({ until: 0, attempts: 0 })
}

/**
 * Returns the milliseconds until the next attempt: as long as the endpoint asks for, and twice as long each time.
 * @example waitAfter({ kind: 'retry', reason: 'The receiver answered 503.' }, 2) // 240000
 */
export function waitAfter({ retryAfterMs = 0 }: Extract<Outcome, { kind: 'retry' }>, attempts: number) {
  return Math.min(MAX_WAIT_MS, Math.max(retryAfterMs, FIRST_WAIT_MS * 2 ** Math.min(attempts, 12)))
}
