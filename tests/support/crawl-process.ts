// Crawls a site on loopback into a file, in a process that a test may kill: node crawl-process.ts <url> <file>
import { setTimeout as wait } from 'node:timers/promises'
import { crawlSite } from '#engine/crawl/crawl.ts'
import { openSqliteStore } from '#providers/crawl/sqlite-store.ts'

const [start = '', file = ''] = process.argv.slice(2)

await crawlSite(
  {
    start,
    maxPages: 10_000,
    maxChecks: 0,
    maxDepth: 100,
    checksExternal: false,
    checksFiles: false,
    agent: 'Test',
    obeysRobots: true,
    delayMs: 0,
    concurrency: 4,
    perHost: 4,
  },
  {
    fetch: async ({ url, method, signal }) => {
      const response = await fetch(url, { method, signal, redirect: 'manual' })
      const headers = Object.fromEntries(response.headers)
      return { status: response.status, headers, body: [new Uint8Array(await response.arrayBuffer())], firstByteMs: 0 }
    },
    store: openSqliteStore(file),
    now: Date.now,
    wait: (ms) => wait(ms),
    signal: new AbortController().signal,
  },
)
