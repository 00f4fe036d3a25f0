import type { CollectionAfterChangeHook } from 'payload'
import { enqueue } from '../jobs.ts'

/** Enqueues the delivery of a new email, and again when the status of a failed one is set back to “Waiting”. */
export const enqueueEmail: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (waitsNow(operation, doc, previousDoc)) await enqueue(req, 'send-email', { id: Number(doc.id) })
  return doc
}

export const enqueueWebhook: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (waitsNow(operation, doc, previousDoc)) await enqueue(req, 'deliver-webhook', { id: Number(doc.id) })
  return doc
}

export const enqueueMessage: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (waitsNow(operation, doc, previousDoc)) await enqueue(req, 'deliver-message', { id: Number(doc.id) })
  return doc
}

type Doc = { status?: string } | undefined

function waitsNow(operation: 'create' | 'update', doc: Doc, previous: Doc) {
  return doc?.status === 'waiting' && (operation === 'create' || previous?.status !== 'waiting')
}
