import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Pool } from 'pg'
import { columnOf } from '#engine/crawl/memory-store.ts'
import { CHECK_ONLY, type CrawlCounts, type CrawlResult, type CrawlStore, type Waiting } from '#engine/crawl/ports.ts'

/** Number of URLs kept in memory as known, so that frequent ones, such as those of menus, are sent once. */
const MAX_RECENT = 50_000
/** Results that are read at a time. */
const BATCH = 100

/** An audit, and which attempt of a worker has it. */
export type AuditOfRunner = { id: number; runner: string }

/** Another worker has taken the audit over, or it was deleted. */
export class LostAudit extends Error {
  override name = 'LostAudit'
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Compresses a value of a crawl for the database. Level 3 takes less time than sending what it saves. */
export const packed = (bytes: Uint8Array) =>
  compress(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }) as Promise<Buffer>
export const unpacked = (bytes: Uint8Array) => decompress(bytes) as Promise<Buffer>

/**
 * Opens the store of an audit's crawl in PostgreSQL, so that any process on any machine goes on with it. Each result is
 * committed with the URLs found with it in one statement, and only while `runner` has the audit: a process that lost
 * it stores nothing more.
 */
export function openPostgresStore(pool: Pick<Pool, 'query'>, { id: auditId, runner }: AuditOfRunner): CrawlStore {
  /** Smallest depth of URLs that are stored. */
  let recent = new Map<string, number>()

  const unknown = (found: { url: string; depth: number; hops: number }[]) =>
    found.filter(({ url, depth }) => (recent.get(url) ?? Number.POSITIVE_INFINITY) > depth)
  const note = (found: { url: string; depth: number }[]) => {
    if (recent.size >= MAX_RECENT) recent = new Map()
    for (const { url, depth } of found) recent.set(url, depth)
  }
  const columns = (found: { url: string; depth: number; hops: number }[]) => [
    found.map(({ url }) => url),
    found.map(({ depth }) => depth),
    found.map(({ hops }) => hops),
  ]

  return {
    async add(found) {
      const added = unknown(found)
      if (added.length === 0) return
      await pool.query(`with ${INSERT(2)} select count(*) from added`, [auditId, ...columns(added)])
      note(added)
    },
    async nextDepth() {
      const { rows } = await pool.query<{ depth: number | null }>(
        `select min(depth) as depth from audit_urls where audit_id = $1 and counts_as = 'waiting'`,
        [auditId],
      )
      return rows[0]?.depth ?? undefined
    },
    async next(depth, afterId, limit) {
      const { rows } = await pool.query<Waiting>(
        `select id::float8 as id, url, depth, hops from audit_urls
         where audit_id = $1 and counts_as = 'waiting' and depth = $2 and id > $3 order by id limit $4`,
        [auditId, depth, afterId, limit],
      )
      return rows
    },
    async complete(id, result, found) {
      const added = unknown(found)
      const bytes = await packed(Buffer.from(JSON.stringify(result)))
      const { rows } = await pool.query(
        `with own as (
           select id from audits where id = $1 and runner = $5 for share
         ), recorded as (
           insert into audit_results (url_id, audit_id, result) select $2, id, $3 from own on conflict do nothing
         ), finished as (
           update audit_urls set counts_as = $4 from own where audit_urls.id = $2
         ), ${INSERT(6)} select id from own`,
        [auditId, id, bytes, columnOf(result), runner, ...columns(added)],
      )
      if (rows.length === 0) throw new LostAudit(`Audit ${auditId} is no longer of this process.`)
      note(added)
    },
    async counts() {
      const counts: CrawlCounts = { pages: 0, redirects: 0, checks: 0, excluded: 0, waiting: 0, waitingChecks: 0 }
      const { rows } = await pool.query<{ name: keyof CrawlCounts; urls: number; checks: number }>(
        `select counts_as as name, count(*)::int as urls, (count(*) filter (where depth = ${CHECK_ONLY}))::int as checks
         from audit_urls where audit_id = $1 group by counts_as`,
        [auditId],
      )
      for (const { name, urls, checks } of rows) {
        counts[name] = urls
        if (name === 'waiting') counts.waitingChecks = checks
      }
      return counts
    },
    async *results() {
      let after = 0
      for (;;) {
        const { rows } = await pool.query<{ id: number; result: Buffer }>(
          `select url_id::float8 as id, result from audit_results
           where audit_id = $1 and url_id > $2 order by url_id limit ${BATCH}`,
          [auditId, after],
        )
        for (const { result } of rows) yield JSON.parse((await unpacked(result)).toString()) as CrawlResult
        after = rows.at(-1)?.id ?? after
        if (rows.length < BATCH) return
      }
    },
    note: async (name) => (await readNote(pool, auditId, name))?.toString(),
    setNote: (name, value) => writeNote(pool, auditId, name, Buffer.from(value)),
  }
}

/** Inserts URLs of the parameters from `first` on. A URL that waits moves to a smaller depth. */
const INSERT = (first: number) => `added as (
  insert into audit_urls as known (audit_id, url, depth, hops)
  select $1, url, depth, hops from unnest($${first}::text[], $${first + 1}::int[], $${first + 2}::int[])
    with ordinality as found (url, depth, hops, place) order by place
  on conflict (audit_id, digest) do update set depth = excluded.depth
    where excluded.depth < known.depth and known.counts_as = 'waiting'
  returning 1)`

/** Returns a value that an audit has stored beside its crawl; undefined if there is none. */
export async function readNote(pool: Pick<Pool, 'query'>, auditId: number, name: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value from audit_notes where audit_id = $1 and name = $2',
    [auditId, name],
  )
  return rows[0] && unpacked(rows[0].value)
}

/** Stores a value beside the crawl of an audit. */
export async function writeNote(pool: Pick<Pool, 'query'>, auditId: number, name: string, value: Uint8Array) {
  await pool.query(
    `insert into audit_notes (audit_id, name, value) values ($1, $2, $3)
     on conflict (audit_id, name) do update set value = excluded.value`,
    [auditId, name, await packed(value)],
  )
}

/** Returns what the report of a finished audit was made of, as it was packed; undefined if there is nothing. */
export async function readSite(pool: Pick<Pool, 'query'>, auditId: number): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ site: Buffer }>('select site from audit_sites where audit_id = $1', [auditId])
  return rows[0] && unpacked(rows[0].site)
}
