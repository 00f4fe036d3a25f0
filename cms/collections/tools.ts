import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { offer } from '../fields/offer.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { visits } from '../fields/visits.ts'
import { drafts } from '../versions/versions.ts'

/** What editors replace of the texts that are built in: `cms/seed/tool-rows.ts` gives every tool its row. */
export const tools: CollectionConfig = {
  slug: 'tools',
  labels: { singular: 'Tool', plural: 'Tools' },
  admin: {
    group: 'Content',
    description: 'Texts of the free tools. Each tool has built-in texts; what you enter here replaces them.',
    useAsTitle: 'slug',
    defaultColumns: ['name', 'slug', 'offline', 'updatedAt', '_status'],
    listSearchableFields: ['slug', 'name', 'desc'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'slug',
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', maxLength: 120, admin: { description: 'If empty, the built-in name is used.' } },
    { name: 'desc', label: 'In one line', type: 'text', maxLength: 120, admin: { description: 'Shown on the card.' } },
    { name: 'content', label: 'Text', type: 'richText' },
    {
      name: 'steps',
      label: 'How to use',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      admin: { ...collapsedRows, description: 'If empty, the page shows the built-in steps.' },
      fields: [
        { name: 'stepTitle', label: 'Title', type: 'text', required: true, maxLength: 120 },
        { name: 'stepDescription', label: 'Text', type: 'textarea', maxLength: 1_000 },
      ],
    },
    offer({
      name: 'offer',
      label: 'At the end of a report',
      description: 'If empty, the report ends with a built-in sentence that follows its findings.',
    }),
    { name: 'description', label: 'Description for search engines', type: 'textarea', maxLength: 320 },
    {
      name: 'seo',
      label: 'Search result',
      type: 'group',
      fields: [{ name: 'title', type: 'text', maxLength: 120, admin: { description: 'If empty, the name is used.' } }],
    },
    {
      name: 'robots',
      label: 'Robots',
      type: 'text',
      maxLength: 120,
      admin: { description: 'If empty: “index, follow”. “noindex” keeps the page out of search engines.' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      admin: { position: 'sidebar', readOnly: true, description: 'The slug of the tool in the code.' },
    },
    {
      name: 'offline',
      label: 'Take the tool off its page',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'If checked, its page says that the tool is coming.' },
    },
    visits,
  ],
}
