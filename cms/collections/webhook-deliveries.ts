import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { about, delivery } from '../fields/delivery.ts'
import { enqueueWebhook } from '../hooks/enqueue-delivery.ts'
import { startAnew } from '../hooks/start-anew.ts'

/** One lead for the CRM of the agency, and how its delivery went. */
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
    { name: 'event', type: 'text', required: true, maxLength: 60, admin: { readOnly: true } },
    { ...about('quotes/12'), required: true, unique: true },
    ...delivery,
  ],
}
