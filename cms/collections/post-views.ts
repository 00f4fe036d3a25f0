import type { CollectionConfig } from 'payload'

/** How often a post was read on a day. Counted by the site, without anything about the readers. */
export const postViews: CollectionConfig = {
  slug: 'post-views',
  labels: { singular: 'Views of a day', plural: 'Views' },
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['post', 'day'], unique: true }],
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', index: true },
    // As text, 2026-11-21: a day has no time zone.
    { name: 'day', type: 'text', required: true, index: true, maxLength: 10 },
    { name: 'views', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}
