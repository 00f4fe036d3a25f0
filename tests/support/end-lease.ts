import { expect } from 'vitest'
import { query } from './database.ts'

/**
 * Lets the lease of a job whose worker was killed end now, instead of half a minute after its last heartbeat.
 * @param id of what the job is about
 */
export async function endLease(queue: 'examine-site' | 'import-site', id: number) {
  const leased = await query(
    `update jobs.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second'
     where name = $1 and state = 'active' and split_part(singleton_key, ' ', 1) = $2 returning id`,
    [queue, String(id)],
  )
  expect(leased).toHaveLength(1)
}
