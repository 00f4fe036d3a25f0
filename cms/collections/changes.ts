import type { CollectionConfig } from 'payload'
import { staffRecord } from './staff-record.ts'

/** Who changed which fields of a document, and when. The values are in its versions. */
export const changes: CollectionConfig = staffRecord({
  slug: 'changes',
  labels: { singular: 'Change', plural: 'Changes' },
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', type: 'text', required: true, maxLength: 30 },
    // Labels, separated by commas.
    { name: 'fields', type: 'text', maxLength: 2_000 },
    { name: 'version', type: 'text', index: true, maxLength: 40 },
  ],
})
