import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from './measure.ts'
import type { Product } from './product.ts'
import { repeatRequest } from './repeat-request.ts'

const SECONDS = 10

/**
 * Measures a crowd of visitors: the site process has one core, the load generator the other.
 * @throws {Error} if a request fails
 */
export async function measureThroughput({ url, env, sitePid }: Product): Promise<Measure[]> {
  const brotli = { 'accept-encoding': 'br' }
  await load(`${url}/blog/`, brotli, 2)
  await repeatRequest(url, '/', 2)
  const cached = await repeatRequest(url, '/', SECONDS)
  await load(`${url}/blog/`, brotli, undefined, 20_000)
  const first = residentMegabytes(sitePid)
  await load(`${url}/blog/`, brotli, undefined, 20_000)
  const second = residentMegabytes(sitePid)
  const uncached = await withoutCache(env, async (bare) => {
    await load(`${bare}/blog/`, brotli, 3)
    return load(`${bare}/blog/`, brotli, SECONDS)
  })
  return [
    {
      what: 'cached page, brotli',
      value: Math.round(cached),
      unit: 'requests/s',
      limit: 4000,
      better: 'more',
      note: `${(cached / uncached).toFixed(0)} times the uncached one`,
    },
    { what: 'uncached blog index', value: Math.round(uncached), unit: 'requests/s', limit: 300, better: 'more' },
    { what: 'memory after 20,000 requests', value: first, unit: 'MB', limit: 350, better: 'less' },
    {
      what: 'memory after 20,000 more',
      value: second,
      unit: 'MB',
      limit: Math.min(350, Math.round(first * 1.1)),
      better: 'less',
      note: 'flat',
    },
  ]
}

async function load(url: string, headers: Record<string, string>, duration?: number, amount?: number) {
  const result = await autocannon({
    url,
    headers,
    connections: 16,
    ...(amount ? { amount } : { duration: duration ?? SECONDS }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests to ${url} failed.`)
  return result.requests.average
}

/** Runs a second site process on the same database that renders every page anew. */
async function withoutCache<T>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const site: ChildProcess = fork('dist/server/entry.mjs', { env: { ...env, PORT: `${port}`, PAGE_CACHE: 'off' } })
  try {
    await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok)
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    const ended = new Promise((resolve) => site.once('exit', resolve))
    site.kill('SIGTERM')
    await ended
  }
}

function residentMegabytes(pid: number) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
