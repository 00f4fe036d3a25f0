import { getCms, inTransaction, type Transaction, turnOffWebhook } from '#cms/database/client.ts'
import { webhookTurnedOff } from '#emails/templates/webhook.ts'
import { isPlainEmail } from './email-addresses.ts'
import type { OutboxEmail } from './outbox-email.ts'
import { emailContext, writeEmails } from './write-emails.ts'

/** Turns a webhook off, and informs the dashboard, the audit log, and by email the administrators: all or nothing. */
export async function endWebhook(id: number, { reason, lastError }: { reason: string; lastError: string }) {
  await inTransaction(async (transaction) => {
    const webhook = await turnOffWebhook(transaction, id, `${reason} Last: ${lastError}`)
    if (!webhook) return
    const { name, url, failingSince } = webhook
    const about = `webhooks/${id}`
    const cms = await getCms()
    const entry = { action: 'webhook-turned-off', about, details: `${name}: ${reason}` }
    await cms.create({ collection: 'audit-log', data: entry, depth: 0, req: transaction })
    const context = await emailContext(transaction)
    const href = `${context.adminUrl}/admin/collections/${about}`
    const email = webhookTurnedOff({ name, url, reason, lastError, href })
    const emails = (await administrators(transaction)).map(
      (to): OutboxEmail => ({ kind: 'webhook-off', to, email, key: `webhook-off ${about} ${failingSince} ${to}` }),
    )
    await writeEmails(about, emails, context, transaction)
  })
}

async function administrators(req: Transaction): Promise<string[]> {
  const cms = await getCms()
  const where = { roles: { contains: 'admin' } }
  const { docs } = await cms.find({ collection: 'users', where, pagination: false, depth: 0, req })
  return docs.map(({ email }) => email).filter(isPlainEmail)
}
