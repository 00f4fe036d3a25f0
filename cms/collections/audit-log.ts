import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

const readOnly = { readOnly: true } as const

/**
 * A record of actions that people may ask about later. Written by `cms/hooks/audit.ts` and the worker; nobody can
 * change it.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry', plural: 'Audit log' },
  admin: {
    group: 'Settings',
    description:
      'Logins, changes to accounts and roles, decisions on reviews and applications, exports, erasures, and deletions by age.',
    useAsTitle: 'action',
    defaultColumns: ['action', 'whoEmail', 'about', 'details', 'createdAt'],
    listSearchableFields: ['action', 'whoEmail', 'about', 'details'],
    hidden: shownTo(),
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', type: 'text', required: true, index: true, maxLength: 60, admin: readOnly },
    { name: 'who', type: 'relationship', relationTo: 'users', index: true, admin: readOnly },
    {
      name: 'whoEmail',
      label: 'By',
      type: 'text',
      maxLength: 254,
      admin: { ...readOnly, description: 'Stays if the account is deleted. If empty, the site itself did it.' },
    },
    {
      name: 'about',
      type: 'text',
      index: true,
      maxLength: 120,
      admin: { ...readOnly, description: 'Collection and ID, for example reviews/12.' },
    },
    { name: 'details', type: 'textarea', maxLength: 5_000, admin: readOnly },
  ],
}
