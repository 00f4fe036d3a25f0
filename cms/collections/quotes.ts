import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { emailAssignee } from '../collaboration/email-assignee.ts'
import { quotesEndpoints } from '../endpoints/leads.ts'
import { repliesEndpoints } from '../endpoints/replies.ts'
import { assignee, conversation } from '../fields/assignee.ts'
import {
  interest,
  leadStatus,
  notes,
  source,
  utm,
  visitorEmail,
  visitorText,
  visitorTextarea,
} from '../fields/visitor.ts'
import { countLead } from '../hooks/count-outcome.ts'
import { notifyOfSubmission } from '../hooks/notify.ts'

export const quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Quote request', plural: 'Quote requests' },
  admin: {
    group: 'Leads',
    description: 'Visitors who asked for a proposal.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'company', 'budget', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'website', 'message'],
    hidden: shownTo('sales'),
    components: {
      beforeListTable: [
        '/admin/components/collaboration/owner-filter.tsx#OwnerFilter',
        { path: '/admin/components/csv-bar.tsx#CsvBar', clientProps: { collection: 'quotes' } },
      ],
    },
  },
  defaultSort: '-createdAt',
  hooks: { afterChange: [notifyOfSubmission, countLead, emailAssignee] },
  endpoints: [...quotesEndpoints, ...repliesEndpoints('quotes')],
  fields: [
    { type: 'row', fields: [visitorText('name', 'Name'), visitorEmail('email', { required: true })] },
    {
      type: 'row',
      fields: [
        visitorText('company', 'Company', { maxLength: 160 }),
        visitorText('website', 'Website', { maxLength: 2048 }),
      ],
    },
    { name: 'services', type: 'text', hasMany: true, maxRows: 60, maxLength: 120, admin: { readOnly: true } },
    interest,
    visitorText('budget', 'Budget', { maxLength: 60 }),
    visitorTextarea('message', 'Message'),
    source({ withUtm: false }),
    utm,
    conversation('quotes'),
    leadStatus,
    assignee('quotes'),
    notes,
  ],
}
