import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'

export type Adapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>
type Client = ConstructorParameters<typeof NodePgSession>[0]
type Sessions = Pick<Adapter, 'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'>

/**
 * Runs Payload's transactions on connections that are always released. Payload's own implementation reports a failed
 * COMMIT as success, and drizzle never releases a connection whose BEGIN fails, so ten restarts of PostgreSQL would
 * exhaust the pool.
 */
export function sessionsOf(db: Adapter): Sessions {
  return {
    async beginTransaction() {
      const client = await db.pool.connect()
      const end = async (word: 'commit' | 'rollback') => {
        try {
          const { command } = await client.query(word)
          client.release()
          return command
        } catch (error) {
          client.release(true)
          throw error
        }
      }
      await client.query('begin').catch((error: unknown) => {
        client.release(true)
        throw error
      })
      const id = randomUUID()
      db.sessions[id] = {
        db: transactionOn(db, client) as never,
        resolve: async () => {
          // PostgreSQL responds to COMMIT after a failed statement with ROLLBACK, which pg does not treat as an error.
          if ((await end('commit')) !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
        },
        reject: async () => void (await end('rollback')),
      }
      return id
    },
    async commitTransaction(id) {
      await take(await id)?.resolve()
    },
    async rollbackTransaction(id) {
      // A server that cannot be reached has rolled back already.
      await take(await id)
        ?.reject()
        .catch(() => undefined)
    },
  }

  function take(id: number | string) {
    const session = db.sessions[String(id)]
    delete db.sessions[String(id)]
    return session
  }
}

/**
 * Built as drizzle does, from the schema it has read already: `drizzle({ client })` would take 20 ms to read it again.
 */
function transactionOn({ drizzle }: Adapter, client: Client) {
  const { schema, fullSchema, tableNamesMap } = drizzle._
  const known = schema && { schema, fullSchema, tableNamesMap }
  const dialect = new PgDialect()
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, known as never), known as never)
}
