import type { AuditReport } from './report.ts'

/** `waiting`: for its turn. `stopped`: by its visitor; the report has what was read until then. */
export type AuditState = 'waiting' | 'running' | 'done' | 'stopped' | 'failed'

export type AuditStage = 'waiting' | 'pages' | 'links' | 'site' | 'browser' | 'speed' | 'report'

/** How far an audit is: what its page shows while it runs. */
export type AuditProgress = {
  stage: AuditStage
  /** Audits before it in the queue; `null` once it has begun. */
  place: number | null
  /** Pages that were requested, and how many are known or allowed, whichever is less; `null` if unknown. */
  pages: number
  ofPages: number | null
  secondsLeft: number | null
  /** One for each response in order, for the horizon line; `status` is `null` without a response. */
  ticks: { status: number | null; depth: number }[]
}

/** An audit as its page shows it. */
export type StoredAudit = {
  id: number
  /** 128 random bits in base64url: who has it may watch, stop, share, and delete the audit. */
  key: string
  /** Another one, which only shows the report; `null` once it was revoked. */
  shareKey: string | null
  url: string
  host: string
  state: AuditState
  /** Why it failed, as a sentence. */
  message?: string
  /** ISO 8601. */
  createdAt: string
  finishedAt?: string
  deletedOn: string
  /** Counts the changes of the report. */
  revision?: number
  progress: AuditProgress
  /** Whether some of its pages wait to be read again, after which the report has what they are then. */
  isExaminedAgain?: boolean
  /** While it runs, what was found until now; undefined before the first page. */
  report?: AuditReport
  /** Ids of findings that a specialist has hidden: no comparison names them. */
  hiddenIds?: string[]
}
