import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { subscribersEndpoints } from '../endpoints/subscribers.ts'
import { visitorText } from '../fields/visitor.ts'
import { countSubscription } from '../hooks/count-outcome.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'

export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Newsletter',
    description: 'Email addresses that subscribed to the newsletter. Only confirmed ones get it.',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'source', 'confirmedAt', 'createdAt'],
    hidden: shownTo('sales'),
    components: {
      beforeListTable: [
        { path: '/admin/components/csv-bar.tsx#CsvBar', clientProps: { collection: 'subscribers', hasImport: true } },
      ],
    },
  },
  defaultSort: '-createdAt',
  hooks: { afterChange: [notifyOfSubmission, countSubscription] },
  endpoints: subscribersEndpoints,
  fields: [
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [
        { label: 'Not confirmed yet', value: 'pending' },
        { label: 'Confirmed', value: 'confirmed' },
        { label: 'Unsubscribed', value: 'unsubscribed' },
        { label: 'Bounced', value: 'bounced' },
      ],
    },
    visitorText('source', 'Signed up on', { maxLength: 2048 }),
    {
      name: 'confirmedAt',
      label: 'Confirmed on',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'unsubscribedAt',
      label: 'Unsubscribed on',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    // The token of links is made from it and PAYLOAD_SECRET (`cms/newsletter/link-token.ts`).
    {
      name: 'token',
      type: 'text',
      index: true,
      hidden: true,
    },
  ],
}
