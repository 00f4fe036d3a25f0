import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { annotate } from '#audit/remarks.ts'
import type { AuditReport } from '#audit/report.ts'
import { queueSeconds } from '#audit/run/queue-time.ts'
import type { AuditProgress, StoredAudit } from '#audit/stored-audit.ts'
import { type AuditRow, readAudit, readAuditReport } from '#cms/database/client.ts'

const decompress = promisify(zstdDecompress)

/**
 * Returns the audit of a key, or of a share key, with what it has found; undefined if there is none, or no longer. Who
 * asked with its `key` may change it.
 */
export async function readStoredAudit(key: string): Promise<StoredAudit | undefined> {
  const row = await readAudit(key)
  if (!row) return undefined
  const report = await reportOfAudit(row)
  return { ...withoutReport(row), ...(report ? { report } : {}) }
}

/** Returns the report of an audit as its visitor sees it: with notes, and without hidden findings. */
export async function reportOfAudit({
  id,
  revision,
  remarks,
}: Pick<AuditRow, 'id' | 'revision' | 'remarks'>): Promise<AuditReport | undefined> {
  const stored = revision === 0 ? undefined : await readAuditReport(id)
  return stored && annotate(JSON.parse((await decompress(stored.report)).toString()) as AuditReport, remarks)
}

function withoutReport(row: AuditRow): StoredAudit {
  const { id, key, shareKey, url, host, state, message, createdAt, finishedAt, deletedOn, revision } = row
  return {
    id,
    key,
    shareKey,
    url,
    host,
    state,
    ...(message ? { message } : {}),
    createdAt: createdAt.toISOString(),
    ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
    deletedOn: deletedOn.toISOString(),
    revision,
    progress: progressOf(row),
    isExaminedAgain: row.isAgain,
    hiddenIds: row.remarks.filter(({ hiddenBecause }) => hiddenBecause !== '').map(({ finding }) => finding),
  }
}

type Progressing = Pick<AuditRow, 'state' | 'progress' | 'place' | 'running' | 'usualSeconds'>

/** Returns how far an audit is. One that waits has its place and an estimate, also if it was interrupted. */
export function progressOf({ state, progress, place, running, usualSeconds }: Progressing): AuditProgress {
  const stored = progress as AuditProgress | null
  const known = stored ?? { stage: 'waiting', place: null, pages: 0, ofPages: null, secondsLeft: null, ticks: [] }
  if (state !== 'waiting') return known
  const secondsLeft = queueSeconds({ place: place ?? 0, running: running ?? [], usualSeconds })
  return { ...known, stage: 'waiting', place, secondsLeft }
}
