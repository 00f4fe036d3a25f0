import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

const readOnly = { readOnly: true } as const
const moment = { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } as const

/**
 * Sites that are audited each month for an email address, which gets an email only if something has changed. Visitors
 * ask for one on the page of an audit, and confirm it by email: `cms/audits/watches.ts`.
 */
export const auditWatches: CollectionConfig = {
  slug: 'audit-watches',
  labels: { singular: 'Monthly audit', plural: 'Monthly audits' },
  admin: {
    group: 'Leads',
    description:
      'Sites that we audit each month for a visitor who has confirmed it by email. They get an email only if something has changed. To end one, delete it.',
    useAsTitle: 'host',
    defaultColumns: ['host', 'email', 'state', 'nextAt', 'failures', 'createdAt'],
    listSearchableFields: ['host', 'email'],
    hidden: shownTo('sales'),
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['email', 'host'], unique: true }],
  fields: [
    { name: 'host', label: 'Site', type: 'text', required: true, index: true, maxLength: 260, admin: readOnly },
    { name: 'url', label: 'URL', type: 'text', required: true, maxLength: 2_048, admin: readOnly },
    { name: 'email', label: 'Email', type: 'email', required: true, index: true, admin: readOnly },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [
        { label: 'Not confirmed yet', value: 'pending' },
        { label: 'Confirmed', value: 'confirmed' },
      ],
      admin: readOnly,
    },
    { name: 'confirmedAt', label: 'Confirmed on', type: 'date', admin: moment },
    { name: 'nextAt', label: 'Next audit on', type: 'date', index: true, admin: moment },
    { name: 'audit', label: 'Last audit', type: 'relationship', relationTo: 'audits', index: true, admin: readOnly },
    { name: 'failures', label: 'Failed audits in a row', type: 'number', defaultValue: 0, min: 0, admin: readOnly },
    { name: 'failingSince', label: 'Failing since', type: 'date', admin: moment },
    { name: 'askedAt', type: 'date', hidden: true },
    // The token of links is made from it and PAYLOAD_SECRET (`cms/audits/watch-token.ts`).
    { name: 'token', type: 'text', required: true, maxLength: 60, hidden: true },
    { name: 'maxPages', type: 'number', required: true, min: 1, hidden: true },
    { name: 'hasScheme', type: 'checkbox', defaultValue: true, hidden: true },
    // What the next audit is compared with, and the audit that found it. It outlives that audit (`audit/changes.ts`).
    { name: 'findings', type: 'json', hidden: true },
    { name: 'compared', type: 'relationship', relationTo: 'audits', hidden: true },
  ],
}
