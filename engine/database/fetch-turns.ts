import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Requests to one host that may start within a window. */
const MAX_STARTS = 30
/** A minute, and what requests may overtake each other by on their way. */
const WINDOW_S = 62
/** After this, a process that has not ended its turn is gone. A hop takes at most 10 seconds. */
const LEASE_S = 15

/** A turn, or the milliseconds to wait; `isFull` when the minute is used up, not only another request under way. */
export type FetchTurn = { turn: string } | { waitMs: number; isFull: boolean }

/** Creates the turns in which all processes together send requests to a host, counted in one database. */
export function createFetchTurns(pool: () => Promise<Pick<Pool, 'query'>>) {
  return { take, end, count }

  /**
   * Takes the turn to send a request to a host: one at a time, 30 a minute, from all processes together. One statement,
   * so that two processes never take the same turn.
   */
  async function take(host: string): Promise<FetchTurn> {
    const turn = randomUUID()
    const taken = await (await pool()).query(
      `insert into fetch_turns as before (host, starts, turn, ends_at)
       values ($1, array[clock_timestamp()], $2, clock_timestamp() + make_interval(secs => $3))
       on conflict (host) do update set
         starts = array(
           select start from unnest(before.starts) start where start > clock_timestamp() - make_interval(secs => $4)
         ) || clock_timestamp(),
         turn = excluded.turn,
         ends_at = excluded.ends_at
       where before.ends_at <= clock_timestamp() and (
         select count(*) from unnest(before.starts) start where start > clock_timestamp() - make_interval(secs => $4)
       ) < $5
       returning 1`,
      [host, turn, LEASE_S, WINDOW_S, MAX_STARTS],
    )
    return taken.rows.length > 0 ? { turn } : whenNext(host)
  }

  async function whenNext(host: string): Promise<FetchTurn> {
    const { rows } = await (await pool()).query<{ starts: number; full: number; busy: number }>(
      `select count(start)::int as starts,
         coalesce(extract(epoch from min(start) + make_interval(secs => $2) - clock_timestamp()) * 1000, 0)::int as full,
         coalesce(extract(epoch from min(ends_at) - clock_timestamp()) * 1000, 0)::int as busy
       from fetch_turns left join unnest(starts) start on start > clock_timestamp() - make_interval(secs => $2)
       where host = $1`,
      [host, WINDOW_S],
    )
    const { starts = 0, full = 0, busy = 0 } = rows[0] ?? {}
    const isFull = starts >= MAX_STARTS
    return { waitMs: Math.max(1, isFull ? full : busy), isFull }
  }

  /** Ends a turn; the next request may start. A turn that its lease has ended stays ended. */
  async function end(host: string, turn: string): Promise<void> {
    await (await pool()).query('update fetch_turns set ends_at = clock_timestamp() where host = $1 and turn = $2', [
      host,
      turn,
    ])
  }

  /** Counts requests that were sent without turns. As many as the limit fill the minute, more do not extend it. */
  async function count(host: string, requests: number): Promise<void> {
    await (await pool()).query(
      `insert into fetch_turns as before (host, starts, turn, ends_at)
       values ($1, array_fill(clock_timestamp(), array[$2::int]), gen_random_uuid(), clock_timestamp())
       on conflict (host) do update set starts = (before.starts || excluded.starts)[
         greatest(1, cardinality(before.starts) + $2 - $3 + 1):
       ]`,
      [host, Math.min(requests, MAX_STARTS), MAX_STARTS],
    )
  }
}
