import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { publishedOrEditor } from '../access/published-or-editor.ts'
import { shownTo } from '../access/shown-to.ts'
import { textList } from '../fields/lists.ts'
import { folded } from '../fields/row-label.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { announcing } from '../hooks/announce.ts'
import { drafts } from '../versions.ts'

export const services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    group: 'Content',
    description:
      'What the agency sells. Each service has a page; those with a place from 1 to 14 are listed on the home page.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'family', 'homeOrder', '_status'],
    listSearchableFields: ['title', 'slug', 'summary'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'title',
  access: { read: publishedOrEditor, readVersions: editors, create: editors, update: editors, delete: editors },
  versions: drafts,
  hooks: announcing,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            {
              name: 'summary',
              label: 'In one line',
              type: 'text',
              maxLength: 60,
              admin: { description: 'At most 60 characters: lists and menus show it.' },
            },
            { name: 'lead', label: 'First paragraph', type: 'textarea', maxLength: 1_000 },
            { name: 'body', label: 'Text', type: 'richText' },
            textList('problems', { label: 'Problems it solves' }),
            textList('deliverables', { label: 'What the client gets' }),
            {
              name: 'figure',
              type: 'group',
              admin: { description: 'One large number, and what it counts.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'value', type: 'text', maxLength: 24 },
                    { name: 'label', type: 'text', maxLength: 160 },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Time and price',
          fields: [
            {
              name: 'weeks',
              type: 'group',
              admin: { description: 'The week of the first effect and the week of the full one.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'from', type: 'number', min: 0, max: 520 },
                    { name: 'to', type: 'number', min: 0, max: 520 },
                  ],
                },
              ],
            },
            {
              name: 'steps',
              type: 'array',
              labels: { singular: 'Step', plural: 'Steps' },
              admin: folded,
              fields: [
                { name: 'title', type: 'text', required: true, maxLength: 120 },
                { name: 'content', label: 'Text', type: 'textarea', maxLength: 1_000 },
                {
                  type: 'row',
                  fields: [
                    { name: 'fromWeek', type: 'number', min: 0, max: 520 },
                    { name: 'toWeek', type: 'number', min: 0, max: 520 },
                  ],
                },
              ],
            },
            {
              name: 'price',
              type: 'text',
              maxLength: 120,
              admin: { description: 'As words, for example “from $900 a month”. Left empty, no price is shown.' },
            },
          ],
        },
        {
          label: 'Related',
          fields: [
            { name: 'faqs', label: 'Questions and answers', type: 'relationship', relationTo: 'faqs', hasMany: true },
            {
              name: 'relatedTools',
              label: 'Free tools',
              type: 'relationship',
              relationTo: 'tools',
              hasMany: true,
              maxDepth: 1,
            },
            {
              name: 'relatedStudy',
              label: 'Case study',
              type: 'relationship',
              relationTo: 'case-studies',
              maxDepth: 1,
            },
          ],
        },
        { label: 'Search result', fields: [seo] },
      ],
    },
    slug(),
    {
      name: 'family',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'core',
      options: [
        { label: 'Core SEO', value: 'core' },
        { label: 'For a shop system', value: 'cms' },
        { label: 'For an industry', value: 'industry' },
        { label: 'Paid ads (PPC)', value: 'ppc' },
        { label: 'Creative', value: 'creative' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'homeOrder',
      label: 'Place on the home page',
      type: 'number',
      min: 1,
      max: 14,
      admin: { position: 'sidebar', description: '1 to 14. Left empty, it is not listed there.' },
    },
  ],
}
