/** A finding as the back office lists it; texts are empty where nothing was written. */
export type ShownFinding = {
  finding: string
  severity: 'error' | 'warning' | 'notice'
  title: string
  pages: number
  note: string
  noteBy: string
  hiddenBecause: string
  hiddenBy: string
}

/** An audit as `GET /audits/:id/report` responds with it. */
export type ShownAudit = {
  host: string
  state: string
  score: number | null
  verdict: string
  first: { id: string; title: string; severity: ShownFinding['severity'] }[]
  /** URL of the report; null if the visitor has revoked it. */
  href: string | null
  lead: { id: number; name: string } | null
  /** The email address of the lead. */
  to: string | null
  sends: { to: string; by: string; at: string }[]
  findings: ShownFinding[]
}

export const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const
