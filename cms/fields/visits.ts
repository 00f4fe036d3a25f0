import type { UIField } from 'payload'

/** Beside a document with a page of its own: its views and outcomes. */
export const visits: UIField = {
  name: 'visits',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/components/visits/document-visits.tsx#DocumentVisits' },
    disableListColumn: true,
  },
}
