import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { about, delivery } from '../fields/delivery.ts'
import { enqueueMessage } from '../hooks/enqueue-delivery.ts'
import { startAnew } from '../hooks/start-anew.ts'

const readOnly = { readOnly: true } as const

/** One message to one webhook, and how its delivery went. */
export const webhookMessages: CollectionConfig = {
  slug: 'webhook-messages',
  labels: { singular: 'Webhook message', plural: 'Webhook messages' },
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
    about('posts/12'),
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
    {
      name: 'responseStatus',
      label: 'Status of the response',
      type: 'number',
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'responseExcerpt',
      label: 'Beginning of the response',
      type: 'textarea',
      maxLength: 2_000,
      admin: readOnly,
    },
    ...delivery,
  ],
}
