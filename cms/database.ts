import { postgresAdapter } from '@payloadcms/db-postgres'
import { environment } from '../engine/environment.ts'

const postgres = (migrationDir: string) =>
  postgresAdapter({
    pool: {
      connectionString: environment.databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    },
    push: false,
    migrationDir,
  })

/** PostgreSQL; what the schema was is kept in `migrationDir`. */
export function database(migrationDir: string): ReturnType<typeof postgres> {
  const adapter = postgres(migrationDir)
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      // Rejected when the database is away at the start. The caller is told by `connect`; nobody waits for this one,
      // and an unheard rejection would end the process.
      db.initializing?.catch(() => undefined)
      return db
    },
  }
}
