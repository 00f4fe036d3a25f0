import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { issuesEndpoints } from '../endpoints/issues.ts'
import type { Issue } from '../payload-types.ts'
import { history } from '../versions/versions.ts'

const readOnly = { readOnly: true, position: 'sidebar' } as const
/** Of an issue that is a draft, there is nothing to say about its sending. */
const sent = { ...readOnly, condition: ({ status }: Partial<Issue>) => status !== 'draft' } as const

export const issues: CollectionConfig = {
  slug: 'issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  admin: {
    group: 'Newsletter',
    description:
      'Each issue is an email of posts to all confirmed subscribers. Save it, check the preview, and send it.',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'status', 'recipients', 'sentAt', 'updatedAt'],
    hidden: shownTo('sales', 'editor'),
  },
  defaultSort: '-createdAt',
  versions: history,
  endpoints: issuesEndpoints,
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: 120 },
    {
      name: 'preheader',
      label: 'Preview text',
      type: 'text',
      maxLength: 160,
      admin: { description: 'Email programs show it next to the subject.' },
    },
    { name: 'intro', label: 'Before the posts', type: 'textarea', maxLength: 5_000 },
    {
      name: 'posts',
      type: 'relationship',
      relationTo: 'posts',
      hasMany: true,
      maxRows: 20,
      admin: { description: 'In this order, each with an image, title, and link.' },
    },
    {
      name: 'postsAs',
      label: 'Show posts as',
      type: 'select',
      required: true,
      defaultValue: 'excerpts',
      options: [
        { label: 'Excerpts', value: 'excerpts' },
        { label: 'Whole posts', value: 'whole' },
      ],
      admin: {
        isClearable: false,
        description: 'Whole posts have every block in a form that email programs can show: a chart is a table.',
      },
    },
    { name: 'closing', label: 'After the posts', type: 'textarea', maxLength: 5_000 },
    // No column: the preview, the button that sends, and how far it is.
    {
      name: 'sending',
      type: 'ui',
      admin: { components: { Field: '/admin/components/issue-panel.tsx#IssuePanel' }, disableListColumn: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'draft',
      options: [
        { label: 'Draft', value: 'draft' },
        { label: 'Sending', value: 'sending' },
        { label: 'Sent', value: 'sent' },
      ],
      admin: readOnly,
    },
    {
      name: 'recipients',
      type: 'number',
      defaultValue: 0,
      admin: sent,
    },
    {
      name: 'sentAt',
      label: 'Sent on',
      type: 'date',
      admin: { ...sent, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
