import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { checkRedirect } from '../hooks/redirect-target.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Settings',
    description:
      'Old paths and where they lead now. A redirect takes precedence over a page with the same path. When the path of a published document changes, its redirect is created automatically.',
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
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 2048,
      admin: {
        description:
          'The path only, for example /old-page/. It matches with and without the trailing slash, and takes precedence over a page with this path. If a document is published at this path later, the redirect is removed.',
      },
    },
    {
      name: 'to',
      label: 'New path or URL',
      type: 'text',
      maxLength: 2048,
      admin: { description: 'A path of this site or a full URL.', condition: (data) => data?.type !== '410' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { label: '301: moved permanently', value: '301' },
        { label: '308: moved permanently, including forms', value: '308' },
        { label: '410: gone permanently', value: '410' },
      ],
    },
  ],
}
