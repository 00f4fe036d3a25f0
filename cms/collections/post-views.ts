import type { CollectionConfig } from 'payload'

/** How often a post was read on a day. The site counts it and stores nothing about the readers. */
export const postViews: CollectionConfig = {
  slug: 'post-views',
  labels: { singular: 'Views in a day', plural: 'Views' },
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['post', 'day'], unique: true }],
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', index: true },
    // Stored as text, such as 2026-11-21, because a day has no time zone.
    { name: 'day', type: 'text', required: true, index: true, maxLength: 10 },
    { name: 'views', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}
