import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

/** What visitors looked for and did not find. Nothing about the visitors is stored; see `cms/search/misses.ts`. */
export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: { singular: 'Search without results', plural: 'Searches without results' },
  admin: {
    group: 'Settings',
    description:
      'What visitors searched for and did not find. Add a synonym or write the page, then delete the row. The 500 most recent are kept.',
    useAsTitle: 'query',
    defaultColumns: ['query', 'count', 'lastSeen'],
    listSearchableFields: ['query'],
    hidden: shownTo('editor'),
  },
  timestamps: false,
  defaultSort: '-count',
  fields: [
    { name: 'query', label: 'Search', type: 'text', required: true, unique: true, index: true, maxLength: 60 },
    { name: 'count', label: 'Times', type: 'number', required: true, defaultValue: 1, min: 1, index: true },
    { name: 'lastSeen', label: 'Last time', type: 'date', required: true, index: true },
  ],
}
