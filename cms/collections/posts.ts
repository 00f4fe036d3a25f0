import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { createdBy } from '../fields/created-by.ts'
import { image } from '../fields/image.ts'
import { articleEditor } from '../fields/rich-text.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { visits } from '../fields/visits.ts'
import { deleteViews } from '../hooks/delete-views.ts'
import { drafts } from '../versions/versions.ts'

export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    group: 'Content',
    description: 'The articles of the blog. A post is public once it is published; “Schedule” publishes it on a date.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'author', 'categories', 'publishDate', '_status'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    hidden: shownTo('editor', 'contributor'),
  },
  defaultSort: '-publishDate',
  versions: drafts,
  hooks: { beforeDelete: [deleteViews] },
  defaultPopulate: { title: true, slug: true, excerpt: true, publishDate: true, featureImage: true, author: true },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            {
              name: 'excerpt',
              type: 'textarea',
              maxLength: 600,
              admin: { description: 'Cards show the first 20 words, the feed shows all.' },
            },
            image('featureImage', 'Feature image', {
              description: 'Shown above the article and on its card. A post without one is fine.',
            }),
            { name: 'body', label: 'Text', type: 'richText', editor: articleEditor },
          ],
        },
        {
          label: 'Related',
          fields: [
            {
              name: 'related',
              label: 'Related posts',
              type: 'relationship',
              relationTo: 'posts',
              hasMany: true,
              maxDepth: 1,
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: { description: 'Shown below the article. If empty, posts of the same categories are shown.' },
            },
          ],
        },
        { label: 'Search result', fields: [seo] },
      ],
    },
    slug(),
    {
      name: 'publishDate',
      label: 'Date shown',
      type: 'date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'The date readers see and the order of the blog. It does not publish anything: use “Schedule” for that.',
      },
    },
    { name: 'author', type: 'relationship', relationTo: 'authors', index: true, admin: { position: 'sidebar' } },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'pinned',
      label: 'Pinned to the top',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The featured card of the blog.' },
    },
    {
      name: 'readMinutes',
      label: 'Minutes to read',
      type: 'number',
      min: 1,
      max: 240,
      admin: { position: 'sidebar', description: 'If empty, the blog’s default is shown.' },
    },
    visits,
    createdBy,
  ],
}
