import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

const readOnly = { readOnly: true } as const

/** Email addresses that get no newsletter, whatever list is imported. Erasing a person leaves only the digest. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  labels: { singular: 'Suppressed email address', plural: 'Suppression list' },
  admin: {
    group: 'Newsletter',
    description:
      'Email addresses that unsubscribed, complained, or bounced. They get no newsletter until they confirm again.',
    useAsTitle: 'email',
    defaultColumns: ['email', 'reason', 'createdAt'],
    hidden: shownTo('sales'),
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'email', label: 'Email', type: 'text', index: true, maxLength: 254, admin: readOnly },
    {
      name: 'hash',
      label: 'SHA-256 of the email address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 64,
      admin: readOnly,
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: [
        { label: 'Unsubscribed', value: 'unsubscribed' },
        { label: 'Bounced', value: 'bounced' },
        { label: 'Complained', value: 'complained' },
        { label: 'Erased', value: 'erased' },
      ],
      admin: readOnly,
    },
  ],
}
