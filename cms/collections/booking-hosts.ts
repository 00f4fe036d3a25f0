import type { CollectionConfig, Field } from 'payload'
import { canBePublic, REFUSED_URL } from '#engine/net/public-url.ts'
import { topicOptions } from '#platform/calendar/call-topics.ts'
import { environment } from '#platform/environment/environment.ts'
import { shownTo } from '../access/shown-to.ts'
import { bookingHostsEndpoints } from '../endpoints/booking-hosts.ts'
import { isTimeOfDay, isZoneName } from '../fields/clock.ts'
import { day } from '../fields/day.ts'
import { demo } from '../fields/demo.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { refuseWithBookingsAhead } from '../hooks/bookings-ahead.ts'
import { readNewCalendar, startWithNewCalendar } from '../hooks/own-calendar.ts'

const readOnly = { readOnly: true } as const
const moment = { pickerAppearance: 'dayAndTime' } as const

/** ISO 8601 numbers the days from Monday, 1. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const bookingHosts: CollectionConfig = {
  slug: 'booking-hosts',
  labels: { singular: 'Person who takes calls', plural: 'People who take calls' },
  admin: {
    group: 'Leads',
    description:
      'Each call goes to the person who does the work it is about, is free at the chosen time, and was booked longest ago.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'timeZone', 'active', 'calendarReadAt'],
    hidden: shownTo('sales'),
  },
  defaultSort: 'name',
  endpoints: bookingHostsEndpoints,
  hooks: {
    beforeChange: [startWithNewCalendar],
    afterChange: [readNewCalendar],
    beforeDelete: [refuseWithBookingsAhead],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 100 },
        { name: 'email', type: 'email', required: true, admin: { description: 'Gets the invitations.' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'timeZone',
          label: 'Time zone of the office',
          type: 'text',
          required: true,
          validate: (value: unknown) => (value ? isZoneName(value) : 'Enter the time zone of the office.'),
          admin: { description: 'For example America/Chicago. The hours below follow it, daylight saving included.' },
        },
        {
          name: 'meetingUrl',
          label: 'Meeting URL',
          type: 'text',
          maxLength: 2_048,
          validate: (value: unknown) => !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'Start it with https://.',
          admin: { description: 'Where video calls take place. If empty, you call every visitor by phone.' },
        },
      ],
    },
    {
      name: 'work',
      label: 'Takes calls about',
      type: 'select',
      hasMany: true,
      options: topicOptions,
      admin: { description: 'If empty, about everything.' },
    },
    {
      name: 'hours',
      label: 'Hours for calls',
      labels: { singular: 'Time span', plural: 'Hours' },
      type: 'array',
      maxRows: 50,
      admin: collapsedRows,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weekday',
              type: 'select',
              required: true,
              options: weekdays.map((value) => ({ label: value.charAt(0).toUpperCase() + value.slice(1), value })),
            },
            clock('opens', 'From', '09:00'),
            clock('closes', 'To', '17:00'),
          ],
        },
      ],
    },
    {
      name: 'exceptions',
      label: 'Days off and special hours',
      labels: { singular: 'Exception', plural: 'Exceptions' },
      type: 'array',
      maxRows: 200,
      admin: { ...collapsedRows, description: 'These days replace the hours of the week.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'firstDay', type: 'date', required: true, admin: day },
            { name: 'lastDay', type: 'date', admin: { ...day, description: 'If empty, only the first day.' } },
          ],
        },
        {
          type: 'row',
          fields: [
            { ...clock('opens', 'From', '10:00'), admin: { description: 'Without hours, the days are off.' } } as Field,
            clock('closes', 'To', '12:00'),
          ],
        },
        { name: 'reason', type: 'text', maxLength: 120, admin: { description: 'For staff only.' } },
      ],
    },
    {
      name: 'calendarUrl',
      label: 'URL of the person’s own calendar (.ics)',
      type: 'text',
      maxLength: 2_048,
      validate: (value: unknown) =>
        !value || canBePublic(webUrl(String(value)), environment.privateTargets) || REFUSED_URL,
      admin: {
        description: 'Its busy times are not offered. It is read every ten minutes. Only the times are stored.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'calendarReadAt', label: 'Calendar last read on', type: 'date', admin: { ...readOnly, date: moment } },
        {
          name: 'calendarError',
          label: 'Why it could not be read since',
          type: 'text',
          maxLength: 500,
          admin: { ...readOnly, description: 'Until it can be read again, the last known busy times are used.' },
        },
      ],
    },
    { name: 'busy', type: 'json', hidden: true },
    {
      name: 'active',
      label: 'Takes calls',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', description: 'The account of this person. It sees the private calendar feed.' },
    },
    { name: 'feedVersion', type: 'number', defaultValue: 1, min: 1, admin: { hidden: true } },
    {
      name: 'feed',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/components/bookings/calendar-feed.tsx#CalendarFeed' },
        disableListColumn: true,
      },
    },
    demo,
  ],
}

/** Returns a URL with `https:`: calendar programs write `webcal:` for `https:`. */
export const webUrl = (url: string) => url.trim().replace(/^webcals?:\/\//i, 'https://')

function clock(name: string, label: string, example: string): Field {
  return { name, label, type: 'text', validate: isTimeOfDay(example) }
}
