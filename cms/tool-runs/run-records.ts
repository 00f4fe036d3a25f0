import { getCms } from '../database/connection.ts'

/** A run of a tool as all processes see it. */
export type RunRecord = {
  id: string
  slug: string
  /** What was typed into the form, without secrets. */
  values: Record<string, string>
  startedAt: number
  progress: { done: number; total: number; step?: string } | null
  /** JSON of the best envelope so far. */
  envelope: string | null
  /** Counts the changes of the envelope. */
  revision: number
  isDone: boolean
}

/** What other processes want of a run: its end, or that it goes on because somebody watches. */
export type RunWishes = { stopAsked: boolean; watchedMsAgo: number }

/** A run is gone if its process has not written it for this time. */
const LOST_S = 15
/** Of all envelopes; beyond it, the runs that were written longest ago are removed. */
const MAX_BYTES = 256 * 1024 * 1024

/** Stores the state of a run for `keepS` seconds, and returns what other processes want of it. */
export async function writeRun(run: RunRecord, keepS: number): Promise<RunWishes> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<RunWishes>(
    `insert into tool_runs as before
       (id, slug, values, started_at, progress, envelope, revision, is_done, written_at, expires_at)
     values ($1, $2, $3, to_timestamp($4::float8 / 1000), $5, $6, $7, $8, now(), now() + make_interval(secs => $9))
     on conflict (id) do update set progress = excluded.progress,
       envelope = case when excluded.revision > before.revision then excluded.envelope else before.envelope end,
       revision = excluded.revision, is_done = excluded.is_done, written_at = now(), expires_at = excluded.expires_at
     returning stop_asked as "stopAsked", (extract(epoch from now() - watched_at) * 1000)::int as "watchedMsAgo"`,
    [
      ...[run.id, run.slug, JSON.stringify(run.values), run.startedAt, run.progress && JSON.stringify(run.progress)],
      ...[run.envelope, run.revision, run.isDone, keepS],
    ],
  )
  if (run.isDone) await removeOldRuns()
  return rows[0] ?? { stopAsked: false, watchedMsAgo: 0 }
}

/**
 * Returns a run, and notes that somebody watches it. Its envelope is left out if it is of `knownRevision`.
 * @returns undefined if there is none, or its process has ended
 */
export async function readRun(id: string, knownRevision = -1): Promise<RunRecord | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<RunRecord>(
    `update tool_runs set watched_at = now()
     where id = $1 and expires_at > now() and (is_done or written_at > now() - make_interval(secs => $3))
     returning id, slug, values, (extract(epoch from started_at) * 1000)::float8 as "startedAt", progress, revision,
       case when revision > $2 then envelope end as envelope, is_done as "isDone"`,
    [id, knownRevision, LOST_S],
  )
  return rows[0]
}

/** Asks the process of a run to end it. */
export async function askToStop(id: string): Promise<void> {
  const { db } = await getCms()
  await db.pool.query('update tool_runs set stop_asked = true where id = $1', [id])
}

async function removeOldRuns() {
  const { db } = await getCms()
  await db.pool.query(
    `delete from tool_runs where expires_at < now() or id in (
       select id from (
         select id, sum(octet_length(envelope)) over (order by written_at desc, id) as bytes from tool_runs
       ) sized where bytes > $1)`,
    [MAX_BYTES],
  )
}
