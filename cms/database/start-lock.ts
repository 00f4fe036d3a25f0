import { withSessionLock } from './session-lock.ts'

/** Any number, but the same in every process that prepares the database. */
const LOCK = 7264n

/**
 * Runs `work` while no other process prepares the same database; the others wait.
 * @throws {Error} when the lock is lost: another process may have begun, so this one must end
 */
export const withStartLock = <T>(connectionString: string, work: () => Promise<T>): Promise<T> =>
  withSessionLock({ connectionString, key: LOCK, applicationName: 'prairie-start' }, work)
