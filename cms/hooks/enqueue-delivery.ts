import type { CollectionAfterChangeHook } from 'payload'
import { enqueue } from '../jobs/jobs.ts'

/** Enqueues the delivery of a new row, and again when the status of a failed one is set back to “Waiting”. */
const enqueueAs =
  (job: 'send-email' | 'deliver-webhook' | 'deliver-message'): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const waitsNow = doc.status === 'waiting' && (operation === 'create' || previousDoc?.status !== 'waiting')
    if (waitsNow) await enqueue(req, job, { id: Number(doc.id) })
    return doc
  }

export const enqueueEmail = enqueueAs('send-email')
export const enqueueWebhook = enqueueAs('deliver-webhook')
export const enqueueMessage = enqueueAs('deliver-message')
