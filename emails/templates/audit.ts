import type { Email } from '../email.ts'

type Report = {
  brandName: string
  /** The examined site. */
  host: string
  /** One sentence; why it failed, if it did. */
  verdict: string
  hasFailed: boolean
  /** `null` if too little could be examined. */
  score: number | null
  /** What to repair first. */
  first: { title: string }[]
  /** URL of the report. */
  href: string
}

/** Leads to the report of an audit that has ended. */
export function auditReport({ brandName, host, verdict, hasFailed, score, first, href }: Report): Email {
  return {
    subject: hasFailed ? `The audit of ${host} could not be finished` : `The audit of ${host} is ready`,
    preheader: verdict,
    heading: `The audit of ${host}`,
    paragraphs: [verdict],
    facts: [
      ['Score', score === null ? null : `${score} of 100`],
      ['Do these first', first.map(({ title }) => title).join('\n')],
    ],
    button: { label: hasFailed ? 'Open the audit' : 'Open the report', href },
    closing: [
      hasFailed
        ? 'You can start it again from that page.'
        : 'Anyone with this link can read the report, stop sharing it, and delete it.',
    ],
    why: `You get this email once, because someone entered your email address for the audit of ${host} on the ${brandName} website.`,
  }
}
