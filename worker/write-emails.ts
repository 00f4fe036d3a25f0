import { getCms, hasHadManyEmails, storedContent, type Transaction } from '#cms/database/client.ts'
import { renderEmail } from '#emails/render-email.ts'
import { senderOf } from '#emails/sender.ts'
import { environment } from '#platform/environment/environment.ts'
import { messageIdOf } from './message-id.ts'
import type { EmailContext, OutboxEmail } from './outbox-email.ts'

/**
 * Writes emails to the outbox, each only once. An email address that has just had many emails because somebody typed it
 * gets no more of those: nobody can fill another person's mailbox through a form.
 */
export async function writeEmails(
  about: string,
  emails: OutboxEmail[],
  { siteUrl, brand }: EmailContext,
  req: Transaction,
) {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'outbox',
    where: { key: { in: emails.map(({ key }) => key) } },
    select: { key: true },
    showHiddenFields: true,
    pagination: false,
    depth: 0,
    req,
  })
  const written = new Set(docs.map(({ key }) => key))
  for (const { email, isUnasked, ...mail } of emails) {
    if (written.has(mail.key)) continue
    if (isUnasked && (await hasHadManyEmails(mail.to, req))) continue
    const { subject, html, text } = renderEmail(email, senderOf(brand))
    const messageId = messageIdOf(mail.key, siteUrl)
    await cms.create({
      collection: 'outbox',
      data: { ...mail, subject, status: 'waiting', ...storedContent(mail, { text, body: html }), messageId, about },
      depth: 0,
      req,
    })
  }
}

/** Returns what all emails have in common. */
export async function emailContext(req: Transaction): Promise<EmailContext> {
  const cms = await getCms()
  const settings = await cms.findGlobal({ slug: 'mail-settings', depth: 0, req })
  const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })
  const { siteUrl, adminUrl } = environment
  return { settings, brand, siteUrl, adminUrl }
}
