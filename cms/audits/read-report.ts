import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { AuditRemark } from '#audit/remarks.ts'
import type { AuditReport } from '#audit/report.ts'
import type { Audit } from '../payload-types.ts'
import { readAuditReport } from './stored.ts'

const decompress = promisify(zstdDecompress)

/** Returns the report of an audit, without what was written about it; undefined before the first. */
export async function readReport(audit: number): Promise<AuditReport | undefined> {
  const stored = await readAuditReport(audit)
  return stored && (JSON.parse((await decompress(stored.report)).toString()) as AuditReport)
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
