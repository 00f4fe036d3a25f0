import type { DescribedResponse } from '#engine/crawl/crawl.ts'
import { crawledSoFar, gatherSite } from '#engine/crawl/gather-site.ts'
import type { CrawlFetch, CrawlStore } from '#engine/crawl/ports.ts'
import { readSitemapUrls } from '#engine/crawl/sitemap-urls.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import type { FetchedSitemaps } from '#engine/web/sitemaps.ts'
import { describeWith } from './page/describe-with.ts'
import { type AuditReport, reportOf } from './report.ts'
import { MAX_MEASURED, MAX_OPENED, pagesToOpen } from './run/examined-pages.ts'
import {
  gatherOfHost,
  gatherOfPages,
  type KeptValues,
  NO_BROWSER,
  NO_HOME,
  noExtras,
  STOPPED,
} from './run/gather-extras.ts'
import { rememberingStore } from './run/remembering-store.ts'
import { createReportInterval } from './run/report-interval.ts'
import { createTimeLeft } from './run/time-left.ts'
import type { Extras } from './site/site-view.ts'
import { viewSite } from './site/view-site.ts'
import type { AuditProgress, AuditStage } from './stored-audit.ts'

export type AuditRequest = {
  /** Absolute. */
  url: string
  /** Whether the scheme was typed; without one, http is tried if https does not respond. */
  hasScheme: boolean
  maxPages: number
  /** Whether pages are opened in Chromium and measured with Lighthouse. */
  usesBrowser: boolean
  /** The name by which robots.txt knows the crawler. */
  agent: string
  /** Minimum time between two requests to a host; the `Crawl-delay` of a site makes it longer. */
  delayMs: number
  /** The crawl requests nothing after this time since its start. */
  maxMs?: number
}

export type AuditPorts = {
  /** A crawl with the same store continues where an earlier one ended or was killed. */
  store: CrawlStore
  kept: KeptValues
  fetch: CrawlFetch
  gather: Gather
  now: () => number
  wait: (ms: number) => Promise<void>
  randomName: () => string
  /** Ends the audit without a report. */
  signal: AbortSignal
  /** Ends it early: the report has what was found until then. */
  stop: AbortSignal
  /** Called after each step; what is expensive to show is the caller's to slow down. */
  onProgress: (progress: () => Promise<AuditProgress>, stage: AuditStage) => void
  /** Called with what was found until now: after the home page, then at most every two seconds. */
  onReport: (report: AuditReport) => void
}

/** What a report was made of: with it, single pages can be examined again. */
export type ExaminedSite = { crawl: CrawledSite; extras: Extras }

/** URLs of each host that are requested at a time, and hosts. */
const CONCURRENCY = 4
/** URLs that are checked and not read: at least this many, otherwise as many as pages. */
const MIN_CHECKS = 200
/** Of sitemaps; enough to tell which pages they lack. */
const MAX_SITEMAP_URLS = 50_000

/**
 * Examines a site: pages, then links and files, then the host, then pages in a browser. Whatever was stored before is
 * not requested again, and a site that cannot be read has a report that says why.
 * @throws whatever `signal` was aborted with
 */
