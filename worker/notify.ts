import { getCms, inTransaction, type Job, type Transaction } from '../cms/client.ts'
import type { Application } from '../cms/payload-types.ts'
import { tools } from '../content/tools.ts'
import { renderEmail } from '../emails/render-email.ts'
import { senderOf } from '../emails/sender.ts'
import { environment } from '../engine/environment.ts'
import { messageIdOf } from './message-id.ts'
import { type EmailContext, emailsAbout, isForCrm, type Submission } from './submission-emails.ts'

/** Writes the emails and the webhook delivery about a submission: all or nothing, and each only once. */
export async function notify({ about }: Job<'notify'>): Promise<void> {
  try {
    await inTransaction((transaction) => write(about, transaction))
  } catch {
    // Another worker may have had the same job and been faster. Now its rows are seen, and what it left out is written.
    await inTransaction((transaction) => write(about, transaction))
  }
}

async function write(about: string, req: Transaction) {
  const submission = await submissionOf(about, req)
  if (!submission) return
  const context = await emailContext(req)
  await writeEmails(about, submission, context, req)
  if (isForCrm(submission, context)) await writeDelivery(about, req)
}

async function writeEmails(about: string, submission: Submission, context: EmailContext, req: Transaction) {
  const cms = await getCms()
  const emails = emailsAbout(submission, context)
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
  const { siteUrl, brand } = context
  for (const { email, ...mail } of emails) {
    if (written.has(mail.key)) continue
    const { subject, html, text } = renderEmail(email, senderOf(brand))
    const messageId = messageIdOf(mail.key, siteUrl)
    await cms.create({
      collection: 'outbox',
      data: { ...mail, subject, status: 'waiting', text, body: html, messageId, about },
      depth: 0,
      req,
    })
  }
}

async function writeDelivery(about: string, req: Transaction) {
  const cms = await getCms()
  const { totalDocs } = await cms.count({ collection: 'webhook-deliveries', where: { about: { equals: about } }, req })
  if (totalDocs > 0) return
  const data = { event: 'lead.created', about, status: 'waiting' } as const
  await cms.create({ collection: 'webhook-deliveries', data, depth: 0, req })
}

async function emailContext(req: Transaction): Promise<EmailContext> {
  const cms = await getCms()
  const settings = await cms.findGlobal({ slug: 'mail-settings', depth: 0, req })
  const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })
  return { settings, brand, siteUrl: environment.siteUrl }
}

/** Returns the document, or undefined if it has been deleted. */
async function submissionOf(about: string, req: Transaction): Promise<Submission | undefined> {
  const [collection, number] = about.split('/')
  const id = Number(number)
  const options = { id, depth: 0, disableErrors: true, req } as const
  const cms = await getCms()
  switch (collection) {
    case 'mails':
    case 'quotes':
    case 'subscribers': {
      const document = await cms.findByID({ ...options, collection, showHiddenFields: true })
      return document ? ({ kind: collection, document } as Submission) : undefined
    }
    case 'applications': {
      const document = await cms.findByID({ ...options, collection, depth: 1 })
      return document ? { kind: collection, document, position: positionOf(document) } : undefined
    }
    case 'reviews': {
      const document = await cms.findByID({ ...options, collection })
      return document ? { kind: collection, document, toolName: await toolNameOf(document.tool, req) } : undefined
    }
    default:
      throw new Error(`No email is defined for “${about}”.`)
  }
}

/** Returns the title of the job, read with the application; undefined if the vacancy has been deleted. */
function positionOf({ vacancy }: Application) {
  return typeof vacancy === 'object' ? vacancy?.jobTitle : undefined
}

async function toolNameOf(slug: string, req: Transaction) {
  const cms = await getCms()
  const where = { slug: { equals: slug } }
  const { docs } = await cms.find({ collection: 'tools', where, limit: 1, pagination: false, depth: 0, req })
  return docs[0]?.name || (tools.find((tool) => tool.slug === slug)?.name ?? slug)
}
