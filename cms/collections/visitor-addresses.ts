import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

const readOnly = { readOnly: true } as const

/** Truncated IP addresses of visitors who consented, stored for thirty days. */
export const visitorAddresses: CollectionConfig = {
  slug: 'visitor-addresses',
  labels: { singular: 'Visitor IP address', plural: 'Visitor IP addresses' },
  admin: {
    group: 'Settings',
    description: 'Stored only with consent and without the last part: 203.0.113.0, 2001:db8:1234::.',
    useAsTitle: 'address',
    defaultColumns: ['address', 'page', 'createdAt'],
    hidden: shownTo(),
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'address', type: 'text', required: true, index: true, maxLength: 45, admin: readOnly },
    { name: 'page', type: 'text', maxLength: 300, admin: readOnly },
  ],
}