export async function examine(
  request: AuditRequest,
  ports: AuditPorts,
): Promise<{ report: AuditReport; site: ExaminedSite }> {
  const { now, signal, stop, kept } = ports
  const { maxPages, usesBrowser } = request
  const maxChecks = Math.max(MIN_CHECKS, maxPages)
  const ticks: AuditProgress['ticks'] = []
  const left = { opened: usesBrowser ? MAX_OPENED : 0, measured: usesBrowser ? MAX_MEASURED : 0 }
  const time = createTimeLeft(now)
  const interval = createReportInterval(now)
  const extras = noExtras()
  let stage: AuditStage = 'pages'

  const store = await rememberingStore(ports.store, (result) => {
    if (result.kind === 'page') ticks.push({ status: result.page.status, depth: result.page.depth })
    // Checks come after all pages.
    if (result.kind === 'check') stage = 'links'
  })
  const startedAt = Number((await store.note('startedAt')) ?? now())
  await store.setNote('startedAt', String(startedAt))
  let start = (await store.note('start')) ?? request.url

  const soFar = () => crawledSoFar(start, { store, now })
  const reportNow = (crawl: CrawledSite) => reportOf(viewSite(withSitemaps(crawl, extras), extras, startedAt))

  async function progress(): Promise<AuditProgress> {
    const { pages, redirects, checks, excluded, waiting, waitingChecks } = await store.counts()
    const done = pages + redirects
    const pagesLeft = Math.max(0, Math.min(maxPages - pages, waiting - waitingChecks))
    const checksLeft = Math.max(0, Math.min(maxChecks - checks, waitingChecks))
    const isCrawling = stage === 'pages' || stage === 'links'
    const requests = isCrawling ? (stage === 'pages' ? pagesLeft : 0) + checksLeft : 0
    return {
      stage,
      place: null,
      pages: done,
      ofPages: done + (stage === 'pages' ? pagesLeft : 0) + (done === 0 ? excluded : 0) || null,
      secondsLeft: time.seconds(stage, { requests, ...left }),
      ticks: [...ticks],
    }
  }

  /** Reports what there is, unless a report was made a moment ago. */
  let reporting: Promise<void> | undefined
  function reportIfDue() {
    if (reporting || !interval.isDue()) return
    reporting = soFar()
      .then((crawl) => {
        if (crawl.pages.some(({ location }) => location === undefined))
          ports.onReport(interval.run(() => reportNow(crawl)))
      })
      .finally(() => (reporting = undefined))
  }

  function onStep() {
    ports.onProgress(progress, stage)
    reportIfDue()
  }

  async function crawl(from: string): Promise<CrawledSite> {
    const interrupted = AbortSignal.any([signal, stop])
    const described = describeWith(startedAt)
    try {
      return await gatherSite(
        { url: from, maxPages, maxChecks, checksExternal: true, checksFiles: true },
        {
          agent: request.agent,
          delayMs: request.delayMs,
          concurrency: CONCURRENCY,
          ...(request.maxMs === undefined ? {} : { endsAt: startedAt + request.maxMs }),
        },
        {
          fetch: ports.fetch,
          store,
          now,
          wait: ports.wait,
          signal: interrupted,
          randomName: ports.randomName,
          // They are gathered with the host, where their bytes are judged, too.
          readSitemap: async () => undefined,
          describe: (response: DescribedResponse) => described(response),
          onResult: () => {
            time.step('requests')
            onStep()
          },
        },
      )
    } catch (error) {
      signal.throwIfAborted()
      if (!stop.aborted) throw error
      return soFar()
    }
  }

  onStep()
  let crawled = await crawl(start)
  if (!request.hasScheme && start === request.url && isSilent(crawled) && !stop.aborted) {
    start = start.replace(/^https:/, 'http:')
    await store.setNote('start', start)
    crawled = await crawl(start)
  }

  stage = 'site'
  const view = viewSite(crawled, extras, startedAt)
  const parts = { gather: ports.gather, kept, wait: ports.wait, signal, stop }
  if (view.home) {
    await gatherOfHost(view.home.url, parts, (found) => {
      Object.assign(extras, found)
      onStep()
    })
    await openPages(pagesToOpen(view))
  } else Object.assign(extras, noExtras(stop.aborted ? STOPPED : NO_HOME))

  async function openPages(urls: string[]) {
    if (!usesBrowser) {
      extras.rendered = { unmeasured: NO_BROWSER }
      extras.lighthouse = { unmeasured: NO_BROWSER }
      return
    }
    Object.assign(left, { opened: urls.length, measured: Math.min(MAX_MEASURED, urls.length) })
    const stepOf = (kind: 'opened' | 'measured') => () => {
      left[kind]--
      time.step(kind)
      onStep()
    }
    stage = 'browser'
    time.restart()
    onStep()
    const render = (url: string) => ports.gather('rendered', { url, measuresText: true })
    extras.rendered = await gatherOfPages('rendered', urls, render, { ...parts, onStep: stepOf('opened') })
    left.opened = 0
    stage = 'speed'
    time.restart()
    const measure = async (url: string) => {
      const run = await ports.gather('lighthouse', { url, device: 'mobile', checksAccessibility: true })
      return { url, run }
    }
    const measured = urls.slice(0, MAX_MEASURED)
    extras.lighthouse = await gatherOfPages('lighthouse', measured, measure, { ...parts, onStep: stepOf('measured') })
    left.measured = 0
  }

  await reporting
  stage = 'report'
  onStep()
  await reporting
  const site = { crawl: withSitemaps({ ...crawled, endedAt: now() }, extras), extras }
  return { report: reportOf(viewSite(site.crawl, extras, startedAt)), site }
}

/** Returns the report of a site that was examined before. */
export const reportOfExamined = ({ crawl, extras }: ExaminedSite): AuditReport =>
  reportOf(viewSite(crawl, extras, crawl.startedAt))

/** Returns whether nothing at all responded to the first request. */
const isSilent = ({ pages }: CrawledSite) => pages.length === 1 && pages[0]?.status === null

function withSitemaps(crawl: CrawledSite, { sitemaps }: Extras): CrawledSite {
  return 'value' in sitemaps ? { ...crawl, sitemapUrls: urlsOf(sitemaps.value) } : crawl
}

const urlsBySitemaps = new WeakMap<FetchedSitemaps, string[]>()

function urlsOf(sitemaps: FetchedSitemaps): string[] {
  const known = urlsBySitemaps.get(sitemaps)
  if (known) return known
  const all = sitemaps.files
    .filter(({ status }) => status === 200)
    .flatMap(({ body }) => readSitemapUrls(new TextDecoder().decode(body)).pages)
  const urls = [...new Set(all)].slice(0, MAX_SITEMAP_URLS)
  urlsBySitemaps.set(sitemaps, urls)
  return urls
}
