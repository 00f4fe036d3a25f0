import type { CollectionConfig } from 'payload'
import { visitsEndpoints } from '../visits/endpoints.ts'

/**
 * How often a page was viewed in a day, except posts (`post-views`). Outcomes are in the table `page_outcomes`
 * (`cms/visits/add-outcomes.ts`). Totals, and nothing about the visitors.
 */
export const pageCounts: CollectionConfig = {
  slug: 'page-counts',
  labels: { singular: 'Page count', plural: 'Page counts' },
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['day', 'path', 'kind'], unique: true }],
  endpoints: visitsEndpoints,
  fields: [
    // Stored as text, such as 2026-11-21, because a day has no time zone.
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'path', type: 'text', required: true, index: true, maxLength: 2_048 },
    { name: 'kind', type: 'text', required: true, maxLength: 20 },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}
