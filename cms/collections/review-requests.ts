import type { CollectionConfig } from 'payload'
import { reviewRequestEndpoints } from '../review/endpoints.ts'
import { staffRecord } from './staff-record.ts'

/**
 * Documents that a colleague should look at before they are published: at most one request for each. It is no part of
 * the document, so saving and restoring never change it, and it ends when the document is published.
 */
export const reviewRequests: CollectionConfig = staffRecord({
  slug: 'review-requests',
  labels: { singular: 'Review request', plural: 'Review requests' },
  endpoints: reviewRequestEndpoints,
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'In review', value: 'review' },
        { label: 'Changes requested', value: 'changes' },
        { label: 'Approved', value: 'approved' },
      ],
    },
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    { name: 'note', type: 'textarea', maxLength: 2_000 },
    { name: 'sentAt', type: 'date', required: true },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedByName', type: 'text', maxLength: 100 },
    { name: 'decidedAt', type: 'date' },
  ],
})
