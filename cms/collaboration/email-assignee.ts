import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { assignment } from '#emails/templates/colleague.ts'
import { environment } from '#platform/environment/environment.ts'
import { writeEmail } from '../emails/write-email.ts'
import { adminPath, nameOf } from './document-name.ts'

/** Emails the colleague to whom a lead or an application is assigned, unless they did it themselves. */
export const emailAssignee: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const id = idOf(doc.assignee)
  const isNew = operation === 'update' && id !== undefined && id !== idOf(previousDoc?.assignee)
  if (!isNew || id === req.user?.id) return doc
  const { slug, labels } = collection
  await emailTo(req, id, { slug, id: doc.id, label: String(labels.singular) })
  return doc
}

async function emailTo(req: PayloadRequest, account: number, document: { slug: string; id: number; label: string }) {
  const colleague = await req.payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true, req })
  if (!colleague) return
  const email = assignment({
    what: `${document.label} ${document.id}`,
    by: req.user?.name || 'A colleague',
    href: environment.adminUrl + adminPath(document),
  })
  const kind = document.slug === 'applications' ? 'application-assigned' : 'lead-assigned'
  await writeEmail(req, { to: colleague.email, kind, about: nameOf(document) }, email)
}

function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}
