import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { emailAssignee } from '../collaboration/email-assignee.ts'
import { repliesEndpoints } from '../endpoints/replies.ts'
import { assignee, conversation } from '../fields/assignee.ts'
import { notes, visitorEmail, visitorText, visitorTextarea } from '../fields/visitor.ts'
import { auditApplication, auditDeletion } from '../hooks/audit-decisions.ts'
import { noteDecision } from '../hooks/decided.ts'
import { deleteResume } from '../hooks/delete-resume.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'

export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  admin: {
    group: 'Careers',
    description: 'Job applications. Private: delete the ones you no longer need. The résumé is deleted, too.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'vacancy', 'status', 'assignee', 'createdAt'],
    hidden: shownTo('hr'),
    components: {
      beforeListTable: [
        '/admin/components/application-pipeline.tsx#ApplicationPipeline',
        '/admin/components/collaboration/owner-filter.tsx#OwnerFilter',
      ],
    },
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [noteDecision],
    afterChange: [notifyOfSubmission, auditApplication, emailAssignee],
    afterDelete: [deleteResume, auditDeletion('application')],
  },
  endpoints: repliesEndpoints('applications'),
  fields: [
    visitorText('name', 'Name', { required: true }),
    visitorEmail('email', { required: true }),
    visitorText('phone', 'Phone', { maxLength: 40 }),
    {
      name: 'vacancy',
      type: 'relationship',
      relationTo: 'vacancies',
      index: true,
      admin: { readOnly: true, description: 'If empty, the application is for future openings.' },
    },
    { name: 'resume', label: 'Résumé', type: 'upload', relationTo: 'resumes', admin: { readOnly: true } },
    // No column: the text of the file.
    {
      name: 'resumePreview',
      type: 'ui',
      admin: { components: { Field: '/admin/components/resume-preview.tsx#ResumePreview' }, disableListColumn: true },
    },
    visitorTextarea('message', 'Cover note'),
    {
      name: 'consent',
      label: 'Agreed to data storage',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: [
        { label: 'New', value: 'new' },
        { label: 'Screening', value: 'screening' },
        { label: 'Interview', value: 'interview' },
        { label: 'Offer', value: 'offer' },
        { label: 'Rejected', value: 'rejected' },
        { label: 'Withdrawn', value: 'withdrawn' },
        { label: 'Spam', value: 'spam' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'decidedAt',
      label: 'Decided on',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The retention period starts on this day.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    conversation('applications'),
    assignee('applications'),
    notes,
  ],
}
