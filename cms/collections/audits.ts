import type { CollectionConfig, Field } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { lockAudit, signRemarks } from '../audits/remarks.ts'
import { AUDIT_STATES } from '../audits/states.ts'
import { auditsEndpoints } from '../endpoints/audits.ts'

const readOnly = { readOnly: true } as const
const sidebar = { ...readOnly, position: 'sidebar' } as const
/** For columns of the list. The panel shows the value as the visitor sees it, without what is hidden. */
const listed = { ...readOnly, condition: () => false } as const
/** For what the panel writes: the history names it, which it does not for a hidden field. */
const inPanel = { condition: () => false, disableListColumn: true, disableListFilter: true } as const

/** A value that a panel may show in its own way. */
const unlisted = <F extends Field>(field: F): F => ({ ...field, admin: { ...field.admin, hidden: true } }) as F
/** A value of the server that nobody reads. */
const hidden = <F extends Field>(field: F): F => ({ ...field, hidden: true }) as F

/**
 * Sites that visitors have examined: what was asked for, how far it is, and what the list shows of the result. The
 * report and the crawl are in tables of their own, which the database deletes with the audit: `cms/audits/reports.ts`.
 */
export const audits: CollectionConfig = {
  slug: 'audits',
  labels: { singular: 'Audit', plural: 'Audits' },
  admin: {
    group: 'Leads',
    description: 'Audits that visitors have started. They are deleted after the period in the privacy settings.',
    useAsTitle: 'host',
    defaultColumns: ['host', 'state', 'score', 'verdict', 'email', 'createdAt'],
    listSearchableFields: ['host', 'url', 'email'],
    hidden: shownTo('sales'),
    // What can be changed is saved by its own buttons.
    components: { edit: { SaveButton: '/admin/components/nothing.tsx#Nothing' } },
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockAudit], beforeChange: [signRemarks] },
  endpoints: auditsEndpoints,
  fields: [
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/admin/components/audits/audit-panel.tsx#AuditPanel' }, disableListColumn: true },
    },
    { name: 'url', label: 'URL', type: 'text', required: true, maxLength: 2_048, admin: readOnly },
    { name: 'host', label: 'Site', type: 'text', required: true, index: true, maxLength: 260, admin: readOnly },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: [...AUDIT_STATES],
      admin: sidebar,
    },
    { name: 'score', type: 'number', min: 0, max: 100, admin: listed },
    { name: 'verdict', type: 'textarea', maxLength: 1_000, admin: listed },
    { name: 'message', label: 'Why it failed', type: 'textarea', maxLength: 1_000, admin: listed },
    // Titles and severities of the five findings to repair first.
    unlisted({ name: 'first', label: 'First', type: 'json' }),
    // What specialists have written about findings, one row for each; the hook signs it.
    {
      name: 'remarks',
      label: 'Notes and hidden findings',
      type: 'array',
      admin: inPanel,
      maxRows: 500,
      fields: [
        { name: 'finding', type: 'text', required: true, maxLength: 2_300 },
        { name: 'note', type: 'textarea', maxLength: 2_000 },
        { name: 'noteBy', type: 'text', maxLength: 100 },
        { name: 'hiddenBecause', type: 'textarea', maxLength: 300 },
        { name: 'hiddenBy', type: 'text', maxLength: 100 },
      ],
    },
    // Each time that the annotated report was sent.
    {
      name: 'sends',
      label: 'Sent to the lead',
      type: 'array',
      admin: inPanel,
      fields: [
        { name: 'to', type: 'text', required: true, maxLength: 254 },
        { name: 'by', type: 'text', required: true, maxLength: 100 },
        { name: 'at', type: 'date', required: true },
      ],
    },
    { name: 'pages', label: 'Pages read', type: 'number', admin: sidebar },
    { name: 'maxPages', label: 'Page limit', type: 'number', required: true, min: 1, admin: sidebar },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'contact-requests',
      index: true,
      maxDepth: 0,
      admin: { ...sidebar, allowCreate: false },
    },
    { name: 'email', type: 'email', index: true, admin: { ...sidebar, description: 'Gets the report once.' } },
    { name: 'finishedAt', label: 'Finished on', type: 'date', admin: sidebar },
    // Begun by `cms/audits/due-watches.ts`, and no visitor waits for it.
    { name: 'monthly', label: 'Monthly audit', type: 'checkbox', defaultValue: false, admin: sidebar },
    hidden({ name: 'key', type: 'text', required: true, unique: true, index: true, maxLength: 22 }),
    unlisted({ name: 'shareKey', type: 'text', unique: true, index: true, maxLength: 22 }),
    // A keyed digest of the network that started it: the same network gets its audit of a site again.
    hidden({ name: 'network', type: 'text', index: true, maxLength: 64 }),
    unlisted({ name: 'progress', type: 'json' }),
    // Counts the changes of the report.
    hidden({ name: 'revision', type: 'number', defaultValue: 0 }),
    hidden({ name: 'hasScheme', type: 'checkbox', defaultValue: true }),
    hidden({ name: 'stopAsked', type: 'checkbox', defaultValue: false }),
    // URLs to examine again after the end, with the report as it is then.
    hidden({ name: 'again', type: 'json' }),
    // Which attempt of a worker runs it, and until when it counts as alive.
    hidden({ name: 'runner', type: 'text', maxLength: 60 }),
    hidden({ name: 'leasedUntil', type: 'date' }),
    // How often its process has ended without a result.
    hidden({ name: 'crashes', type: 'number', defaultValue: 0 }),
  ],
}
