import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { visitorEmail, visitorLimits, visitorText, visitorTextarea } from '../fields/visitor.ts'
import { auditDeletion, auditReview } from '../hooks/audit-decisions.ts'
import { noteModerator, notifyReviewer } from '../hooks/moderation.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'
import { history } from '../versions/versions.ts'

export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    group: 'Moderation',
    description:
      'What visitors say about a tool. A review appears on the site once a moderator approves it. Select several to moderate them at once.',
    useAsTitle: 'userName',
    defaultColumns: ['userName', 'userFeedback', 'tool', 'rating', 'status', 'createdAt'],
    listSearchableFields: ['userName', 'userFeedback', 'tool'],
    hidden: shownTo('moderator'),
    components: { beforeListTable: ['/admin/components/review-bulk.tsx#ReviewBulk'] },
  },
  defaultSort: '-createdAt',
  versions: history,
  hooks: {
    beforeChange: [noteModerator],
    afterChange: [notifyOfSubmission, notifyReviewer, auditReview],
    afterDelete: [auditDeletion('review')],
  },
  fields: [
    visitorText('userName', 'Name', { required: true }),
    visitorEmail('userEmail', { required: true }),
    visitorTextarea('userFeedback', 'Review', { required: true, maxLength: visitorLimits.review }),
    {
      name: 'tool',
      type: 'text',
      required: true,
      index: true,
      maxLength: 120,
      admin: { readOnly: true, description: 'The slug of the tool.' },
    },
    { name: 'rating', type: 'number', min: 1, max: 5, admin: { readOnly: true } },
    {
      name: 'wantsNotice',
      label: 'Wants an email when it is published',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [
        { label: 'Waiting', value: 'pending' },
        { label: 'Approved', value: 'approved' },
        { label: 'Disapproved', value: 'disapproved' },
        { label: 'Spam', value: 'spam' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'moderatedBy',
      label: 'Decided by',
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'moderatedAt',
      label: 'Decided on',
      type: 'date',
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
