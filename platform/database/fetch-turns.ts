import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Maximum number of requests that start within a window, for each key. */
const MAX_STARTS = 30
/** A minute, plus a margin for requests that overtake each other. */
const WINDOW_S = 62
/** A turn that has not ended after this time belongs to a process that is gone. One hop takes at most 10 seconds. */
const LEASE_S = 15

/**
 * A turn, or the milliseconds to wait and the key that requires it; `isFull` if the minute of the key is used up, and
 * not only because another request is running.
 */
export type FetchTurn = { turn: string } | { waitMs: number; isFull: boolean; key: string }

/**
 * Creates the turns in which all processes together send requests to a host, counted in one database.
 * @param maxStarts requests of these turns in a minute; those of other turns count, too
 */
export function createFetchTurns(pool: () => Promise<Pick<Pool, 'query'>>, maxStarts = MAX_STARTS) {
  /** Turns of this process that have not ended, with the statements that take them. */
  const held = new Map<string, { keys: string[]; taking: Promise<unknown> }>()
  let isLeaving = false
  return { take, end, endAll, count }

  /**
   * Takes the turn to send a request that counts for all of `keys` (`limitKeys`): for each of them one at a time, 30 a
   * minute, from all processes together. All in one statement, so that two processes never take the same turn, and that
   * a request that one key refuses counts for no other.
   */
  async function take(keys: string[]): Promise<FetchTurn> {
    if (isLeaving) return { key: keys[0] ?? '', waitMs: LEASE_S * 1_000, isFull: false }
    const turn = randomUUID()
    const taking = (await pool()).query<{ waits_for: string; wait_ms: number; is_full: boolean }>(
      'select * from take_fetch_turn($1, $2, $3, $4, $5)',
      [keys, turn, LEASE_S, WINDOW_S, maxStarts],
    )
    held.set(turn, { keys, taking })
    const { rows } = await taking.catch((error: unknown) => {
      held.delete(turn)
      throw error
    })
    const [refusal] = rows
    if (refusal) held.delete(turn)
    return refusal ? { key: refusal.waits_for, waitMs: refusal.wait_ms, isFull: refusal.is_full } : { turn }
  }

  /** Ends a turn; the next request may start. A turn that its lease has ended stays ended. */
  async function end(keys: string[], turn: string): Promise<void> {
    held.delete(turn)
    await (await pool()).query(
      `with own as (select host from fetch_turns where host = any($1) and turn = $2 order by host for update)
       update fetch_turns set ends_at = clock_timestamp() from own where fetch_turns.host = own.host`,
      [keys, turn],
    )
  }

  /**
   * Ends the turns of this process, which takes none any more: it is about to exit, and others would wait for the end
   * of a lease.
   */
  async function endAll(): Promise<void> {
    isLeaving = true
    const ending = [...held].map(async ([turn, { keys, taking }]) => {
      await taking.catch(() => undefined)
      await end(keys, turn)
    })
    await Promise.all(ending)
  }

  /** Counts requests that were sent without turns. The minute is full at the limit; more requests do not extend it. */
  async function count(keys: string[], requests: number): Promise<void> {
    await (await pool()).query(
      `insert into fetch_turns as before (host, starts, turn, ends_at)
       select key, array_fill(clock_timestamp(), array[$2::int]), gen_random_uuid(), clock_timestamp()
       from unnest($1::text[]) key order by key
       on conflict (host) do update set starts = (before.starts || excluded.starts)[
         greatest(1, cardinality(before.starts) + $2 - $3 + 1):
       ]`,
      [keys, Math.min(requests, maxStarts), maxStarts],
    )
  }
}
