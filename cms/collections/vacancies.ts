import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { day } from '../fields/day.ts'
import { demo } from '../fields/demo.ts'
import { textList } from '../fields/lists.ts'
import { slug } from '../fields/slug.ts'

export const vacancies: CollectionConfig = {
  slug: 'vacancies',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  admin: {
    group: 'Careers',
    description: 'Open positions. Closed vacancies and vacancies past their last day are not listed.',
    useAsTitle: 'jobTitle',
    defaultColumns: ['jobTitle', 'teamName', 'status', 'validThrough', 'demo'],
    hidden: shownTo('hr'),
  },
  defaultSort: '-datePosted',
  fields: [
    { name: 'jobTitle', label: 'Title', type: 'text', required: true, maxLength: 160 },
    {
      type: 'row',
      fields: [
        {
          name: 'teamName',
          label: 'Team',
          type: 'text',
          maxLength: 100,
          admin: { description: 'The page adds the word “Team”.' },
        },
        {
          name: 'jobType',
          label: 'Job type',
          type: 'text',
          maxLength: 60,
          admin: { description: 'For example Full-time' },
        },
        {
          name: 'workplaceType',
          label: 'Workplace',
          type: 'text',
          maxLength: 60,
          admin: { description: 'For example Hybrid' },
        },
      ],
    },
    { name: 'location', type: 'text', maxLength: 160, admin: { description: 'If empty, the workplace is shown.' } },
    {
      name: 'salary',
      label: 'Annual salary, in rupees',
      type: 'group',
      admin: { description: 'If empty, “Not disclosed” is shown.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'minSalary', label: 'From', type: 'number', min: 0 },
            {
              name: 'maxSalary',
              label: 'To',
              type: 'number',
              min: 0,
              validate: (value: unknown, { siblingData }: { siblingData: { minSalary?: number | null } }) =>
                typeof value !== 'number' ||
                value >= (siblingData.minSalary ?? 0) ||
                'The upper end is below the lower one.',
            },
          ],
        },
      ],
    },
    {
      name: 'roleInfo',
      label: 'About the role',
      type: 'group',
      fields: [
        { name: 'content', label: 'Text', type: 'textarea', maxLength: 5_000 },
        textList('listItems', { label: 'What you will do' }),
      ],
    },
    textList('requirements', { label: 'What you will need' }),
    textList('skills', { label: 'Skills', maxLength: 80 }),
    slug('jobTitle'),
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Closed', value: 'closed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'datePosted',
      label: 'Posted on',
      type: 'date',
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', ...day },
    },
    { name: 'validThrough', label: 'Last day to apply', type: 'date', admin: { position: 'sidebar', ...day } },
    demo,
    // Payload's own field: the name that its type in the database would have is that of `status`.
    { name: '_status', type: 'select', enumName: 'enum_vacancies_publication', options: [] },
  ],
}
