import { LONG_QUERY_TIMEOUT_MS, PAGE_QUERY_TIMEOUT_MS } from '#platform/database/guarded-pool.ts'

let timeoutMs = PAGE_QUERY_TIMEOUT_MS

/**
 * Allows long queries in a process whose queries nobody waits for: worker, migration, seed. Call it before the CMS
 * starts.
 */
export function allowLongQueries() {
  timeoutMs = LONG_QUERY_TIMEOUT_MS
}

/** Returns how long a query of this process may take, in milliseconds. */
export const queryTimeoutMs = () => timeoutMs
