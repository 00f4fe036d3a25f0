import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import { beginNextOf } from './next-of-host.ts'

/**
 * An audit that a worker runs now. `runner` names this attempt; another one takes the audit over once the lease has
 * ended.
 */
export type RunningAudit = {
  id: number
  runner: string
  url: string
  hasScheme: boolean
  maxPages: number
  /** URLs of a finished audit that are examined again; `null` for a whole site. */
  again: string[] | null
}

/** What a report changes in the list of audits. */
export type AuditSummary = {
  score: number | null
  verdict: string
  pages: number
  /** What to repair first. */
  first: { title: string; severity: string }[]
}

/** An audit whose worker has been silent for this time is taken over. A job waits longer for a heartbeat. */
const LEASE_S = 20

/** Whether `own` is a monthly audit, and an audit of a visitor could run instead. */
const GIVES_WAY = `coalesce(own.monthly, false) and exists (
  select 1 from audits other where other.state = 'waiting' and not coalesce(other.monthly, false) and not exists (
    select 1 from audits busy where busy.host = other.host and busy.id <> own.id and busy.leased_until > now()))`

const ALIVE = sql.raw(`make_interval(secs => ${LEASE_S})`)

/**
 * Takes an audit over. Audits of one host are claimed one after the other, in all workers: the next one begins when the
 * one before has ended (`endAudit`).
 * @returns undefined if there is nothing to do: it was deleted, has ended, or its host is being examined
 * @throws {Error} if another worker runs it and is alive
 */
export function claimAudit(id: number, runner: string): Promise<RunningAudit | undefined> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows: found } = await connection.execute<{ host: string }>(sql`select host from audits where id = ${id}`)
    if (!found[0]) return undefined
    await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit of ${found[0].host}`}, 0))`)
    const { rows: states } = await connection.execute<{
      isOpen: boolean
      isLeased: boolean
      isHostBusy: boolean
      givesWay: boolean
    }>(
      sql`select ${sql.raw(GIVES_WAY)} as "givesWay", state in ('waiting', 'running') or again is not null as "isOpen",
          coalesce(leased_until > now(), false) as "isLeased",
          exists (select 1 from audits other where other.host = own.host and other.id <> own.id
            and other.leased_until > now()) as "isHostBusy"
        from audits own where id = ${id}`,
    )
    const [state] = states
    if (!state?.isOpen) return undefined
    if (state.isLeased) throw new Error(`Audit ${id} is running.`)
    if (state.isHostBusy) return undefined
    if (state.givesWay) throw new Error(`Audit ${id} begins after those of visitors.`)
    const { rows } = await connection.execute<RunningAudit>(
      sql`update audits set runner = ${runner}, leased_until = now() + ${ALIVE}, message = null,
          state = case when state = 'waiting' then 'running' else state end
        where id = ${id} returning id, runner, url, has_scheme as "hasScheme", max_pages::int as "maxPages",
          case when state = 'running' then null else again end as again`,
    )
    return rows[0]
  })
}

/**
 * Stores how far an audit is, and that its worker is alive.
 * @returns what its visitor wants: `gone` if it was deleted, or another worker has taken it over; `later` for a monthly
 * audit while an audit of a visitor waits
 */
export async function saveAuditProgress(
  { id, runner }: RunningAudit,
  progress: object | undefined,
): Promise<'go' | 'stop' | 'gone' | 'later'> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ stopAsked: boolean; givesWay: boolean }>(
    `update audits own set progress = coalesce($3::jsonb, progress), leased_until = now() + make_interval(secs => ${LEASE_S})
     where id = $1 and runner = $2 returning stop_asked as "stopAsked", ${GIVES_WAY} as "givesWay"`,
    [id, runner, progress ? JSON.stringify(progress) : null],
  )
  if (!rows[0]) return 'gone'
  if (rows[0].givesWay) return 'later'
  return rows[0].stopAsked ? 'stop' : 'go'
}

