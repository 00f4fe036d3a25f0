import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { order } from '../fields/order.ts'
import { folded } from '../fields/row-label.ts'
import { slug } from '../fields/slug.ts'
import { drafts } from '../versions.ts'

export const tools: CollectionConfig = {
  slug: 'tools',
  labels: { singular: 'Tool', plural: 'Tools' },
  admin: {
    group: 'Content',
    description: 'Texts of the free tools. What a tool does is built in; its address ties the two together.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'runs', 'ready', '_status'],
    listSearchableFields: ['name', 'slug', 'desc'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'desc', label: 'In one line', type: 'text', maxLength: 120, admin: { description: 'Shown on the card.' } },
    { name: 'content', label: 'Text', type: 'richText' },
    {
      name: 'steps',
      label: 'How to use',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      admin: { ...folded, description: 'Without steps, the page has no such list.' },
      fields: [
        { name: 'stepTitle', label: 'Title', type: 'text', required: true, maxLength: 120 },
        { name: 'stepDescription', label: 'Text', type: 'textarea', maxLength: 1_000 },
      ],
    },
    { name: 'description', label: 'Description for search engines', type: 'textarea', maxLength: 320 },
    {
      name: 'seo',
      label: 'Search result',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: 120, admin: { description: 'Left empty, the name is used.' } },
      ],
    },
    {
      name: 'robots',
      label: 'Robots',
      type: 'text',
      maxLength: 120,
      defaultValue: 'index, follow',
      admin: { description: '“index, follow”, or “noindex” to keep the page out of search engines.' },
    },
    slug('name'),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'seo',
      options: [
        { label: 'SEO', value: 'seo' },
        { label: 'Content', value: 'content' },
        { label: 'Image', value: 'image' },
        { label: 'Code', value: 'code' },
        { label: 'Miscellaneous', value: 'misc' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'runs',
      label: 'Where it runs',
      type: 'select',
      required: true,
      defaultValue: 'server',
      options: [
        { label: 'In the browser', value: 'browser' },
        { label: 'On our server', value: 'server' },
        { label: 'With data of a provider', value: 'provider' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'icon',
      type: 'text',
      maxLength: 60,
      admin: { position: 'sidebar', description: 'Name of the sign on the card.' },
    },
    {
      name: 'ready',
      label: 'The tool works',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Unticked, its page says that it is coming.' },
    },
    order,
  ],
}
