import { postgresAdapter } from '@payloadcms/db-postgres'
import { createGuardedPool } from '../engine/database/guarded-pool.ts'
import { environment } from '../engine/environment.ts'
import { queryTimeoutMs } from './query-timeout.ts'
import { sessionsOf } from './sessions.ts'

const MAX_CONNECTIONS = 10

const postgres = (migrationDir: string) => postgresAdapter({ pool: {}, push: false, migrationDir })

/**
 * PostgreSQL; what the schema was is kept in `migrationDir`.
 *
 * The pool is there before Payload connects. Payload would open one connection and never give it back, and one more
 * after each that PostgreSQL resets. So the CMS also starts while the database is away, and its first query fails.
 */
export function database(migrationDir: string): ReturnType<typeof postgres> {
  const adapter = postgres(migrationDir)
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const pool = createGuardedPool({
        connectionString: environment.databaseUrl,
        max: MAX_CONNECTIONS,
        queryTimeoutMs: queryTimeoutMs(),
        applicationName: 'prairie-cms',
        onLost: (error) => db.payload.logger.warn(`A database connection was lost: ${error.message}`),
      })
      return Object.assign(db, { pool }, sessionsOf(db))
    },
  }
}
