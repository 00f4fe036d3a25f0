import type { AuditProgress } from '#audit/stored-audit.ts'
import type { AuditSummary } from '#cms/database/client.ts'

/** What the worker sends to the process of an audit. */
export type ToAudit =
  | {
      start: {
        id: number
        runner: string
        url: string
        hasScheme: boolean
        maxPages: number
        /** URLs that are examined again; `null` for the whole site. */
        again: string[] | null
      }
    }
  /** The visitor has stopped it: it ends with what it has. */
  | { stop: true }
  /** It exits at once, and another process may send requests to the host. */
  | { leave: true }

/** A report as compressed JSON, with what the list of audits shows of it. */
export type PackedReport = { report: Uint8Array; summary: AuditSummary }

/** What the process of an audit sends back. */
export type FromAudit =
  | { progress: AuditProgress }
  | ({ partial: true } & PackedReport)
  /** `site`: what the report was made of, compressed. */
  | ({ done: 'done' | 'stopped'; site: Uint8Array } & PackedReport)
  | { failed: string }

/** Exit code of a process that has lost the database, or its audit to another one. */
export const GOES_ON = 75
