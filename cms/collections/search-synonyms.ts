import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Synonyms', plural: 'Search synonyms' },
  admin: {
    group: 'Settings',
    description: 'Words that mean the same to visitors. A search for one of them also finds pages with the others.',
    useAsTitle: 'words',
    defaultColumns: ['words', 'updatedAt'],
    listSearchableFields: ['words'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'words',
  fields: [
    {
      name: 'words',
      label: 'Words',
      type: 'text',
      required: true,
      maxLength: 500,
      admin: {
        description: 'Separate them with commas, for example: attorney, lawyer, law firm. Plurals are found anyway.',
      },
    },
  ],
}
