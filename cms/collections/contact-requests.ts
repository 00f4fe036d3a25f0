import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { emailAssignee } from '../collaboration/email-assignee.ts'
import { contactRequestsEndpoints } from '../endpoints/leads.ts'
import { repliesEndpoints } from '../endpoints/replies.ts'
import { assignee, conversation } from '../fields/assignee.ts'
import { leadStatus, notes, source, visitorEmail, visitorText, visitorTextarea } from '../fields/visitor.ts'
import { countLead } from '../hooks/count-outcome.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'

export const contactRequests: CollectionConfig = {
  slug: 'contact-requests',
  labels: { singular: 'Contact request', plural: 'Contact requests' },
  admin: {
    group: 'Leads',
    description: 'Leads from the audit, contact, and portfolio forms, and from booked calls.',
    useAsTitle: 'clientName',
    defaultColumns: ['clientName', 'clientEmail', 'website', 'form', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['clientName', 'clientEmail', 'website', 'message'],
    hidden: shownTo('sales'),
    components: {
      beforeListTable: [
        '/admin/components/collaboration/owner-filter.tsx#OwnerFilter',
        { path: '/admin/components/csv-bar.tsx#CsvBar', clientProps: { collection: 'contact-requests' } },
      ],
    },
  },
  defaultSort: '-createdAt',
  hooks: { afterChange: [notifyOfSubmission, countLead, emailAssignee] },
  endpoints: [...contactRequestsEndpoints, ...repliesEndpoints('contact-requests')],
  fields: [
    {
      type: 'row',
      fields: [visitorText('clientName', 'Name'), visitorEmail('clientEmail')],
    },
    visitorText('website', 'Website', { maxLength: 2048 }),
    {
      name: 'form',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: [
        { label: 'Free audit', value: 'audit' },
        { label: 'Contact', value: 'contact' },
        { label: 'Portfolio', value: 'portfolio' },
        { label: 'Booked call', value: 'call' },
      ],
      admin: { readOnly: true },
    },
    visitorTextarea('message', 'Message'),
    source({ withUtm: true }),
    conversation('contact-requests'),
    leadStatus,
    assignee('contact-requests'),
    notes,
  ],
}
