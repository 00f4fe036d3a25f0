import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { href } from '../fields/lists.ts'
import { order } from '../fields/order.ts'
import { collapsedRows } from '../fields/row-label.ts'

export const pricingPlans: CollectionConfig = {
  slug: 'pricing-plans',
  labels: { singular: 'Pricing plan', plural: 'Pricing plans' },
  admin: {
    group: 'Content',
    description: '“Simple, transparent pricing”. The card adds the word “Plan” to the name.',
    useAsTitle: 'planName',
    defaultColumns: ['planName', 'price', 'isGrow', 'order', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  fields: [
    { name: 'planName', label: 'Name', type: 'text', required: true, maxLength: 60 },
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          type: 'text',
          maxLength: 60,
          admin: { description: 'For example 1800. The site writes it in the currency and format of the brand.' },
        },
        { name: 'period', type: 'text', maxLength: 60, admin: { description: 'For example “a month”' } },
      ],
    },
    {
      name: 'items',
      label: 'What’s included',
      type: 'array',
      labels: { singular: 'Item', plural: 'Items' },
      admin: collapsedRows,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'listTitle', label: 'Title', type: 'text', maxLength: 120 },
            { name: 'listText', label: 'Text', type: 'text', maxLength: 300 },
          ],
        },
      ],
    },
    { name: 'desc', label: 'Description', type: 'richText' },
    href('link', { label: 'Button link' }),
    {
      type: 'collapsible',
      label: 'Old version of the card',
      admin: { initCollapsed: true, description: 'Used if the fields above are empty.' },
      fields: [
        {
          name: 'lists',
          type: 'array',
          labels: { singular: 'Item', plural: 'Items' },
          admin: collapsedRows,
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'listTitle', label: 'Title', type: 'text', maxLength: 120 },
                { name: 'listText', label: 'Text', type: 'text', maxLength: 300 },
              ],
            },
          ],
        },
        { name: 'description', type: 'textarea', maxLength: 1_000 },
        { name: 'button', type: 'group', fields: [href('link')] },
      ],
    },
    { name: 'isGrow', label: 'Highlighted', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    order,
    demo,
  ],
}
