import { getCms, inTransaction, type Job } from '#cms/database/client.ts'
import { auditReport } from '#emails/templates/audit.ts'
import { isPlainEmail } from './email-addresses.ts'
import { emailContext, writeEmails } from './write-emails.ts'

/** Writes the email with the link to a report, once for each email address that asked for it. */
export async function emailAudit({ id }: Job<'email-audit'>): Promise<void> {
  await inTransaction(async (transaction) => {
    const cms = await getCms()
    const asked = { collection: 'audits', id, depth: 0, disableErrors: true, showHiddenFields: true } as const
    const found = await cms.findByID({ ...asked, req: transaction })
    const to = found?.email
    const verdict = found?.state === 'failed' ? found.message : found?.verdict
    // An audit that was stopped before its first page has nothing to show.
    if (!found || !verdict || !to || !isPlainEmail(to)) return
    const context = await emailContext(transaction)
    const { host, key, score, state } = found
    const email = auditReport({
      brandName: context.brand.name,
      host,
      verdict,
      hasFailed: state === 'failed',
      score: score ?? null,
      href: `${context.siteUrl}/audit/${key}/`,
      first: (found.first ?? []) as { title: string }[],
    })
    const about = `audits/${id}`
    const mail = { kind: 'audit-report', to, email, key: `${about} report ${to.toLowerCase()}`, isUnasked: true }
    await writeEmails(about, [mail], context, transaction)
  })
}
