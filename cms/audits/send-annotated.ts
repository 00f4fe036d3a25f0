import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { annotate } from '#audit/remarks.ts'
import { auditNotes } from '#emails/templates/audit-notes.ts'
import { idOf } from '#engine/id-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'
import { audit as log } from '../hooks/audit.ts'
import { readReport, remarksOf } from './read-report.ts'

type Sent = { message: string } | { refused: string; status: 404 | 409 | 422 }

/** `again`: send it although it was sent before. */
type Sending = { id: number; user: TypedUser; again: boolean }

const MISSING: Sent = { refused: 'This audit no longer exists.', status: 404 }
const NO_REPORT: Sent = { refused: 'This audit has no report yet.', status: 422 }
const NO_LEAD: Sent = { refused: 'This audit belongs to no lead with an email address.', status: 422 }
const REVOKED: Sent = { refused: 'The visitor has revoked the shared link, so there is no link to send.', status: 422 }

/**
 * Emails the link to the annotated report to the lead, and notes who sent it when. The link only shows the report: who
 * reads the mailbox of a lead cannot delete the audit.
 */
export async function sendAnnotated(cms: Payload, { id, user, again }: Sending): Promise<Sent> {
  const report = await readReport(cms, id)
  return transactionOf(cms, async (transaction): Promise<Sent> => {
    const req = { ...transaction, user } as PayloadRequest
    const connection = await connectionOf(transaction)
    // Two clicks at the same moment: the second waits for the first, and finds it sent.
    await connection.execute(sql`select id from audits where id = ${id} for update`)
    const found = await cms.findByID({ collection: 'audits', id, depth: 0, disableErrors: true, req })
    if (!found) return MISSING
    const { host, shareKey, state } = found
    if (!report || (state !== 'done' && state !== 'stopped')) return NO_REPORT
    const to = await emailOfLead(cms, req, idOf(found.lead))
    if (!to) return NO_LEAD
    if (!shareKey) return REVOKED
    const sends = found.sends ?? []
    const last = sends.at(-1)
    if (last && !again)
      return { refused: `${last.by} sent it to ${last.to} on ${formatDate(last.at)}. Send it again?`, status: 409 }
    const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })
    const author = user.name || user.email
    const { verdict, score, findings, hidden = [] } = annotate(report, remarksOf(found))
    const email = auditNotes({
      ...{ brandName: brand.name, host, verdict, score: score.value, author },
      notes: findings.filter(({ note }) => note).length,
      hidden: hidden.length,
      href: `${environment.siteUrl}/audit/${shareKey}/`,
    })
    const about = `audits/${id}`
    const key = `${about} notes ${sends.length + 1}`
    await writeEmail(req, { to, kind: 'audit-notes', about, key, replyTo: user.email }, email)
    const at = new Date().toISOString()
    await cms.update({ collection: 'audits', id, data: { sends: [...sends, { to, by: author, at }] }, depth: 0, req })
    await log(req, 'audit-report-sent', { about })
    return { message: `The report is on its way to ${to}.` }
  })
}

async function emailOfLead(cms: Payload, req: PayloadRequest, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const lead = await cms.findByID({ collection: 'contact-requests', id, depth: 0, disableErrors: true, req })
  return lead?.clientEmail || undefined
}
