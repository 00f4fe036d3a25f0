import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { enqueueWebhook } from '../hooks/enqueue-delivery.ts'
import { startAnew } from '../hooks/start-anew.ts'

const readOnly = { readOnly: true } as const

export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  admin: {
    group: 'Leads',
    description: 'Leads sent to the agency’s CRM. To repeat a failed delivery, set its status to “Waiting”.',
    useAsTitle: 'about',
    defaultColumns: ['event', 'about', 'status', 'attempts', 'lastError', 'createdAt'],
    hidden: shownTo('sales'),
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [startAnew], afterChange: [enqueueWebhook] },
  fields: [
    { name: 'event', type: 'text', required: true, maxLength: 60, admin: readOnly },
    {
      name: 'about',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 120,
      admin: { ...readOnly, description: 'Collection and ID, for example quotes/12.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: [
        { label: 'Waiting', value: 'waiting' },
        { label: 'Delivered', value: 'delivered' },
        { label: 'Failed', value: 'failed' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'attempts', type: 'number', defaultValue: 0, min: 0, admin: { ...readOnly, position: 'sidebar' } },
    {
      name: 'firstTriedAt',
      label: 'First attempt',
      type: 'date',
      admin: { ...readOnly, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'deliveredAt',
      label: 'Delivered on',
      type: 'date',
      admin: { ...readOnly, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'lastError', label: 'What went wrong', type: 'textarea', maxLength: 5_000, admin: readOnly },
  ],
}
