import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { order } from '../fields/order.ts'

export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: {
    group: 'Content',
    description: 'Work shown in the portfolio and in the home page carousel.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'growth', 'onHome', 'order', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'growth',
      type: 'text',
      maxLength: 60,
      admin: { description: 'The figure on the card, for example 260%+' },
    },
    { name: 'desc', label: 'Description', type: 'textarea', maxLength: 600 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'web',
      options: [
        { label: 'Product', value: 'product' },
        { label: 'Brand', value: 'brand' },
        { label: 'Website', value: 'web' },
      ],
    },
    image('image', 'Image', { description: 'If empty, a drawing is shown.' }),
    { name: 'caseStudy', label: 'Case study', type: 'relationship', relationTo: 'case-studies', maxDepth: 1 },
    {
      name: 'seed',
      label: 'Seed of the drawing',
      type: 'text',
      maxLength: 60,
      admin: { position: 'sidebar', description: 'Any word. Each word makes a different drawing.' },
    },
    {
      name: 'onHome',
      label: 'On the home page',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    order,
    demo,
  ],
}
