import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { AuditReport } from '#audit/report.ts'
import type { AuditProgress } from '#audit/stored-audit.ts'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { query } from '#tests/support/database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type Product, startProduct } from '../product.ts'
import { processesOf } from '../stops/remains.ts'

const decompress = promisify(zstdDecompress)
/** An audit of 500 pages with a browser on a machine that is busy with other things, too. */
const MAX_MS = 900_000

export type AuditState = { state: string; version: number; progress: AuditProgress }

/** A running product with sites on loopback that it may examine. */
export type Examining = {
  product: Product
  databaseUrl: string
  /** URLs of the home pages of the sites. */
  sites: string[]
  /** Starts an audit and returns its key. */
  begin: (url: string) => Promise<string>
  stateOf: (key: string) => Promise<AuditState>
  /** Waits until an audit has ended. */
  ended: (key: string) => Promise<AuditState>
  reportOf: (key: string) => Promise<AuditReport>
  /** Returns what was requested of the sites, and how many responses did not get through. */
  requests: () => Promise<{ requested: string[]; failed: number }>
  /** Returns the memory of all processes of the product, in megabytes; what several share counts once. */
  megabytes: () => number
}

/** Starts sites of `pages` pages and a product, hands both to some work, and stops them. */
export async function examining<T>(
  { pages, sites: count, env }: { pages: number; sites: number; env: Record<string, string> },
  work: (examining: Examining) => Promise<T>,
): Promise<T> {
  const sites = fork('bench/audit/site.ts', [`${pages}`, `${count}`], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  try {
    const [line] = (await once(sites.stdout ?? sites, 'data')) as [Buffer]
    const hosts = String(line)
      .trim()
      .split(' ')
      .map((port) => `127.0.0.1:${port}`)
    const product = await startProduct({
      // Only under test may a product fetch from loopback.
      NODE_ENV: 'test',
      ALLOW_PRIVATE_TARGETS: hosts.join(','),
      AUDIT_LIMIT: '1000',
      AUDIT_RATE: '6000',
      ...env,
    })
    try {
      return await work(toolsOf(product, sites, hosts))
    } finally {
      await product.stop()
    }
  } finally {
    sites.disconnect()
  }
}

function toolsOf(product: Product, sites: ChildProcess, hosts: string[]): Examining {
  const dataDir = `${product.env.DATA_DIR}`
  const databaseUrl = embeddedDatabaseUrl({ dataDir, port: `${product.env.DATABASE_PORT}` })
  const stateOf = async (key: string) => (await (await fetch(`${product.url}/api/audit/${key}`)).json()) as AuditState
  return {
    product,
    databaseUrl,
    sites: hosts.map((host) => `http://${host}/`),
    async begin(url) {
      const response = await fetch(`${product.url}/api/audit`, {
        method: 'POST',
        headers: { origin: product.url, 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      })
      const { key, message } = (await response.json()) as { key?: string; message: string }
      if (!key) throw new Error(`The audit of ${url} did not start: ${message}`)
      return key
    },
    stateOf,
    async ended(key) {
      let last: AuditState | undefined
      await waitFor(
        async () => {
          last = await stateOf(key)
          return !['waiting', 'running'].includes(last.state)
        },
        { within: MAX_MS, every: 200 },
      )
      return last as AuditState
    },
    async reportOf(key) {
      const [row] = await query<{ report: Buffer }>(
        'select report from audit_reports join audits on audits.id = audit_id where key = $1',
        [key],
        databaseUrl,
      )
      return JSON.parse((await decompress(row?.report ?? Buffer.alloc(0))).toString())
    },
    async requests() {
      const answer = once(sites, 'message') as Promise<[{ requested: string[]; failed: number }]>
      sites.send('what was requested')
      return (await answer)[0]
    },
    megabytes: () => processesOf(dataDir).reduce((sum, pid) => sum + kilobytesOf(pid), 0) / 1_024,
  }
}

function kilobytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    // It has ended.
    return 0
  }
}
