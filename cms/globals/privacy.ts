import type { Field, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

/** After how many days what visitors left is deleted. The privacy policy names the same periods. */
export const retentionDays = {
  leads: { label: 'Contact and quote requests, and booked calls after they end', days: 730 },
  spam: { label: 'Spam of every kind', days: 30 },
  applications: { label: 'Applications, after the decision', days: 180 },
  undecidedApplications: { label: 'Applications without a decision', days: 365 },
  addresses: { label: 'Visitor IP addresses', days: 30 },
  unconfirmed: { label: 'Unconfirmed subscriptions, calls, and monthly audits', days: 30 },
  audits: { label: 'Audits of sites, with their reports', days: 90 },
  outbox: { label: 'Sent emails and webhook deliveries', days: 90 },
  auditLog: { label: 'Audit log', days: 1095 },
} as const
export type RetentionKind = keyof typeof retentionDays

export const privacy: GlobalConfig = {
  slug: 'privacy',
  label: 'Privacy',
  admin: {
    group: 'Settings',
    description:
      'How long data is stored, in days. Older data is deleted every night, with an entry in the audit log. Counts of views and outcomes by page and day, which say nothing about a person, are always deleted after 1,095 days. The privacy policy names these periods: change both together.',
    hidden: shownTo(),
  },
  versions: { max: 20 },
  fields: [
    { name: 'tools', type: 'ui', admin: { components: { Field: '/admin/components/privacy-tools.tsx#PrivacyTools' } } },
    ...Object.entries(retentionDays).map(
      ([name, { label, days }]): Field => ({
        name,
        label,
        type: 'number',
        required: true,
        min: 1,
        max: 3_650,
        defaultValue: days,
      }),
    ),
  ],
}
