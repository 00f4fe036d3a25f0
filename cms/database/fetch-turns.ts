import { createFetchTurns } from '#platform/database/fetch-turns.ts'
import { getCms } from './connection.ts'

/** The turns of this process, on the connections of its CMS. */
export const fetchTurns = createFetchTurns(async () => (await getCms()).db.pool)
