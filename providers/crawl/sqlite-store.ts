import { DatabaseSync } from 'node:sqlite'
import { columnOf } from '#engine/crawl/memory-store.ts'
import {
  CHECK_ONLY,
  type CrawlCounts,
  type CrawlResult,
  type CrawlStore,
  type FrontierUrl,
  type Waiting,
} from '#engine/crawl/ports.ts'

/** Pages of 4 kB. */
const CACHE_PAGES = 4_000
/**
 * Length of the write-ahead log. The index of URLs changes in random places, so with a longer log, fewer pages are
 * copied repeatedly.
 */
const LOG_PAGES = 16_000
/** Number of recently found URLs kept in memory, so that frequent ones, such as those of menus, need no query. */
const MAX_RECENT = 20_000

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA cache_size = ${CACHE_PAGES};
  PRAGMA wal_autocheckpoint = ${LOG_PAGES};
  CREATE TABLE IF NOT EXISTS urls (
    id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, depth INTEGER NOT NULL, hops INTEGER NOT NULL,
    counts_as TEXT NOT NULL DEFAULT 'waiting'
  );
  CREATE INDEX IF NOT EXISTS waiting ON urls (depth, id) WHERE counts_as = 'waiting';
  CREATE TABLE IF NOT EXISTS results (id INTEGER PRIMARY KEY, result TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/**
 * Opens a store in a file. Each result is committed with the URLs found with it, so a killed process loses only the
 * requests that were under way. A power failure may lose the file: nothing waits for the disk. One process has the file
 * at a time.
 * @throws {Error} if another process has the file, or it is no store
 */
export function openSqliteStore(path: string): CrawlStore & { close: () => void } {
  const database = new DatabaseSync(path)
  database.exec(SCHEMA)
  const [begin, commit, rollback] = [
    database.prepare('BEGIN'),
    database.prepare('COMMIT'),
    database.prepare('ROLLBACK'),
  ]
  const insert = database.prepare(
    `INSERT INTO urls (url, depth, hops) VALUES (?, ?, ?) ON CONFLICT (url)
     DO UPDATE SET depth = excluded.depth WHERE excluded.depth < depth AND counts_as = 'waiting'`,
  )
  const nextDepth = database.prepare(`SELECT min(depth) AS depth FROM urls WHERE counts_as = 'waiting'`)
  const next = database.prepare(
    `SELECT id, url, depth, hops FROM urls WHERE counts_as = 'waiting' AND depth = ? AND id > ? ORDER BY id LIMIT ?`,
  )
  const finish = database.prepare('UPDATE urls SET counts_as = ? WHERE id = ?')
  const record = database.prepare('INSERT INTO results (id, result) VALUES (?, ?)')
  const all = database.prepare('SELECT result FROM results ORDER BY id')
  const count = database.prepare('SELECT counts_as, count(*) AS urls FROM urls GROUP BY counts_as')
  const countChecks = database.prepare(
    `SELECT count(*) AS urls FROM urls WHERE counts_as = 'waiting' AND depth = ${CHECK_ONLY}`,
  )
  const read = database.prepare('SELECT value FROM notes WHERE name = ?')
  const write = database.prepare('INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)')
  /** Smallest depth of recently added URLs. */
  let recent = new Map<string, number>()

  function add(found: FrontierUrl[]) {
    for (const { url, depth, hops } of found) {
      if ((recent.get(url) ?? Number.POSITIVE_INFINITY) <= depth) continue
      if (recent.size >= MAX_RECENT) recent = new Map()
      recent.set(url, depth)
      insert.run(url, depth, hops)
    }
  }

  function inTransaction(work: () => void) {
    begin.run()
    try {
      work()
      commit.run()
    } catch (error) {
      recent = new Map()
      rollback.run()
      throw error
    }
  }

  return {
    add: (found) => inTransaction(() => add(found)),
    nextDepth: () => (nextDepth.get()?.depth as number | null) ?? undefined,
    next: (depth, afterId, limit) => next.all(depth, afterId, limit) as Waiting[],
    complete: (id, result, found) =>
      inTransaction(() => {
        finish.run(columnOf(result), id)
        record.run(id, JSON.stringify(result))
        add(found)
      }),
    counts() {
      const counts: CrawlCounts = { pages: 0, redirects: 0, checks: 0, excluded: 0, waiting: 0, waitingChecks: 0 }
      for (const row of count.iterate()) counts[row.counts_as as keyof CrawlCounts] = row.urls as number
      counts.waitingChecks = countChecks.get()?.urls as number
      return counts
    },
    *results() {
      for (const { result } of all.iterate()) yield JSON.parse(result as string) as CrawlResult
    },
    note: (name) => read.get(name)?.value as string | undefined,
    setNote: (name, value) => void write.run(name, value),
    close: () => database.close(),
  }
}
