import type { Field, GlobalConfig } from 'payload'
import { isTimeZone } from '#platform/calendar/time-zone.ts'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { history } from '../versions/versions.ts'

export const offices: GlobalConfig = {
  slug: 'offices',
  label: 'Offices',
  admin: {
    group: 'Settings',
    description: 'Shown in the footer and on the contact page, with the local time.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      name: 'offices',
      type: 'array',
      labels: { singular: 'Office', plural: 'Offices' },
      admin: collapsedRows,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'city', type: 'text', required: true, maxLength: 80 },
            { name: 'country', type: 'text', required: true, maxLength: 80 },
          ],
        },
        {
          name: 'street',
          type: 'text',
          maxLength: 160,
          admin: {
            description:
              'Search engines get an office as a place only if its postal address is complete (street, region, ZIP or postal code).',
          },
        },
        {
          type: 'row',
          fields: [
            { name: 'locality', label: 'City', type: 'text', maxLength: 80 },
            { name: 'region', type: 'text', maxLength: 80 },
            { name: 'postalCode', type: 'text', maxLength: 20 },
            {
              name: 'countryCode',
              type: 'text',
              validate: (value: unknown) =>
                !value || /^[A-Z]{2}$/.test(String(value)) || 'Use two capital letters, for example US or IN.',
            },
          ],
        },
        { name: 'phone', type: 'text', maxLength: 40 },
        {
          name: 'timeZone',
          type: 'text',
          validate: (value: unknown) =>
            !value || isTimeZone(String(value)) || 'Enter a time zone such as America/Chicago.',
          admin: { description: 'For example America/Chicago.' },
        },
        {
          type: 'row',
          fields: [
            hour('opens', 'Opens', '09:00'),
            hour('closes', 'Closes', '18:00'),
            { name: 'days', type: 'text', maxLength: 60, admin: { description: 'For example Mon–Fri' } },
          ],
        },
      ],
    },
    {
      ...demo,
      admin: {
        position: 'sidebar',
        description: 'Fictional offices. The footer of every page says that the content is invented.',
      },
    } as Field,
  ],
}

function hour(name: string, label: string, example: string) {
  return {
    name,
    label,
    type: 'text' as const,
    validate: (value: unknown) =>
      !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || `Enter a time such as ${example}.`,
  }
}
