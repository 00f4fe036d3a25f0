import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { enqueueMessage } from '../hooks/enqueue-delivery.ts'
import { startAnew } from '../hooks/start-anew.ts'

const readOnly = { readOnly: true } as const
const aside = { readOnly: true, position: 'sidebar' } as const
const moment = { ...aside, date: { pickerAppearance: 'dayAndTime' } } as const

/** One message to one webhook, and how its delivery went. */
export const webhookMessages: CollectionConfig = {
  slug: 'webhook-messages',
  labels: { singular: 'Message of a webhook', plural: 'Messages of webhooks' },
  admin: {
    group: 'Integrations',
    description:
      'What was sent to webhooks, and the responses. To repeat a failed delivery, set its status to “Waiting”.',
    useAsTitle: 'type',
    defaultColumns: ['type', 'about', 'webhook', 'status', 'responseStatus', 'attempts', 'createdAt'],
    listSearchableFields: ['type', 'about', 'messageId'],
    hidden: shownTo(),
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [startAnew], afterChange: [enqueueMessage] },
  fields: [
    { name: 'type', type: 'text', required: true, maxLength: 80, admin: readOnly },
    {
      name: 'about',
      type: 'text',
      maxLength: 120,
      index: true,
      admin: { ...readOnly, description: 'Collection and ID, for example posts/12.' },
    },
    { name: 'webhook', type: 'relationship', relationTo: 'webhooks', index: true, admin: readOnly },
    {
      name: 'messageId',
      label: 'Message ID',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      admin: readOnly,
    },
    { name: 'body', label: 'What was sent', type: 'textarea', required: true, maxLength: 20_000, admin: readOnly },
    { name: 'responseStatus', label: 'Status of the response', type: 'number', admin: aside },
    {
      name: 'responseExcerpt',
      label: 'Beginning of the response',
      type: 'textarea',
      maxLength: 2_000,
      admin: readOnly,
    },
    { name: 'lastError', label: 'What went wrong', type: 'textarea', maxLength: 5_000, admin: readOnly },
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
    { name: 'attempts', type: 'number', defaultValue: 0, min: 0, admin: aside },
    { name: 'firstTriedAt', label: 'First attempt', type: 'date', admin: moment },
    { name: 'deliveredAt', label: 'Delivered on', type: 'date', admin: moment },
  ],
}
