import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Measure } from '../measure.ts'
import { pause, percentile, percentile95 } from './send.ts'
import type { Setting } from './setting.ts'

const SECONDS = 20
const FLOODING = 50
const READING = 10
const MAX_P99_MS = 100
const MAX_GROWTH_MB = 50
const MAX_RECOVERY_MS = 10_000

/** What visitors read in the meantime. */
const PAGES = ['/', '/blog/', '/services/', '/services/ppc-for-lawyers/', '/case-study/', '/career/', '/tools/']

/** URLs that nobody requests twice. Autocannon replaces `[<id>]` with a new name in each request. */
const floods: Record<string, string[]> = {
  'not-found pages': ['/no-[<id>]', '/blog/no-[<id>]', '/services/no-[<id>]/', '/a/b/[<id>]/c'],
  'doubled slashes': ['//x[<id>]/', '//blog/[<id>]', '/blog//[<id>]'],
  'unknown query': ['/?q=[<id>]', '/blog/?utm_source=[<id>]', '/?form=[<id>]'],
  'search and filters': ['/search/?q=[<id>]', '/case-study/?industry=[<id>]', '/contact-us/?subject=[<id>]'],
}

/**
 * Measures that cached pages stay fast, and memory stays flat, while one client requests URLs that nobody requested
 * before (R13).
 */
export async function measureFloods(setting: Setting): Promise<Measure[]> {
  const read = (seconds: number) => readPages(setting.url, seconds)
  await read(5)
  const quiet = await read(5)
  const measures: Measure[] = []
  for (const [name, paths] of Object.entries(floods)) {
    // Warms up: the not-found page is stored, and memory reaches its level under load.
    await Promise.all([flood(setting.url, paths, 3), read(3)])
    const [memory, pages] = [residentMegabytes(setting), await storedPages(setting.url)]
    const [sent, latencies] = await Promise.all([flood(setting.url, paths, SECONDS), read(SECONDS)])
    const recovery = await recoveryOf(setting.url)
    const entries = Math.abs((await storedPages(setting.url)) - pages)
    const growth = residentMegabytes(setting) - memory
    const rate = Math.round(sent.requests.total / SECONDS)
    const row = (what: string, value: number, unit: string, limit: number): Measure => ({
      what: `R13 ${name}: ${what}`,
      value,
      unit,
      limit,
      better: 'less',
    })
    const read95 = row('p95 of cached pages', percentile95(latencies), 'ms', MAX_P99_MS)
    const read99 = row('p99 of cached pages', percentile(latencies, 0.99), 'ms', MAX_P99_MS)
    measures.push(
      { ...read95, note: `${FLOODING} connections flood, ${READING} read ${latencies.length / SECONDS} pages/s` },
      { ...read99, note: `${percentile(quiet, 0.99)} ms without a flood` },
      row('memory growth of the site', growth, 'MB', MAX_GROWTH_MB),
      row('recovery', recovery, 'ms', MAX_RECOVERY_MS),
      row('cache entries added or evicted', entries, 'entries', 0),
      { ...row('answered', rate, 'per second', 1), better: 'more', note: statuses(sent) },
    )
  }
  return measures
}

/** Sends from its own thread, so that the flood does not add to the readers' latencies. */
function flood(url: string, paths: string[], seconds: number) {
  return autocannon({
    url,
    workers: 1,
    connections: FLOODING,
    duration: seconds,
    timeout: 30,
    idReplacement: true,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
}

/** Returns the latencies of cached pages, in milliseconds. */
function readPages(url: string, seconds: number) {
  return new Promise<number[]>((resolve, reject) => {
    const latencies: number[] = []
    const run = autocannon(
      {
        url,
        connections: READING,
        duration: seconds,
        timeout: 30,
        headers: { 'accept-encoding': 'br' },
        requests: PAGES.map((path) => ({ method: 'GET', path })),
      },
      (error: Error | null, result) => {
        if (error || result.non2xx > 0) reject(error ?? new Error(`${result.non2xx} cached pages were refused.`))
        else resolve(latencies)
      },
    )
    run.on('response', (_client, _status, _bytes, ms) => latencies.push(ms))
  })
}

/** Returns the milliseconds until a cached page and a search respond in time again. */
async function recoveryOf(url: string) {
  const started = performance.now()
  for (;;) {
    const asked = performance.now()
    const answers = await Promise.all([fetch(`${url}/`), fetch(`${url}/search/?q=title`)])
    await Promise.all(answers.map((response) => response.arrayBuffer()))
    if (answers.every(({ ok }) => ok) && performance.now() - asked < MAX_P99_MS)
      return Math.round(performance.now() - started)
    if (performance.now() - started > 3 * MAX_RECOVERY_MS) return Math.round(performance.now() - started)
    await pause(50)
  }
}

async function storedPages(url: string) {
  return ((await (await fetch(`${url}/healthz`)).json()) as { pages: number }).pages
}

function residentMegabytes({ pidOf }: Setting) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pidOf('site')}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function statuses({ statusCodeStats }: autocannon.Result) {
  return Object.entries(statusCodeStats ?? {})
    .map(([status, { count }]) => `${count} × ${status}`)
    .join(', ')
}
