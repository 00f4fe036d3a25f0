import type { Payload } from 'payload'
import type { Spending } from '#engine/data-providers/provider-screen.ts'

/** A request to a provider that has begun, and what is set aside for it until it ends. */
export type ProviderCall = { provider: string; capability: string; day: string; reservedUsd: number; isAlone: boolean }

type Beginning = {
  provider: string
  capability: string
  /** Expected cost in US dollars; undefined if the provider says it afterwards. */
  usd: number | undefined
  limitUsd: number
}

/**
 * `limit`: it could exceed the daily limit. `busy`: the first request whose cost nobody can know yet is under way, or
 * requests under way have reserved what is left.
 */
export type BegunCall = { call: ProviderCall } | { refused: 'limit' | 'busy' }

/** Time after which a process that has not ended such a request counts as gone. */
const MAX_ALONE_S = 90
/** Number of days whose most expensive request is the estimate for the next one of a capability. */
const PRECEDENT_DAYS = 30
const PRECEDENT = `select max(max_cost_usd) from data_provider_calls
  where provider = $1 and capability = $2 and day > (now() at time zone 'utc')::date - $5::int`

/**
 * Reserves what a request may cost, in one statement, so that the requests of all processes together stay within the
 * limit of the day (UTC). Where nobody knows the cost, the costliest of the last requests counts; before the first one
 * has ended, there is no other.
 */
export async function beginProviderCall(
  { db: { pool } }: Payload,
  { provider, capability, usd, limitUsd }: Beginning,
): Promise<BegunCall> {
  const { rows } = await pool.query<{ day: string; reserved: number; is_alone: boolean }>(
    `with expected as (
       select (now() at time zone 'utc')::date as day, coalesce($3::numeric, (${PRECEDENT})) as usd
     )
     insert into data_provider_days as today (provider, day, committed_usd, alone_until)
     select $1, day, coalesce(usd, 0), case when usd is null then now() + make_interval(secs => $6) end
     from expected where coalesce(usd, 0) <= $4::numeric
     on conflict (provider, day) do update set
       committed_usd = today.committed_usd + excluded.committed_usd,
       alone_until = coalesce(excluded.alone_until, today.alone_until)
     where today.committed_usd + excluded.committed_usd <= $4::numeric
       and (excluded.alone_until is null or today.alone_until is null or today.alone_until < now())
     returning day::text, (select coalesce(usd, 0) from expected)::float8 as reserved,
       (select usd is null from expected) as is_alone`,
    [provider, capability, usd ?? null, limitUsd, PRECEDENT_DAYS, MAX_ALONE_S],
  )
  const [row] = rows
  if (!row) return { refused: await whyRefused(pool, { provider, capability, usd, limitUsd }) }
  return { call: { provider, capability, day: row.day, reservedUsd: row.reserved, isAlone: row.is_alone } }
}

/** Records what a request cost, and frees what was reserved for it. */
export async function endProviderCall(
  { db: { pool } }: Payload,
  { provider, capability, day, reservedUsd, isAlone }: ProviderCall,
  { usd, isFailure }: { usd: number; isFailure: boolean },
): Promise<void> {
  await pool.query(
    `with total as (
       update data_provider_days set
         committed_usd = greatest(0, committed_usd - $4::numeric + $5::numeric),
         spent_usd = spent_usd + $5::numeric,
         alone_until = case when $6::boolean then null else alone_until end
       where provider = $1 and day = $3::date
     )
     insert into data_provider_calls as counted
       (provider, capability, day, calls, failures, cost_usd, max_cost_usd, last_called_at)
     values ($1, $2, $3::date, 1, $7::int, $5::numeric, case when $7::int = 0 then $5::numeric end, now())
     on conflict (provider, capability, day) do update set
       calls = counted.calls + 1,
       failures = counted.failures + excluded.failures,
       cost_usd = counted.cost_usd + excluded.cost_usd,
       max_cost_usd = greatest(counted.max_cost_usd, excluded.max_cost_usd),
       last_called_at = now()`,
    [provider, capability, day, reservedUsd, usd, isAlone, isFailure ? 1 : 0],
  )
}

/** `ageS`: the sum of their ages in seconds. */
export type CacheHits = { provider: string; capability: string; hits: number; ageS: number }

/** Counts results that were stored before. They cost nothing. */
export async function countCacheHits(
  { db: { pool } }: Payload,
  { provider, capability, hits, ageS }: CacheHits,
): Promise<void> {
  await pool.query(
    `insert into data_provider_calls as counted (provider, capability, day, cache_hits, cache_age_s)
     values ($1, $2, (now() at time zone 'utc')::date, $3, $4)
     on conflict (provider, capability, day) do update set
       cache_hits = counted.cache_hits + excluded.cache_hits,
       cache_age_s = counted.cache_age_s + excluded.cache_age_s`,
    [provider, capability, hits, Math.round(ageS)],
  )
}

export type ProviderSpending = { today: Spending; month: Spending; lastCalledAt: string | null }

const NONE: Spending = { costUsd: 0, calls: 0, failures: 0, cacheHits: 0, cacheAge: null }

/** Of a provider without calls. */
export const NOT_CALLED: ProviderSpending = { today: NONE, month: NONE, lastCalledAt: null }

/** Returns what each provider cost today and in the last 30 days, by id. Providers without calls are missing. */
export async function providerSpending({ db: { pool } }: Payload): Promise<Record<string, ProviderSpending>> {
  const { rows } = await pool.query<Spending & { provider: string; isToday: boolean; lastCalledAt: Date | null }>(
    `select provider, period = 1 as "isToday", sum(cost_usd)::float8 as "costUsd", sum(calls)::int as calls,
       sum(failures)::int as failures, sum(cache_hits)::int as "cacheHits",
       (sum(cache_age_s) / nullif(sum(cache_hits), 0))::float8 as "cacheAge", max(last_called_at) as "lastCalledAt"
     from data_provider_calls join (values (1), (30)) periods (period)
       on day > (now() at time zone 'utc')::date - period
     group by provider, period`,
  )
  const spending: Record<string, ProviderSpending> = {}
  for (const { provider, isToday, lastCalledAt, ...sums } of rows) {
    const period = isToday ? { today: sums } : { month: sums, lastCalledAt: lastCalledAt?.toISOString() ?? null }
    spending[provider] = { ...NOT_CALLED, ...spending[provider], ...period }
  }
  return spending
}

/** Requests under way may end cheaper than what is reserved for them: only what was spent is final. */
async function whyRefused(
  pool: Payload['db']['pool'],
  { provider, capability, usd, limitUsd }: Beginning,
): Promise<'limit' | 'busy'> {
  const { rows } = await pool.query<{ isSpent: boolean }>(
    `select coalesce(sum(spent_usd), 0) + coalesce($3::numeric, (${PRECEDENT}), 0) > $4::numeric as "isSpent"
     from data_provider_days where provider = $1 and day = (now() at time zone 'utc')::date`,
    [provider, capability, usd ?? null, limitUsd, PRECEDENT_DAYS],
  )
  return rows[0]?.isSpent ? 'limit' : 'busy'
}
