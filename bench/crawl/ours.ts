// Crawls a site on loopback with politeness off and prints what it took: node bench/crawl/ours.ts <url> <file of store>
import { Pool } from 'undici'
import { crawlSite } from '#engine/crawl/crawl.ts'
import { openSqliteStore } from '#providers/crawl/sqlite-store.ts'
import { peakMegabytes } from '../peak-memory.ts'

const [url = '', file = ''] = process.argv.slice(2)
const pool = new Pool(new URL(url).origin, { connections: 16, pipelining: 1 })
const store = openSqliteStore(file)
const started = performance.now()

await crawlSite(
  {
    start: url,
    maxPages: Number.POSITIVE_INFINITY,
    maxChecks: 0,
    maxDepth: Number.POSITIVE_INFINITY,
    checksExternal: false,
    checksFiles: false,
    agent: 'Bench',
    obeysRobots: true,
    delayMs: 0,
    concurrency: 16,
    perHost: 16,
  },
  {
    fetch: async ({ url, method, signal }) => {
      const sent = performance.now()
      const { pathname, search } = new URL(url)
      const { statusCode, headers, body } = await pool.request({ path: pathname + search, method, signal })
      return { status: statusCode, headers, body, firstByteMs: performance.now() - sent }
    },
    store,
    now: Date.now,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    signal: new AbortController().signal,
  },
)
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage()
const { pages } = await store.counts()
store.close()
await pool.close()
console.log(JSON.stringify({ pages, seconds, cpuSeconds: (user + system) / 1e6, peakMb: peakMegabytes() }))
