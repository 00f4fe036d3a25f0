import { expect, test } from 'vitest'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import { CrawlFailure, type CrawlFetch } from '#engine/crawl/ports.ts'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { DnsRecords } from '#engine/web/dns.ts'
import type { AuditReport } from './report.ts'
import { auditInMemory as run, trialSite } from './trial/audit-in-memory.ts'
import { trialFetch } from './trial/serve-site.ts'

const findingsOf = ({ findings, pages, score }: AuditReport) => ({
  findings,
  urls: pages.map(({ url }) => url),
  score,
})

test('a first report comes after the home page, further ones at most every two seconds', async () => {
  const { reports, report } = await run(trialSite(60))
  expect(reports[0]?.report.pages).toHaveLength(1)
  expect(reports.length).toBeGreaterThan(2)
  const times = reports.map(({ at }) => at)
  for (const [at, time] of times.entries())
    if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(2_000)
  expect(report.findings.map(({ rule }) => rule)).toContain('title-missing')
})

test('an audit that is cut off anywhere goes on, requests nothing again, and finds the same', async () => {
  const site = trialSite(30)
  const whole = await run(site)
  for (const after of [0, 1, 5, 17, 30]) {
    const store = createMemoryStore()
    const kept = new Map<string, unknown>()
    const cut = new AbortController()
    const before: string[] = []
    const fetch: CrawlFetch = async (request) => {
      const response = await trialFetch(site)(request)
      if (before.push(request.url) > after) cut.abort(new Error('Killed.'))
      return response
    }
    await expect(run(site, { store, kept, fetch, signal: cut.signal })).rejects.toThrow('Killed.')
    const stored: string[] = []
    for await (const result of store.results()) if (result.kind === 'page') stored.push(result.page.url)
    const resumed = await run(site, { store, kept })
    expect(resumed.fetched.filter((url) => stored.includes(url))).toEqual([])
    expect(findingsOf(resumed.report)).toEqual(findingsOf(whole.report))
  }
})

test('a stopped audit has a report of what it has read, and says that pages are left', async () => {
  const site = trialSite(30)
  const stop = new AbortController()
  let count = 0
  const fetch: CrawlFetch = (request) => {
    if (++count === 8) stop.abort()
    return trialFetch(site)(request)
  }
  const { report, fetched } = await run(site, { stop: stop.signal, fetch })
  expect(fetched.length).toBeLessThan(12)
  expect(report.pages.length).toBeGreaterThan(2)
  expect(report.isCut).toBe(true)
})

test('what was gathered is not gathered again, and what cannot be gathered says why', async () => {
  const site = trialSite(2)
  const kept = new Map<string, unknown>()
  const first = await run(site, { kept })
  expect(first.gathered).toEqual(['sitemaps', 'pages', 'certificate', 'dns', 'registration', 'pages'])
  expect(first.site.extras.dns).toMatchObject({ unmeasured: 'Nothing is gathered here.' })
  expect((await run(site, { kept })).gathered).toEqual([])
})

test('without Chromium, only one page is tried', async () => {
  const { gathered, site } = await run(trialSite(20), { usesBrowser: true })
  expect(gathered.filter((name) => name === 'rendered')).toHaveLength(1)
  expect(site.extras.rendered).toMatchObject({ unmeasured: 'Nothing is gathered here.' })
})

test('a stop ends the wait for our own limits', async () => {
  const stop = new AbortController()
  const gather: Gather = async () => {
    stop.abort()
    throw new Failure('too-many', { retryAfter: 7 })
  }
  const { site } = await run(trialSite(1), { gather, stop: stop.signal })
  expect(site.extras.sitemaps).toEqual({ unmeasured: 'The audit was stopped before this.' })
})

const NO_RECORDS: DnsRecords = {
  name: 'trial.example',
  registrable: 'trial.example',
  answers: [],
  nameServerAnswers: [],
  spfLookups: [],
  fetchedAt: 0,
}

test('our own limits are waited for', async () => {
  let tries = 0
  const gather: Gather = async (name) => {
    if (name === 'dns' && ++tries < 3) throw new Failure('too-many', { retryAfter: 7 })
    if (name === 'dns') return NO_RECORDS as never
    throw new Failure('invalid', { message: 'No.' })
  }
  const { site } = await run(trialSite(1), { gather })
  expect(site.extras.dns).toEqual({ value: NO_RECORDS })
})

test('the time left is unknown at first, then falls to nothing', async () => {
  const { progress } = await run(trialSite(40))
  const last = await progress.at(-1)?.()
  expect(last).toMatchObject({ stage: 'report', place: null, secondsLeft: 0 })
  expect(last?.ticks.length).toBe(last?.pages)
})

test('a name without a scheme is tried over http, too', async () => {
  const site = { ...trialSite(3), origin: 'http://trial.example' }
  const answers = trialFetch(site)
  const fetch: CrawlFetch = async (request) => {
    if (request.url.startsWith('https:')) throw new CrawlFailure('unreachable', 'Nothing listens on this port.')
    return answers(request)
  }
  const { report } = await run(site, { url: 'https://trial.example/', hasScheme: false, fetch })
  expect(report.home).toBe('http://trial.example/')
  const typed = await run(site, { url: 'https://trial.example/', hasScheme: true, fetch })
  expect(typed.report.verdict).toContain('could not be examined')
})

test('a site that is down has a report without a score', async () => {
  const fetch: CrawlFetch = async () => {
    throw new CrawlFailure('unreachable', 'The server does not respond.')
  }
  const { report, gathered } = await run(trialSite(3), { fetch })
  expect(report).toMatchObject({ score: { value: null }, findings: [] })
  expect(report.verdict).toContain('The server does not respond.')
  expect(gathered).toEqual([])
  expect(report.limits).toEqual(['No page was opened in a browser. The home page could not be examined.'])
})
