import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import type { CrawlFetch, CrawlStore } from '#engine/crawl/ports.ts'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { type AuditPorts, examine } from '../examine.ts'
import type { AuditReport } from '../report.ts'
import type { AuditProgress } from '../stored-audit.ts'
import { TRIAL_NOW } from './examine-trial.ts'
import { addPage } from './new-page.ts'
import { newSite } from './new-site.ts'
import { linkPages, trialFetch } from './serve-site.ts'
import type { TrialSite } from './site-model.ts'

/** Returns a trial site of some pages; every tenth has no title. */
export function trialSite(pages: number): TrialSite {
  const site = newSite(7)
  for (let at = 0; at < pages; at++) {
    const page = addPage(site, at % 2 === 0 ? 'product' : 'article', `oak-${at}`)
    if (at % 10 === 3) page.title = undefined
  }
  linkPages(site, (name) => addPage(site, 'hub', name))
  return site
}

type Options = {
  store?: CrawlStore
  kept?: Map<string, unknown>
  fetch?: CrawlFetch
  maxPages?: number
  hasScheme?: boolean
  usesBrowser?: boolean
  gather?: Gather
  url?: string
  signal?: AbortSignal
  stop?: AbortSignal
}

/**
 * Audits a trial site in memory, with a clock that only waiting and requests move.
 * @returns the report, what was reported on the way, and what was requested and gathered
 */
export async function auditInMemory(site: TrialSite, options: Options = {}) {
  const { kept = new Map<string, unknown>(), fetch = trialFetch(site) } = options
  let now = TRIAL_NOW
  const reports: { at: number; report: AuditReport }[] = []
  const progress: (() => Promise<AuditProgress>)[] = []
  const fetched: string[] = []
  const gathered: string[] = []
  const ports: AuditPorts = {
    store: options.store ?? createMemoryStore(),
    kept: { read: async (name) => kept.get(name), write: async (name, value) => void kept.set(name, value) },
    fetch: async (request) => {
      now += 100
      fetched.push(request.url)
      return fetch(request)
    },
    gather: async (name, request) => {
      gathered.push(name)
      if (!options.gather) throw new Failure('unavailable', { message: 'Nothing is gathered here.' })
      return options.gather(name, request)
    },
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
    randomName: () => 'no-page-has-this-name',
    signal: options.signal ?? new AbortController().signal,
    stop: options.stop ?? new AbortController().signal,
    onProgress: (read) => void progress.push(read),
    onReport: (report) => void reports.push({ at: now, report }),
  }
  const request = {
    url: options.url ?? `${site.origin}/`,
    hasScheme: options.hasScheme ?? true,
    maxPages: options.maxPages ?? 200,
    usesBrowser: options.usesBrowser ?? false,
    agent: 'PrairieSignalBot',
    delayMs: 0,
  }
  const done = await examine(request, ports)
  return { ...done, reports, progress, fetched, gathered, kept }
}
