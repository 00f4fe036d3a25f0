import type { StoredAudit } from '../stored-audit.ts'

/** An audit as an assistant sees it. */
export type SeenAudit = Pick<StoredAudit, 'url' | 'state' | 'message' | 'progress' | 'report'> & {
  /** By which the assistant asks for it again. */
  audit: string
  /** URL of its page; undefined for an audit of the assistant's own machine. */
  link?: string
  /** ISO 8601. */
  deletedOn?: string
}
