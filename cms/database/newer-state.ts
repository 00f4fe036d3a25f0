import type { Payload } from 'payload'
import { FORMER_MIGRATIONS } from './unreleased-state.ts'

/** A database that a newer release has migrated. */
export class NewerStateError extends Error {
  override name = 'NewerStateError'
}

/** What Payload records when a developer lets it change the tables without a migration. */
const PUSHED = 'dev'

/**
 * Refuses a database that has run migrations which this version does not know: its code would fail on every page.
 * @throws {NewerStateError} with what to do. Nothing was changed
 */
export async function refuseNewerState({ db: { pool } }: Payload, known: string[]) {
  const recorded = await pool.query("select to_regclass('payload_migrations') is not null as exists")
  if (!recorded.rows[0]?.exists) return
  const { rows } = await pool.query<{ name: string }>('select name from payload_migrations order by name')
  const unknown = unknownOf(
    rows.map(({ name }) => name),
    known,
  )
  if (unknown.length > 0)
    throw new NewerStateError(
      `This database was migrated by a newer release (${unknown.join(', ')}). Nothing was changed. Start the newer ` +
        'release, or restore a backup from before its first start: docs/operations.md, “Upgrade and go back”.',
    )
}

/** Returns the recorded migrations that are of no released or unreleased state that this version knows. */
export function unknownOf(recorded: string[], known: string[]): string[] {
  return recorded.filter((name) => name !== PUSHED && !known.includes(name) && !FORMER_MIGRATIONS.includes(name))
}
