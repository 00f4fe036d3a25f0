import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { emailAssignee } from '../collaboration/email-assignee.ts'
import { contactRequestsEndpoints } from '../endpoints/leads.ts'
import { repliesEndpoints } from '../endpoints/replies.ts'
import { assignee, conversation } from '../fields/assignee.ts'
import {
  ifKnown,
  interest,
  leadStatus,
  notes,
  source,
  visitorEmail,
  visitorText,
  visitorTextarea,
} from '../fields/visitor.ts'
import { countLead } from '../hooks/count-outcome.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'

const ANSWER = '/admin/components/no-way-to-answer.tsx'

export const contactRequests: CollectionConfig = {
  slug: 'contact-requests',
  labels: { singular: 'Contact request', plural: 'Contact requests' },
  admin: {
    group: 'Leads',
    description: 'Leads from the audit, contact, and portfolio forms, from tool reports, and from booked calls.',
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
      name: 'noWayToAnswer',
      type: 'ui',
      admin: { components: { Field: `${ANSWER}#NoWayToAnswer` }, disableListColumn: true },
    },
    {
      type: 'row',
      fields: [visitorText('clientName', 'Name'), visitorEmail('clientEmail', { cell: `${ANSWER}#AnswerCell` })],
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
        { label: 'Tool report', value: 'tool' },
        { label: 'Booked call', value: 'call' },
      ],
      admin: { readOnly: true },
    },
    interest,
    visitorTextarea('message', 'Message'),
    // The summary; the report itself is in a table of its own, which lists of leads do not read: cms/leads/reports.ts.
    ifKnown('report', 'Report', 600),
    {
      name: 'openReport',
      type: 'ui',
      admin: { components: { Field: '/admin/components/lead-report.tsx#LeadReport' }, disableListColumn: true },
    },
    {
      name: 'audits',
      type: 'ui',
      admin: {
        components: { Field: '/admin/components/audits/lead-audits.tsx#LeadAudits' },
        disableListColumn: true,
      },
    },
    source({ withUtm: true }),
    conversation('contact-requests'),
    leadStatus,
    assignee('contact-requests'),
    notes,
  ],
}
