import type { CollectionConfig } from 'payload'
import { commentsEndpoints } from '../endpoints/comments.ts'
import { staffRecord } from './staff-record.ts'

/** What staff say to each other about a document. A comment with a `thread` answers the comment that began it. */
export const comments: CollectionConfig = staffRecord({
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  endpoints: commentsEndpoints,
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: 5_000 },
    { name: 'thread', type: 'relationship', relationTo: 'comments', index: true },
    { name: 'resolvedAt', type: 'date', index: true },
    { name: 'resolvedBy', type: 'text', maxLength: 100 },
  ],
})
