import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { Payload } from 'payload'
import type { AuditRemark, RemarkedReport } from '#audit/remarks.ts'
import type { Audit } from '../payload-types.ts'

/** What the back office and the worker read of a report. */
type ReadReport = RemarkedReport & { score: { value: number | null }; passed: string[] }

const decompress = promisify(zstdDecompress)

/** Returns the report of an audit, without what was written about it; undefined before the first. */
export async function readReport({ db }: Payload, audit: number): Promise<ReadReport | undefined> {
  const { rows } = await db.pool.query<{ report: Buffer }>('select report from audit_reports where audit_id = $1', [
    audit,
  ])
  return rows[0] && (JSON.parse((await decompress(rows[0].report)).toString()) as ReadReport)
}

/** Returns what was written about the findings of an audit, without empty values. */
export const remarksOf = ({ remarks }: Pick<Audit, 'remarks'>): AuditRemark[] =>
  (remarks ?? []).map(({ finding, note, noteBy, hiddenBecause, hiddenBy }) => ({
    finding,
    note: note ?? '',
    noteBy: noteBy ?? '',
    hiddenBecause: hiddenBecause ?? '',
    hiddenBy: hiddenBy ?? '',
  }))
