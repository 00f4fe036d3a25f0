import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'

/**
 * Where the PDF of a report is. `problem`: why it could not be made, as a sentence. While it waits, it was tried and is
 * tried again.
 */
export type AuditPdfState =
  | { state: 'done' }
  | { state: 'waiting'; problem: string | null }
  | { state: 'failed'; problem: string }

/** After this time, a PDF that nobody has made is asked for again, and so is one that failed. */
const AGAIN_S = 60

/**
 * Returns where the PDF of an audit is, and leaves the job that makes it if there is none of this version. It is made
 * once, however many ask for it.
 * @param version a digest of what it shows
 */
export function askForAuditPdf(id: number, version: string): Promise<AuditPdfState> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{
      isDone: boolean
      isRecent: boolean
      hasJob: boolean
      problem: string | null
    }>(
      sql`select pdf is not null as "isDone", asked_at > now() - make_interval(secs => ${AGAIN_S}) as "isRecent", problem,
          exists (select 1 from jobs.job where name = 'print-audit' and state <= 'active'
            and singleton_key = ${`${id} ${version}`}) as "hasJob"
        from audit_pdfs where audit_id = ${id} and version = ${version}`,
    )
    const [found] = rows
    if (found?.isDone) return { state: 'done' }
    if (found?.hasJob) return { state: 'waiting', problem: found.problem }
    if (found?.isRecent)
      return found.problem ? { state: 'failed', problem: found.problem } : { state: 'waiting', problem: null }
    await connection.execute(
      sql`insert into audit_pdfs (audit_id, version) select id, ${version} from audits where id = ${id}
        on conflict (audit_id) do update set version = excluded.version, asked_at = now(), problem = null, pdf = null`,
    )
    await enqueue(transaction, 'print-audit', { id, version })
    return { state: 'waiting', problem: null }
  })
}

/** Returns the PDF of an audit; undefined if this version was not made, or no longer exists. */
export async function readAuditPdf(id: number, version: string): Promise<Buffer | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ pdf: Buffer }>(
    'select pdf from audit_pdfs where audit_id = $1 and version = $2 and pdf is not null',
    [id, version],
  )
  return rows[0]?.pdf
}

/** Returns the key of an audit whose PDF has yet to be made; undefined if it was deleted, or has changed since. */
export async function auditToPrint(id: number, version: string): Promise<string | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ key: string }>(
    `select key from audits join audit_pdfs on audit_id = id
     where id = $1 and version = $2 and pdf is null`,
    [id, version],
  )
  return rows[0]?.key
}

/** Stores a PDF, or why it could not be made now, unless the audit was deleted or has changed since. */
export async function storeAuditPdf(
  id: number,
  version: string,
  made: { pdf: Uint8Array } | { problem: string },
): Promise<void> {
  const { db } = await getCms()
  const [pdf, problem] = 'pdf' in made ? [made.pdf, null] : [null, made.problem]
  await db.pool.query(
    `update audit_pdfs set pdf = $3, problem = $4::text, asked_at = case when $4::text is null then asked_at else now() end
     where audit_id = $1 and version = $2`,
    [id, version, pdf, problem],
  )
}
