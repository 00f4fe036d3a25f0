import type { CollectionConfig, Field } from 'payload'
import { monthNames } from '#engine/text/date-format.ts'
import { shownTo } from '../access/shown-to.ts'
import { line, paragraph, row, rows } from '../fields/inputs.ts'
import { textList } from '../fields/lists.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { visits } from '../fields/visits.ts'
import { drafts } from '../versions/versions.ts'

export const services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    group: 'Content',
    description:
      'What the agency sells. Each service has a page; the home page lists those with a position from 1 to 14.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'family', 'homeOrder', '_status'],
    listSearchableFields: ['title', 'slug', 'summary'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'title',
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            line('summary', 'In one line', {
              maxLength: 60,
              description: 'At most 60 characters. Lists and menus show it.',
            }),
            paragraph('lead', 'First paragraph', { maxLength: 1_000 }),
            paragraph('audience', 'Who it is for', { maxLength: 1_000 }),
            textList('problems', { label: 'What is usually wrong' }),
            {
              name: 'figure',
              type: 'group',
              admin: {
                description:
                  'One large number and what it counts. If empty, none is shown. End the label of a market figure with its source: “Source: Google, 2016 https://…”.',
              },
              fields: [row(line('value', 'Value', { maxLength: 24 }), line('label', 'Label', { maxLength: 300 }))],
            },
            { name: 'body', label: 'Text', type: 'richText' },
          ],
        },
        {
          label: 'Industry',
          fields: [
            rows(
              'searches',
              [
                row(line('query', 'Search', { required: true }), {
                  name: 'action',
                  type: 'select',
                  required: true,
                  defaultValue: 'page',
                  options: [
                    { label: 'We bid on it', value: 'bid' },
                    { label: 'It gets a page', value: 'page' },
                    { label: 'We exclude it', value: 'exclude' },
                  ],
                }),
                paragraph('meaning', 'What it means'),
              ],
              { label: 'What people search for', one: 'Search' },
            ),
            {
              name: 'seasons',
              type: 'group',
              fields: [
                {
                  name: 'months',
                  label: 'Busy months',
                  type: 'select',
                  hasMany: true,
                  options: monthNames.map((label, index) => ({ label, value: String(index + 1) })),
                },
                paragraph('text', 'What follows from them'),
              ],
            },
            rows(
              'ledgers',
              [
                line('heading', 'Heading', { required: true }),
                paragraph('lead', 'Text'),
                rows(
                  'rows',
                  [
                    line('term', 'Term', { required: true }),
                    paragraph('text', 'What to know about it'),
                    row(line('source', 'Source'), line('sourceUrl', 'URL of the source', { maxLength: 2048 })),
                  ],
                  { label: 'Rows', one: 'Row' },
                ),
              ],
              { label: 'Rules and limits', one: 'List' },
            ),
            {
              name: 'leadValue',
              label: 'Lead value',
              type: 'group',
              fields: [
                textList('terms', { label: 'Factors', description: 'The page multiplies them.', maxRows: 4 }),
                paragraph('text', 'How to read the result'),
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
              admin: { description: 'The week of the first effect and the week of the full effect.' },
              fields: [row(count('from', 'From'), count('to', 'To'))],
            },
            rows(
              'steps',
              [
                line('title', 'Title', { required: true }),
                paragraph('content', 'Text'),
                row(count('fromDay', 'From day'), count('toDay', 'To day')),
              ],
              {
                label: 'Steps',
                one: 'Step',
                description: 'Days since the contract was signed. The last step may have no end.',
              },
            ),
            rows(
              'deliverables',
              [
                row(
                  line('when', 'When', { maxLength: 60, description: 'For example “Day 7” or “Every Friday”.' }),
                  line('text', 'What', { required: true }),
                ),
                line('detail', 'In one sentence', { maxLength: 300 }),
              ],
              { label: 'What the client gets', one: 'Deliverable' },
            ),
            textList('sixtyDays', { label: 'What the client sees after 60 days' }),
            rows(
              'plans',
              [
                row(
                  // Not required: a plan that is deleted leaves its row empty, and the service must still be saved.
                  { name: 'plan', type: 'relationship', relationTo: 'pricing-plans', maxDepth: 1 },
                  line('size', 'For what size', {
                    maxLength: 120,
                    description: 'For example “up to 500 products”.',
                  }),
                ),
              ],
              {
                label: 'Plans',
                one: 'Plan',
                maxRows: 4,
                description:
                  'The plans that cover this service, smallest first. Its page, the price list, the comparison, and the plans on the home page read this list; the amounts are in “Pricing plans”.',
              },
            ),
            line('price', 'What the plans don’t include', {
              description:
                'In words, for example what is billed separately. The amounts of the plans appear by themselves.',
            }),
          ],
        },
        {
          label: 'Questions',
          fields: [
            rows(
              'faqs',
              [
                line('question', 'Question', { maxLength: 300, required: true }),
                paragraph('answer', 'Answer', { maxLength: 3_000 }),
              ],
              { label: 'Questions and answers', one: 'Question' },
            ),
          ],
        },
        {
          label: 'Related',
          fields: [
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
        { label: 'For an ecommerce platform', value: 'cms' },
        { label: 'For an industry', value: 'industry' },
        { label: 'Paid ads (PPC)', value: 'ppc' },
        { label: 'Creative', value: 'creative' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'clientKind',
      label: 'Sold to',
      type: 'select',
      options: [
        { label: 'Online stores', value: 'stores' },
        { label: 'Practices and offices', value: 'practices' },
        { label: 'Home services and repair', value: 'trades' },
        { label: 'Hotels, restaurants, and studios', value: 'venues' },
        { label: 'Companies and organizations', value: 'companies' },
      ],
      admin: {
        position: 'sidebar',
        description: 'The page shows the case study and testimonials of such clients only. If empty, of all.',
      },
    },
    {
      name: 'homeOrder',
      label: 'Position on the home page',
      type: 'number',
      min: 1,
      max: 14,
      admin: { position: 'sidebar', description: '1 to 14. If empty, the home page does not list it.' },
    },
    visits,
  ],
}

function count(name: string, label: string): Field {
  return { name, label, type: 'number', min: 0, max: 3_650 }
}
