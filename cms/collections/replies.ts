import type { CollectionConfig } from 'payload'
import { staffRecord } from './staff-record.ts'

/** Emails that staff wrote to the sender of a lead or application. The outbox knows whether they arrived. */
export const replies: CollectionConfig = staffRecord({
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  fields: [
    { name: 'to', type: 'text', required: true, index: true, maxLength: 254 },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    { name: 'message', type: 'textarea', required: true, maxLength: 10_000 },
    { name: 'email', type: 'relationship', relationTo: 'outbox', index: true },
    // Made by the form: the same reply, sent twice by a bad connection, leaves once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120 },
  ],
})
