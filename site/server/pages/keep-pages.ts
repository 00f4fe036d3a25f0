import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { changesSince, markOfChanges, sendHeartbeat } from '#cms/database/client.ts'
import { sourcesOf } from '#cms/reads.ts'
import type { environment } from '#platform/environment/environment.ts'
import { heartbeatName } from '../heartbeat.ts'
import type { createPageCache, StoredPage } from './cache.ts'
import { printOf, readPages, savePages } from './kept-pages.ts'

const SAVE_INTERVAL_MS = 10 * 60_000
const HEARTBEAT_TIMEOUT_MS = 5_000
/** How long a stop waits for the file, if the database does not respond. */
const STOP_TIMEOUT_MS = 8_000
const ENTRY = 'dist/server/entry.mjs'

/**
 * Keeps the pages of a cache over restarts. A page whose content changed while no site was running is stale from the
 * start; if the database is unavailable then, all are, and are served until it is back.
 */
export function keepPages(pages: ReturnType<typeof createPageCache>, settings: typeof environment) {
  const file = join(settings.dataDir, 'pages', 'pages.bin')
  const print = settings.production || settings.mode === 'test' ? printOf(ENTRY, settings) : ''
  const heartbeats = new Map<string, () => void>()
  let saving: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void save().catch(() => undefined), SAVE_INTERVAL_MS).unref()

  return {
    /** Loads what the last site has stored. */
    async load() {
      const kept = settings.pageCache ? await readPages(file, print) : undefined
      if (!kept) return
      for (const [key, page] of kept.pages) pages.add(key, page)
      const changed = await changesSince(kept.mark).catch(() => undefined)
      if (changed === undefined || changed.length > 0) pages.invalidate(changed)
    },

    /** Notes an announced change: it may be the heartbeat that a save waits for. */
    noteChange(tags: string[] | undefined) {
      for (const tag of tags ?? []) heartbeats.get(tag)?.()
    },

    /** Stores the pages a last time. */
    async stop() {
      clearInterval(timer)
      await Promise.race([save().catch(() => undefined), delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }

  function save() {
    saving = saving.catch(() => undefined).then(write)
    return saving
  }

  /** What was announced before the mark has arrived before the pages are written, because the heartbeat came later. */
  async function write() {
    if (!settings.pageCache || pages.size === 0) return
    const mark = await markOfChanges()
    await heartbeat()
    await savePages(file, pages.entries().flatMap(withSources), { print, mark })
  }

  async function heartbeat() {
    const name = heartbeatName()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timeout = setTimeout(() => reject(new Error('No notification arrived.')), HEARTBEAT_TIMEOUT_MS)
    heartbeats.set(name, resolve)
    try {
      await sendHeartbeat(name)
      await promise
    } finally {
      clearTimeout(timeout)
      heartbeats.delete(name)
    }
  }
}

/** The next process remembers no results: a page that used some is found by what they were made from. */
function withSources([key, page]: [string, StoredPage]): [string, StoredPage][] {
  const tags = sourcesOf(page.tags)
  return tags ? [[key, { ...page, tags }]] : []
}
