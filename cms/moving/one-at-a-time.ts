import { createHash } from 'node:crypto'
import { environment } from '#platform/environment/environment.ts'
import { Locked, withSessionLock } from '../database/session-lock.ts'

/** A process that was asked to stop ends after the batch at hand; so long the next one waits for it. */
const WAIT_MS = 15_000

/** An error about another import of the same site, with what to do. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

/**
 * Runs an import while no other process imports the same site, in the terminal or in the back office: both would store
 * what neither has stored yet.
 * @param source names the old site
 * @param work gets a signal that aborts when it may no longer go on
 * @throws {ImportUnderWay} if another process still imports it after 15 seconds
 */
export async function oneAtATime<T>(source: string, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
  const lock = {
    connectionString: environment.databaseListenUrl,
    key: keyOf(`import ${source}`),
    applicationName: 'prairie-import',
    waitMs: WAIT_MS,
  }
  try {
    return await withSessionLock(lock, work)
  } catch (error) {
    if (!(error instanceof Locked)) throw error
    throw new ImportUnderWay(
      `${source} is being imported by another process. Wait until it has ended, or stop it, and import again: what is stored already is not stored twice.`,
    )
  }
}

const keyOf = (name: string) => createHash('sha256').update(name).digest().readBigInt64BE()
