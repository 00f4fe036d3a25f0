import { sql } from '@payloadcms/db-postgres/drizzle'
import type { System } from '#moving/item.ts'
import type { Counts } from '#moving/report-line.ts'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import type { ImportRun } from './files.ts'
import type { NotableLine } from './notable-lines.ts'
import type { ImportOptions } from './options.ts'
import { type ImportState, type RunEnd, stateAfterRun } from './states.ts'

/** An import that the worker runs now. `runner` names this attempt: another one may take the import over. */
export type RunningImport = { id: number; runner: string; name: string; system: System; run: ImportRun } & ImportOptions

/** How far a run is. `total` is 0 until the export was read once. */
export type RunProgress = { done: number; total: number; counts: Counts; lines: NotableLine[] }

/**
 * Takes an import over that somebody has started.
 * @returns undefined if there is nothing to do: it was deleted, has ended, or was paused before it began
 */
export async function claimImport(id: number, runner: string): Promise<RunningImport | undefined> {
  const { db } = await getCms()
  await db.pool.query("update imports set state = 'paused' where id = $1 and state = 'pausing'", [id])
  const { rows } = await db.pool.query<RunningImport & { state: ImportState }>(
    `update imports set runner = $2, message = null where id = $1 and state in ('trying', 'running')
     returning id, runner, name, system, state, coalesce(site_url, '') as "siteUrl", comments, tags,
       fetches_pictures as "fetchesPictures", coalesce(types, '') as types`,
    [id, runner],
  )
  const [row] = rows
  return row && { ...row, run: row.state === 'trying' ? 'try' : 'import' }
}

/**
 * Stores how far a run is.
 * @returns whether it shall go on: nobody has paused or deleted it, and no other worker has taken it over
 */
export async function saveProgress({ id, runner }: RunningImport, progress: RunProgress): Promise<boolean> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ state: ImportState }>(
    `update imports set done = $3, total = $4, counts = $5, lines = $6 where id = $1 and runner = $2
     returning state`,
    [id, runner, progress.done, progress.total, JSON.stringify(progress.counts), JSON.stringify(progress.lines)],
  )
  return rows[0]?.state === 'trying' || rows[0]?.state === 'running'
}

/**
 * Stores how a run ended, unless another worker has taken the import over.
 * @returns whether it has to go on in another process
 */
export async function endRun({ id, runner }: RunningImport, end: RunEnd, message?: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ state: ImportState }>(
      sql`select state from imports where id = ${id} and runner = ${runner} for update`,
    )
    const [row] = rows
    if (!row) return false
    const state = stateAfterRun(row.state, end)
    if (!state) return true
    await connection.execute(sql`update imports set state = ${state}::enum_imports_state, message = ${message ?? null},
      runner = null, finished_at = now(), updated_at = now() where id = ${id}`)
    return false
  })
}
