import { readTable, type ServingDatabase } from '../backup/serving-database.ts'
import { releaseOf, versionOf } from '../backup/start-scripts.ts'

/**
 * Returns whether this release was the last one to prepare the database, with `--prepare` or at its last start. Then
 * its processes need not wait for the preparation, which still runs beside them. A checkout always waits: its files may
 * have changed since.
 */
export async function isPrepared(root: string, dataDir: string, database: ServingDatabase): Promise<boolean> {
  if (!releaseOf(root)) return false
  const query = "select data->>'release' as release from payload_kv where key = 'prepared'"
  const rows = await readTable<{ release: string }>(dataDir, database, 'payload_kv', query)
  return rows?.[0]?.release === versionOf(root)
}
