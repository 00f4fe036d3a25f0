import type { Payload } from 'payload'

/** Where the last release that has prepared this database leaves its name: scripts/start/prepared.ts reads it. */
const KEY = 'prepared'

/** Removes the record before something is prepared: a preparation that ends halfway leaves none. */
export async function forgetPreparation({ db: { pool } }: Payload) {
  const { rows } = await pool.query("select to_regclass('payload_kv') is not null as exists")
  if (rows[0]?.exists) await pool.query('delete from payload_kv where key = $1', [KEY])
}

/** Records which release has prepared this database, so that its next start need not wait for that. */
export async function recordPreparation({ db: { pool } }: Payload, release: string) {
  await pool.query(
    'insert into payload_kv (key, data) values ($1, $2) on conflict (key) do update set data = excluded.data',
    [KEY, { release }],
  )
}
