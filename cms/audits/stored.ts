import { getCms } from '../database/connection.ts'
import type { AuditRowState } from './states.ts'

/**
 * An audit as its row has it. What it found is JSON, compressed: the site and the worker read it
 * (`audit/stored-audit.ts`).
 */
export type AuditRow = {
  id: number
  key: string
  shareKey: string | null
  /** Whether the key that was asked for only shows the report. */
  isShared: boolean
  url: string
  host: string
  state: AuditRowState
  message: string | null
  createdAt: Date
  finishedAt: Date | null
  /** On this day, the audit is deleted. */
  deletedOn: Date
  maxPages: number
  email: string | null
  leadId: number | null
  progress: Record<string, unknown> | null
  /** Counts the changes of the report; 0 before the first. */
  revision: number
  /** Waiting audits before it; `null` once it has begun. */
  place: number | null
  /** While it waits: seconds that each running audit still takes, where that is known. */
  running: (number | null)[] | null
  /** While it waits: seconds that an audit has usually taken lately; `null` if none has ended. */
  usualSeconds: number | null
  /** Whether pages of it are waiting to be examined again. */
  isAgain: boolean
  /** What specialists have written about its findings; texts are empty where there is nothing. */
  remarks: { finding: string; note: string; noteBy: string; hiddenBecause: string; hiddenBy: string }[]
}

/** 128 random bits in base64url. */
const KEY = /^[\w-]{22}$/

/**
 * Returns the audit of a key, or of a share key.
 * @returns undefined if there is none: it was deleted, or its link was revoked
 */
export async function readAudit(key: string): Promise<AuditRow | undefined> {
  if (!KEY.test(key)) return undefined
  const { db } = await getCms()
  const { rows } = await db.pool.query<AuditRow>(
    `select id, key, share_key as "shareKey", key <> $1 as "isShared", url, host, state, message,
       created_at as "createdAt", finished_at as "finishedAt",
       created_at + make_interval(days => (select coalesce(max(audits), 90) from privacy)::int) as "deletedOn",
       max_pages::int as "maxPages", email, lead_id as "leadId", progress, revision::int as revision,
       case when state = 'waiting' then ${PLACE} end as place,
       case when state = 'waiting' then ${RUNNING} end as running,
       case when state = 'waiting' then ${USUAL_SECONDS} end as "usualSeconds", again is not null as "isAgain",
       ${REMARKS} as remarks
     from audits own where key = $1 or share_key = $1`,
    [key],
  )
  return rows[0]
}

const REMARKS = `coalesce((select json_agg(json_build_object('finding', finding, 'note', coalesce(note, ''),
    'noteBy', coalesce(note_by, ''), 'hiddenBecause', coalesce(hidden_because, ''), 'hiddenBy', coalesce(hidden_by, ''))
    order by _order) from audits_remarks where _parent_id = own.id), '[]')`

const RUNNING = `(select coalesce(json_agg((other.progress->>'secondsLeft')::float8), '[]') from audits other
    where other.state = 'running' and other.leased_until > now())`

/** Half of the last twenty took longer. What an audit waited for the one before it does not count. */
const USUAL_SECONDS = `(select percentile_cont(0.5) within group (order by extract(epoch from took)) from (
    select finished_at - greatest(created_at, lag(finished_at) over (order by finished_at)) as took from (
      select created_at, finished_at from audits where state = 'done' and finished_at is not null
      order by id desc limit 20) last) of_last)`

const PLACE = `(select count(*)::int from audits other where other.state = 'waiting' and other.id < own.id
  and not coalesce(other.monthly, false))`

/**
 * Returns the newest report of an audit, as compressed JSON.
 * @returns undefined before the first one
 */
export async function readAuditReport(id: number): Promise<{ revision: number; report: Buffer } | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ revision: number; report: Buffer }>(
    'select revision, report from audit_reports where audit_id = $1',
    [id],
  )
  return rows[0]
}
