import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { checkRedirect } from '../hooks/redirect-target.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Settings',
    description:
      'Old addresses and where they lead now. A redirect wins over a page at the same address. When a published document gets another address, its redirect is made by itself.',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'type', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'from',
  hooks: { beforeValidate: [checkRedirect] },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 2048,
      admin: {
        description:
          'The path only, for example /old-page/. It counts with and without the slash at the end, and wins over a page that is there. A document that is published at this address later removes the redirect.',
      },
    },
    {
      name: 'to',
      label: 'New address',
      type: 'text',
      maxLength: 2048,
      admin: { description: 'A path of this site or a whole address.', condition: (data) => data?.type !== '410' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { label: '301: moved for good', value: '301' },
        { label: '308: moved for good, forms included', value: '308' },
        { label: '410: gone for good', value: '410' },
      ],
    },
  ],
}
