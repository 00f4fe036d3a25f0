import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { day } from '../fields/day.ts'
import { pageBlocks } from '../fields/page-blocks.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { visits } from '../fields/visits.ts'
import { drafts } from '../versions/versions.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    description: 'Privacy policy, terms, and other text pages.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'lastUpdated', '_status'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'title',
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    {
      name: 'layout',
      label: 'Content',
      type: 'blocks',
      blocks: pageBlocks,
      labels: { singular: 'Block', plural: 'Blocks' },
    },
    seo,
    slug(),
    {
      name: 'lastUpdated',
      type: 'date',
      admin: {
        position: 'sidebar',
        ...day,
        description: 'Shown to readers of legal pages.',
      },
    },
    visits,
  ],
}
