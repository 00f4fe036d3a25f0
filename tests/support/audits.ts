import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { AuditReport } from '#audit/report.ts'
import type { AuditProgress } from '#audit/stored-audit.ts'
import { auditedOrigin } from './audited-site.ts'
import { query } from './database.ts'
import { api, post } from './page.ts'
import { waitFor } from './wait-for.ts'

/** How long an audit may take on a machine under load. */
export const LONG = { within: 120_000, every: 100 }
const decompress = promisify(zstdDecompress)

/** What a call says about an audit. */
export type State = { success: boolean; state: string; version: number; progress: AuditProgress; message?: string }

/** Starts an audit of the site on loopback. */
export async function start(url = `${auditedOrigin()}/`, more: object = {}) {
  const response = await post('/audit', { url, ...more })
  return (await response.json()) as { key: string; url: string; message: string }
}

/** Returns how far an audit is. */
export const stateOf = async (key: string) => (await (await api(`/audit/${key}`)).json()) as State

/** Waits until an audit has ended, and returns its state. */
export async function ended(key: string) {
  await waitFor(async () => !['waiting', 'running'].includes((await stateOf(key)).state), LONG)
  return stateOf(key)
}

/** Returns the newest report of an audit. */
export async function reportOf(key: string): Promise<AuditReport> {
  const [row] = await query<{ report: Buffer }>(
    'select report from audit_reports join audits on audits.id = audit_id where key = $1',
    [key],
  )
  return JSON.parse((await decompress(row?.report ?? Buffer.alloc(0))).toString())
}

/** Returns what does not depend on how long anything took. */
export const factsOf = ({ findings, pages, score, verdict }: AuditReport) => ({
  findings,
  score,
  verdict,
  pages: pages.map(({ firstByteMs: _, ...page }) => page),
})

/** Audits the site on loopback from start to end. */
export async function wholeAudit(more: object = {}) {
  const { key } = await start(undefined, more)
  const state = await ended(key)
  return { key, state, report: state.version > 0 ? await reportOf(key) : undefined }
}
