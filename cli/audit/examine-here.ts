import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type AuditRequest, examine } from '#audit/examine.ts'
import type { AuditReport } from '#audit/report.ts'
import type { AuditProgress } from '#audit/stored-audit.ts'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { AuditOptions } from './options.ts'

type Options = Pick<AuditOptions, 'url' | 'hasScheme' | 'maxPages' | 'delayMs' | 'usesBrowser' | 'local'>

/**
 * Audits a site from this machine. The first Ctrl-C ends it with a report of what was read; the second one ends it.
 */
export async function examineHere(
  options: Options,
  onProgress: (progress: AuditProgress) => void,
): Promise<AuditReport> {
  // The environment is read once, by the first module that imports it.
  if (options.local) openTarget(options.local)
  const { BOT_NAME } = await import('#engine/net/bot.ts')
  const { fetchPublic } = await import('#providers/http/outgoing.ts')
  const { crawlFetch } = await import('#runs/artifacts/crawl-fetch.ts')
  const { gatherHere } = await import('../gather-here.ts')
  const signal = new AbortController().signal
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const kept = new Map<string, unknown>()
  const gather: Gather = await gatherHere(signal)
  const request: AuditRequest = {
    url: options.url,
    hasScheme: options.hasScheme,
    maxPages: options.maxPages,
    usesBrowser: options.usesBrowser,
    agent: BOT_NAME,
    delayMs: options.delayMs,
  }
  const { report } = await examine(request, {
    store: createMemoryStore(),
    kept: {
      read: async (name) => kept.get(name),
      write: async (name, value) => void kept.set(name, value),
    },
    // Politeness is --delay: the crawl asks each host one question at a time.
    fetch: crawlFetch({
      fetchPublic,
      limiter: async () => () => undefined,
      wait: (ms) => delay(ms),
      endsAt: Number.POSITIVE_INFINITY,
    }),
    gather,
    now: Date.now,
    wait: (ms) => delay(ms),
    randomName: randomUUID,
    signal,
    stop: stop.signal,
    onProgress: throttled(async (progress: () => Promise<AuditProgress>) => onProgress(await progress())),
    onReport: () => undefined,
  })
  return report
}

/** Lets the guarded fetch of this process reach one server on this machine, which only the terminal may do. */
function openTarget(target: string) {
  // A release runs in production, where the variable is refused, and where its own site is.
  Object.assign(process.env, { ALLOW_PRIVATE_TARGETS: target, NODE_ENV: 'test' })
}

const INTERVAL_MS = 200

/** Calls `work` at most five times a second. */
function throttled<Value>(work: (value: Value) => Promise<void>) {
  let last = 0
  return (value: Value) => {
    if (performance.now() - last < INTERVAL_MS) return
    last = performance.now()
    void work(value)
  }
}
