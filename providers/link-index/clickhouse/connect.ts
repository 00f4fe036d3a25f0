import { Readable } from 'node:stream'
import { Failure } from '#engine/failures.ts'

export type ClickHouse = Awaited<ReturnType<typeof connect>>

const REQUEST_TIMEOUT_MS = 30_000

/**
 * Connects to ClickHouse over HTTP. `clickhouse://user:password@host:8123/database` is plain, `clickhouses://` uses
 * TLS; `?cluster=name` reads and writes through Distributed tables over that cluster.
 * @throws {Failure} unavailable, if the package was left out when the product was installed
 */
export async function connect(url: string) {
  const { createClient } = await import('@clickhouse/client').catch(() => {
    throw new Failure('unavailable', {
      message: 'LINK_INDEX_URL needs the package @clickhouse/client: run `npm install --include=optional`.',
    })
  })
  const parsed = new URL(url)
  const database = parsed.pathname.slice(1) || 'default'
  const cluster = parsed.searchParams.get('cluster') ?? undefined
  for (const name of [database, cluster ?? 'none']) {
    if (!/^\w+$/.test(name)) throw new Failure('invalid', { message: `LINK_INDEX_URL: “${name}” is no name.` })
  }
  const protocol = parsed.protocol === 'clickhouses:' ? 'https' : 'http'
  const client = createClient({
    url: `${protocol}://${parsed.host}`,
    username: decodeURIComponent(parsed.username) || 'default',
    password: decodeURIComponent(parsed.password),
    request_timeout: REQUEST_TIMEOUT_MS,
    // A build is verified as soon as it is written: its rows must be on their shards by then.
    ...(cluster ? { clickhouse_settings: { insert_distributed_sync: 1 } } : {}),
  })
  return {
    database,
    cluster,
    run: async (query: string) => {
      await client.command({ query })
    },
    /** Returns the rows of a query. Integers of 64 bits come as strings. */
    rows: async (query: string) => {
      const result = await client.query({ query, format: 'JSONCompact' })
      return ((await result.json()) as { data: unknown[][] }).data
    },
    /** Appends rows of text, with tabs between columns. */
    insert: async (table: string, text: string) => {
      await client.insert({ table, values: Readable.from([text], { objectMode: false }), format: 'TabSeparated' })
    },
    close: () => client.close(),
  }
}

/** Returns names as a list of SQL. Only host names are accepted, so a query cannot contain anything else. */
export function quotedNames(domains: string[]) {
  const names = domains.filter((domain) => /^[a-z0-9._-]+$/.test(domain))
  return names.length === 0 ? "''" : names.map((name) => `'${name}'`).join(', ')
}

export const numbers = (places: Iterable<number>) => [...places].map(Number).join(', ')
