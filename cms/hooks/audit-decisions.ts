import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { audit } from './audit.ts'

/** Records decisions in the audit log: staff decide about submissions by changing their status. */
export const auditReview: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') await auditStatus(req, `review-${doc.status}`, `reviews/${doc.id}`, previousDoc, doc)
  return doc
}

export const auditApplication: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') await auditStatus(req, 'application-moved', `applications/${doc.id}`, previousDoc, doc)
  return doc
}

export function auditDeletion(kind: 'review' | 'application'): CollectionAfterDeleteHook {
  return async ({ collection, doc, req }) => {
    // Deletions by age and erasures are noted once, with their number.
    if (req.user && !req.context?.isErasure)
      await audit(req, `${kind}-deleted`, { about: `${collection.slug}/${doc.id}` })
    return doc
  }
}

export const auditSentAgain: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const again = operation === 'update' && doc.status === 'waiting' && previousDoc?.status !== 'waiting'
  if (again && req.user) await audit(req, 'mail-sent-again', { about: `outbox/${doc.id}` })
  return doc
}

type Doc = { status?: string }

async function auditStatus(req: PayloadRequest, action: string, about: string, before: Doc, after: Doc) {
  if (before.status !== after.status) await audit(req, action, { about, details: `${before.status} → ${after.status}` })
}