/** Stores what an audit has found, as compressed JSON, unless another worker has taken it over. */
export async function storeAuditReport(
  { id, runner }: RunningAudit,
  report: Uint8Array,
  { score, verdict, pages, first }: AuditSummary,
): Promise<void> {
  const { db } = await getCms()
  await db.pool.query(
    `with own as (
       update audits set revision = coalesce(revision, 0) + 1, score = $4, verdict = $5, pages = $6, first = $7,
         updated_at = now()
       where id = $1 and runner = $2 returning id, revision
     )
     insert into audit_reports (audit_id, revision, report) select id, revision::int, $3 from own
     on conflict (audit_id) do update set revision = excluded.revision, report = excluded.report, made_at = now()`,
    [id, runner, report, score, verdict.slice(0, 1_000), pages, JSON.stringify(first)],
  )
}

/** How a run ended. `site`: what its report was made of, compressed, with which pages can be examined again. */
export type AuditEnd = { state: 'done' | 'stopped'; site: Uint8Array } | { state: 'failed'; message: string }

/**
 * Ends a run, unless another worker has taken it over: its crawl is deleted, its visitor gets an email, and the next
 * audit of the host begins.
 */
export function endAudit({ id, runner, again }: RunningAudit, end: AuditEnd): Promise<void> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ host: string; email: string | null; left: number }>(
      sql`select host, email, greatest(0, jsonb_array_length(coalesce(again, '[]')) - ${again?.length ?? 0})::int as left
        from audits where id = ${id} and runner = ${runner} for update`,
    )
    const [own] = rows
    if (!own) return
    if (again === null) {
      await connection.execute(sql`update audits set state = ${end.state}::enum_audits_state, runner = null,
        leased_until = null, finished_at = now(), updated_at = now(),
        message = ${end.state === 'failed' ? end.message : null} where id = ${id}`)
      if (own.email) await enqueue(transaction, 'email-audit', { id })
      const { rows: watches } = await connection.execute(
        sql`select 1 from audit_watches where audit_id = ${id} and state = 'confirmed' limit 1`,
      )
      if (watches.length > 0) await enqueue(transaction, 'report-changes', { id, now: new Date().toISOString() })
    } else {
      // What was asked for while these were examined is next.
      await connection.execute(sql`update audits set runner = null, leased_until = null, updated_at = now(),
        again = (select jsonb_agg(url order by place) from jsonb_array_elements(again) with ordinality found (url, place)
          where place > ${again.length}) where id = ${id}`)
      if (own.left > 0) await enqueue(transaction, 'examine-site', { id, now: new Date().toISOString() })
    }
    await connection.execute(sql`delete from audit_urls where audit_id = ${id}`)
    await connection.execute(sql`delete from audit_notes where audit_id = ${id}`)
    if (end.state !== 'failed')
      await connection.execute(sql`insert into audit_sites (audit_id, site) values (${id}, ${Buffer.from(end.site)})
        on conflict (audit_id) do update set site = excluded.site`)
    await beginNextOf(own.host, transaction)
  })
}

/**
 * Gives an audit back, so that another process goes on at once. A monthly one waits again, and the next audit of the
 * host begins.
 */
export function releaseAudit({ id, runner }: RunningAudit): Promise<void> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ host: string; isNextWaiting: boolean }>(
      sql`update audits own set runner = null, leased_until = null,
          state = case when monthly and state = 'running' then 'waiting'::enum_audits_state else state end
        where id = ${id} and runner = ${runner} returning host, monthly and exists (
          select 1 from audits other where other.host = own.host and other.id <> own.id and other.state = 'waiting')
          as "isNextWaiting"`,
    )
    if (rows[0]?.isNextWaiting) await beginNextOf(rows[0].host, transaction)
  })
}

/** Counts that the process of an audit has ended without a result, and returns how often. */
export async function countAuditCrash({ id, runner }: RunningAudit): Promise<number> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ crashes: number }>(
    `update audits set crashes = coalesce(crashes, 0) + 1 where id = $1 and runner = $2
     returning crashes::int as crashes`,
    [id, runner],
  )
  return rows[0]?.crashes ?? 0
}

/** Returns audits that wait or run without a job, because it was lost, or the audit before them was deleted. */
export async function auditsWithoutJob(): Promise<number[]> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from audits own
     where (state in ('waiting', 'running') or again is not null) and coalesce(leased_until < now(), true)
       and updated_at < now() - interval '30 seconds'
       and not exists (select 1 from jobs.job where name = 'examine-site' and state <= 'active'
         and split_part(coalesce(singleton_key, ''), ' ', 1) = own.id::text)
     order by id limit 100`,
  )
  return rows.map(({ id }) => id)
}
