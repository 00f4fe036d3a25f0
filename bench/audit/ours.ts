// Audits a site on loopback with politeness off and prints what it took: node bench/audit/ours.ts <url> <pages> <file>
import { Pool } from 'undici'
import { describeWith } from '#audit/page/describe-with.ts'
import { reportOf } from '#audit/report.ts'
import type { Extras } from '#audit/site/site-view.ts'
import { viewSite } from '#audit/site/view-site.ts'
import { gatherSite } from '#engine/crawl/gather-site.ts'
import { openSqliteStore } from '#providers/crawl/sqlite-store.ts'
import { peakMegabytes } from '../peak-memory.ts'

const [url = '', most = '500', file = ''] = process.argv.slice(2)
const pool = new Pool(new URL(url).origin, { connections: 16, pipelining: 1 })
const store = openSqliteStore(file)
const started = performance.now()
const described = describeWith(Date.now())
let firstFindingMs: number | undefined

const crawl = await gatherSite(
  { url, maxPages: Number(most), checksFiles: true },
  { agent: 'Bench', delayMs: 0, concurrency: 16 },
  {
    fetch: async ({ url, method, signal }) => {
      const sent = performance.now()
      const { pathname, search } = new URL(url)
      const { statusCode, headers, body } = await pool.request({ path: pathname + search, method, signal })
      return { status: statusCode, headers, body, firstByteMs: performance.now() - sent }
    },
    store,
    now: Date.now,
    wait: async () => undefined,
    signal: new AbortController().signal,
    randomName: () => 'no-page-has-this-name',
    readSitemap: async () => undefined,
    describe: (response) => {
      const description = described(response)
      if (Object.keys(description.found).length > 0) firstFindingMs ??= performance.now() - started
      return description
    },
  },
)
const NOT_ASKED = { unmeasured: 'The bench measures the crawl and the rules.' }
const extras: Extras = {
  sitemaps: NOT_ASKED,
  entrances: NOT_ASKED,
  certificate: NOT_ASKED,
  dns: NOT_ASKED,
  registration: NOT_ASKED,
  llmsTxt: NOT_ASKED,
  rendered: NOT_ASKED,
  lighthouse: NOT_ASKED,
}
const { pages, findings } = reportOf(viewSite(crawl, extras, Date.now()))
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage()
store.close()
await pool.close()
const result = {
  pages: pages.length,
  findings: findings.length,
  seconds,
  cpuSeconds: (user + system) / 1e6,
  peakMb: peakMegabytes(),
  firstFindingMs,
}
console.log(JSON.stringify(result))
