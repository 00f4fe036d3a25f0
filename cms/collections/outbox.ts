import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { auditSentAgain } from '../hooks/audit-decisions.ts'
import { enqueueEmail } from '../hooks/enqueue-delivery.ts'
import { startAnew } from '../hooks/start-anew.ts'

const readOnly = { readOnly: true } as const

export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Email', plural: 'Outbox' },
  admin: {
    group: 'Leads',
    description: 'Emails that the site sends. To send a failed one again, set its status to “Waiting”.',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'status', 'attempts', 'createdAt'],
    hidden: shownTo('sales', 'hr', 'moderator'),
    components: { beforeListTable: ['/admin/components/mail-banner.tsx#MailBanner'] },
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [startAnew], afterChange: [enqueueEmail, auditSentAgain] },
  fields: [
    { name: 'to', type: 'text', required: true, maxLength: 2_000, admin: readOnly },
    { name: 'subject', type: 'text', required: true, maxLength: 300, admin: readOnly },
    {
      name: 'kind',
      type: 'text',
      required: true,
      index: true,
      maxLength: 60,
      admin: { ...readOnly, description: 'The kind of email.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: [
        { label: 'Waiting', value: 'waiting' },
        { label: 'Sent', value: 'sent' },
        { label: 'Failed', value: 'failed' },
        { label: 'Bounced', value: 'bounced' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'attempts', type: 'number', defaultValue: 0, min: 0, admin: { ...readOnly, position: 'sidebar' } },
    { name: 'lastError', label: 'What went wrong', type: 'textarea', maxLength: 5_000, admin: readOnly },
    {
      name: 'sentAt',
      label: 'Sent on',
      type: 'date',
      admin: { ...readOnly, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'firstTriedAt',
      label: 'First attempt',
      type: 'date',
      admin: { ...readOnly, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'replyTo', label: 'Reply to', type: 'text', maxLength: 254, admin: readOnly },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 50_000,
      admin: { ...readOnly, description: 'Empty for newsletter issues: their text is created when they are sent.' },
    },
    {
      name: 'body',
      label: 'HTML',
      type: 'textarea',
      hidden: true,
      maxLength: 200_000,
    },
    {
      name: 'key',
      label: 'Made once for',
      type: 'text',
      unique: true,
      index: true,
      hidden: true,
      maxLength: 400,
    },
    { name: 'calendar', label: 'Invitation', type: 'textarea', hidden: true, maxLength: 20_000 },
    { name: 'messageId', label: 'Message-ID', type: 'text', index: true, maxLength: 200, admin: readOnly },
    {
      name: 'about',
      type: 'text',
      index: true,
      maxLength: 120,
      admin: {
        ...readOnly,
        description: 'What the email is about: collection and ID, for example contact-requests/12.',
      },
    },
  ],
}
