import { postgresAdapter } from '@payloadcms/db-postgres'
import { createGuardedPool } from '#platform/database/guarded-pool.ts'
import { environment } from '#platform/environment/environment.ts'
import { keepValuesOutOfErrors } from './error-values.ts'
import { queryTimeoutMs } from './query-timeout.ts'
import { sessionsOf } from './sessions.ts'

const MAX_CONNECTIONS = 10

const postgres = (migrationDir: string) => postgresAdapter({ pool: {}, push: false, migrationDir })

/**
 * Returns the PostgreSQL adapter, whose schema history is in `migrationDir`. The pool exists before Payload connects:
 * Payload would open one connection and never release it, and another one after each reset by PostgreSQL. The CMS
 * therefore also starts while the database is down, and its first query fails.
 */
export function database(migrationDir: string): ReturnType<typeof postgres> {
  keepValuesOutOfErrors()
  const adapter = postgres(migrationDir)
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const pool = createGuardedPool({
        connectionString: environment.databaseUrl,
        isPooled: environment.databaseIsPooled,
        max: MAX_CONNECTIONS,
        queryTimeoutMs: queryTimeoutMs(),
        applicationName: 'prairie-cms',
        onLost: (error) => db.payload.logger.warn(`A database connection was lost: ${error.message}`),
      })
      return Object.assign(db, { pool }, sessionsOf(db))
    },
  }
}
