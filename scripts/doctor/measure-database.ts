import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { newerRelease, unknownOf } from '#cms/database/newer-state.ts'
import { recordedMigrations } from '../backup/portable/tables.ts'
import type { DatabaseFacts, Facts } from './findings.ts'

const MIGRATION = /^(\d{8}_\d{6}_\w+)\.ts$/
const TIMEOUT_MS = 5_000

/** Asks a database about itself. */
export async function measureDatabase(url: string): Promise<NonNullable<Facts['database']>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'prairie-doctor',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    return { failure: `The database does not answer: ${(error as Error).message}` }
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Row = Omit<DatabaseFacts, 'pending' | 'unknown' | 'usableFor' | 'archive' | 'clockSeconds'> & {
  now: Date
  archiveMode: string
  lastFailed: string | null
  isFailing: boolean | null
}

async function ask(client: pg.Client): Promise<DatabaseFacts> {
  const asked = Date.now()
  const { rows } = await client.query<Row>(`
    select clock_timestamp() as now, split_part(current_setting('server_version'), ' ', 1) as version,
           pg_database_size(current_database())::float8 as bytes,
           (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
           current_setting('max_connections')::int as "maxConnections",
           (select coalesce(max(extract(epoch from now() - xact_start)), 0)::float8
            from pg_stat_activity where datname = current_database()) as "longestTransactionSeconds",
           (select coalesce(max(extract(epoch from now() - state_change)), 0)::float8 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock') as "longestLockWaitSeconds",
           current_setting('archive_mode') as "archiveMode", last_failed_wal as "lastFailed",
           last_failed_time > coalesce(last_archived_time, '-infinity') as "isFailing"
    from pg_stat_archiver`)
  const took = Date.now() - asked
  const [row] = rows
  if (!row) throw new Error('no answer')
  const { now, archiveMode, lastFailed, isFailing, ...figures } = row
  const known = (await readdir('cms/migrations')).flatMap((name) => MIGRATION.exec(name)?.[1] ?? [])
  const recorded = await recordedMigrations(client)
  const unknown = unknownOf(recorded, known)
  return {
    ...figures,
    clockSeconds: (now.getTime() - asked - took / 2) / 1_000,
    pending: known.filter((name) => !recorded.includes(name)),
    unknown,
    usableFor: unknown.length > 0 ? await newerRelease(client) : undefined,
    archive: archiveMode === 'off' ? undefined : { isFailing: isFailing === true, lastFailed: lastFailed ?? undefined },
  }
}

/** Returns the email address of the sender, or undefined if none is set. */
export async function senderOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ address: string | null }>('select from_address as address from mail_settings')
    return rows[0]?.address ?? undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
