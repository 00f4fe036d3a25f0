import type { CollectionConfig } from 'payload'

/**
 * Loading speed of pages for visitors: one histogram for each day, kind of page, and metric. Nothing identifies a
 * visitor.
 */
export const webVitals: CollectionConfig = {
  slug: 'web-vitals',
  labels: { singular: 'Web vitals', plural: 'Web vitals' },
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['day', 'template', 'metric'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'template', type: 'text', required: true },
    { name: 'metric', type: 'text', required: true },
    { name: 'histogram', type: 'json', required: true },
  ],
}
