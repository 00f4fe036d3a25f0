import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { order } from '../fields/order.ts'
import { slug } from '../fields/slug.ts'
import { history } from '../versions/versions.ts'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    group: 'Content',
    description: 'The topics of the blog. The one selected in “Brand” fills the courses carousel.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'order'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  versions: history,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    { name: 'description', type: 'textarea', maxLength: 600 },
    slug(),
    order,
  ],
}
