import { readTable, type ServingDatabase } from '../backup/serving-database.ts'
import { releaseOf, versionOf } from '../backup/start-scripts.ts'

/**
 * Returns whether this release was the last one to prepare the database, with `--prepare` or at its last start. Then
 * its processes need not wait for the preparation, which still runs beside them. A checkout always waits: its files may
 * have changed since.
 */
export async function isPrepared(root: string, dataDir: string, database: ServingDatabase): Promise<boolean> {
  const own = releaseOf(root)
  if (!own) return false
  const query = `select data->>'release' as prepared, data->>'usableFrom' as "usableFrom" from payload_kv
    where key in ('prepared', 'release')`
  const rows = await readTable<{ prepared: string | null; usableFrom: string | null }>(
    dataDir,
    database,
    'payload_kv',
    query,
  )
  const oldest = rows?.find(({ usableFrom }) => usableFrom)?.usableFrom
  // cms/database/newer-state.ts refuses what is newer, and says how to go on.
  if (oldest && own.version.localeCompare(oldest, 'en', { numeric: true }) < 0) return false
  return rows?.some(({ prepared }) => prepared === versionOf(root)) ?? false
}
