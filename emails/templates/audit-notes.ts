import { countOf } from '#engine/text/count-of.ts'
import type { Email } from '../email.ts'

type AuditNotes = {
  brandName: string
  /** The examined site. */
  host: string
  verdict: string
  /** `null` if too little could be examined. */
  score: number | null
  /** Who has read the report. */
  author: string
  /** Findings with a note, and findings that are hidden. */
  notes: number
  hidden: number
  /** URL of the report. */
  href: string
}

/** Leads to a report that a specialist has read and annotated. */
export function auditNotes({ brandName, host, verdict, score, author, notes, hidden, href }: AuditNotes): Email {
  return {
    subject: `${author} has read the audit of ${host}`,
    preheader: verdict,
    heading: `The audit of ${host}, with notes`,
    paragraphs: [`${author} of ${brandName} has read the report and ${remarksText(notes, hidden)}`, verdict],
    facts: [['Score', score === null ? null : `${score} of 100`]],
    button: { label: 'Open the report', href },
    closing: ['Anyone with this link can read the report. If you have a question, reply to this email.'],
    why: `You get this email because you asked ${brandName} about the audit of ${host}.`,
  }
}

function remarksText(notes: number, hidden: number): string {
  const left =
    hidden === 0 ? '' : ` ${countOf(hidden, 'finding is', 'findings are')} left out, and the report says why.`
  return notes === 0 ? `has nothing to add.${left}` : `left ${countOf(notes, 'note')} beside its findings.${left}`
}
