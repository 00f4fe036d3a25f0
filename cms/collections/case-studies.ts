import type { CollectionConfig, Field } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { createdBy } from '../fields/created-by.ts'
import { day } from '../fields/day.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { visits } from '../fields/visits.ts'
import { drafts } from '../versions/versions.ts'

export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  admin: {
    group: 'Content',
    description: 'What we did for a client and the results, with a chart.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'industry', 'publishDate', '_status'],
    hidden: shownTo('editor', 'contributor'),
  },
  defaultSort: '-publishDate',
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Client',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'client', type: 'text', maxLength: 120 },
                { name: 'industry', type: 'text', maxLength: 120 },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'work', label: 'What we did', type: 'text', maxLength: 200 },
                { name: 'market', type: 'text', maxLength: 200 },
              ],
            },
            image('bannerImage', 'Banner', { description: 'If empty, a drawing is shown.' }),
            { name: 'services', type: 'relationship', relationTo: 'services', hasMany: true, maxDepth: 1 },
          ],
        },
        {
          label: 'Story',
          description: 'Each part appears on the page only if it has text.',
          fields: [
            section('about', 'About the client'),
            section('analysis', 'Analysis'),
            section('problem', 'Problem'),
            section('solution', 'Solution'),
            section('result', 'Result'),
          ],
        },
        { label: 'Figures', fields: [series()] },
        { label: 'Search result', fields: [seo] },
      ],
    },
    slug(),
    {
      name: 'publishDate',
      label: 'Date shown',
      type: 'date',
      // A draft can be saved without one.
      required: true,
      index: true,
      admin: { position: 'sidebar', ...day },
    },
    demo,
    visits,
    createdBy,
  ],
}

function section(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    interfaceName: 'CaseStudySection',
    fields: [
      { name: 'sectionHeading', label: 'Heading', type: 'text', maxLength: 200 },
      { name: 'content', label: 'Text', type: 'richText' },
    ],
  }
}

function series(): Field {
  return {
    name: 'series',
    label: 'Growth',
    type: 'group',
    admin: { description: 'The line of the chart and the dated changes on it.' },
    fields: [
      {
        name: 'unit',
        type: 'text',
        maxLength: 60,
        admin: { description: 'What it counts, for example “visits a month”.' },
      },
      {
        name: 'points',
        type: 'array',
        labels: { singular: 'Point', plural: 'Points' },
        admin: collapsedRows,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'date', type: 'date', required: true, admin: day },
              { name: 'value', type: 'number', required: true },
            ],
          },
        ],
      },
      {
        name: 'changes',
        type: 'array',
        labels: { singular: 'Change', plural: 'Changes' },
        admin: collapsedRows,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'date', type: 'date', required: true, admin: day },
              { name: 'label', type: 'text', required: true, maxLength: 120 },
            ],
          },
        ],
      },
    ],
  }
}
