import {
  getCms,
  inTransaction,
  type Job,
  subscriptionToken,
  type Transaction,
  watchToken,
} from '#cms/database/client.ts'
import type { Application, Booking } from '#cms/payload-types.ts'
import { tools } from '#content/tools.ts'
import { emailsAbout, isForCrm, type Submission } from './submission-emails.ts'
import { emailContext, writeEmails } from './write-emails.ts'

/** Writes the emails and the webhook delivery about a submission: all or nothing, and each only once. */
export async function notify({ about, now }: Job<'notify'>): Promise<void> {
  try {
    await inTransaction((transaction) => write({ about, now }, transaction))
  } catch {
    // Another worker may have had the same job and been faster. Now its rows are seen, and what it left out is written.
    await inTransaction((transaction) => write({ about, now }, transaction))
  }
}

async function write({ about, now }: Job<'notify'>, req: Transaction) {
  const submission = await submissionOf(about, req)
  if (!submission) return
  if (submission.kind === 'contact-requests') submission.hasNewEmail = now === 'email'
  const context = await emailContext(req)
  await writeEmails(about, emailsAbout(submission, context), context, req)
  if (isForCrm(submission, context)) await writeDelivery(about, req)
}

async function writeDelivery(about: string, req: Transaction) {
  const cms = await getCms()
  const { totalDocs } = await cms.count({ collection: 'webhook-deliveries', where: { about: { equals: about } }, req })
  if (totalDocs > 0) return
  const data = { event: 'lead.created', about, status: 'waiting' } as const
  await cms.create({ collection: 'webhook-deliveries', data, depth: 0, req })
}

/** Returns the document, or undefined if it has been deleted. */
async function submissionOf(about: string, req: Transaction): Promise<Submission | undefined> {
  const [collection, number] = about.split('/')
  const id = Number(number)
  const options = { id, depth: 0, disableErrors: true, req } as const
  const cms = await getCms()
  switch (collection) {
    case 'contact-requests':
    case 'quotes': {
      const document = await cms.findByID({ ...options, collection })
      return document ? ({ kind: collection, document } as Submission) : undefined
    }
    case 'subscribers': {
      const document = await cms.findByID({ ...options, collection, showHiddenFields: true })
      if (!document) return undefined
      const { token } = document
      return { kind: collection, document, linkToken: token ? subscriptionToken({ id, token }) : undefined }
    }
    case 'audit-watches': {
      const document = await cms.findByID({ ...options, collection, showHiddenFields: true })
      return document ? { kind: collection, document, linkToken: watchToken(document) } : undefined
    }
    case 'applications': {
      const document = await cms.findByID({ ...options, collection, depth: 1 })
      return document ? { kind: collection, document, position: positionOf(document) } : undefined
    }
    case 'bookings': {
      const document = await cms.findByID({ ...options, collection, depth: 1 })
      return document ? { kind: collection, document, host: hostOf(document) } : undefined
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

function hostOf({ host }: Booking) {
  return typeof host === 'object' ? host : null
}

async function toolNameOf(slug: string, req: Transaction) {
  const cms = await getCms()
  const where = { slug: { equals: slug } }
  const { docs } = await cms.find({ collection: 'tools', where, limit: 1, pagination: false, depth: 0, req })
  return docs[0]?.name || (tools.find((tool) => tool.slug === slug)?.name ?? slug)
}
