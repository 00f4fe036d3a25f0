import type { CollectionConfig } from 'payload'
import { topicOptions } from '#platform/calendar/call-topics.ts'
import { shownTo } from '../access/shown-to.ts'
import { emailAssignee } from '../collaboration/email-assignee.ts'
import { releaseNetwork } from '../endpoints/release-network.ts'
import { repliesEndpoints } from '../endpoints/replies.ts'
import { assignee, conversation } from '../fields/assignee.ts'
import { notes, visitorEmail, visitorText, visitorTextarea } from '../fields/visitor.ts'
import { countChange, notifyOfChange } from '../hooks/booking-changes.ts'

const readOnly = { readOnly: true } as const
const moment = { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } as const

export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booked call', plural: 'Booked calls' },
  admin: {
    group: 'Leads',
    description: 'Calls that visitors booked. To cancel one, set its status: both sides get an email.',
    useAsTitle: 'name',
    defaultColumns: ['startsAt', 'name', 'email', 'host', 'status', 'assignee'],
    listSearchableFields: ['name', 'email', 'website', 'message'],
    hidden: shownTo('sales'),
    components: {
      beforeListTable: [
        '/admin/components/bookings/week-view.tsx#WeekView',
        '/admin/components/collaboration/owner-filter.tsx#OwnerFilter',
      ],
    },
  },
  defaultSort: '-startsAt',
  hooks: { beforeChange: [countChange], afterChange: [notifyOfChange, emailAssignee] },
  endpoints: [releaseNetwork, ...repliesEndpoints('bookings')],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'Starts',
          type: 'date',
          required: true,
          index: true,
          admin: {
            ...moment,
            components: {
              Field: '/admin/components/bookings/booking-time.tsx#BookingTime',
              Cell: '/admin/components/bookings/booking-time.tsx#BookingTimeCell',
            },
          },
        },
        {
          name: 'endsAt',
          label: 'Ends',
          type: 'date',
          required: true,
          admin: { ...moment, components: { Field: '/admin/components/nothing.tsx#Nothing' } },
        },
      ],
    },
    // Includes the free time after the call, until which the host has no other call.
    { name: 'heldUntil', type: 'date', required: true, admin: { hidden: true } },
    {
      type: 'row',
      fields: [visitorText('name', 'Name', { required: true }), visitorEmail('email', { required: true })],
    },
    {
      type: 'row',
      fields: [
        visitorText('phone', 'Phone', { maxLength: 40 }),
        visitorText('website', 'Website', { maxLength: 2_048 }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'about', type: 'select', options: topicOptions, admin: readOnly },
        visitorText('figure', 'Number to improve', { maxLength: 120 }),
        {
          name: 'place',
          label: 'By',
          type: 'select',
          options: [
            { label: 'Phone', value: 'phone' },
            { label: 'Video', value: 'video' },
          ],
          admin: readOnly,
        },
      ],
    },
    visitorTextarea('message', 'Message'),
    visitorText('timeZone', 'Time zone of the visitor', { maxLength: 60 }),
    {
      name: 'host',
      label: 'With',
      type: 'relationship',
      relationTo: 'booking-hosts',
      index: true,
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'contact-requests',
      index: true,
      admin: { ...readOnly, position: 'sidebar', description: 'The contact request of this call.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'booked',
      options: [
        { label: 'Booked', value: 'booked' },
        // Nobody else can book its time until `confirmBy`.
        { label: 'Waits for confirmation', value: 'held' },
        { label: 'Canceled', value: 'canceled' },
        { label: 'Not confirmed', value: 'expired' },
      ],
      admin: { position: 'sidebar' },
    },
    // Set while a call is held; a call that is never confirmed keeps it.
    {
      name: 'confirmBy',
      label: 'Confirm by',
      type: 'date',
      admin: {
        ...moment,
        position: 'sidebar',
        components: { Field: '/admin/components/bookings/booking-time.tsx#BookingMoment' },
      },
    },
    // Set by a visitor who cancels: until then, they can undo it (cms/bookings/cancel.ts).
    { name: 'cancelAt', type: 'date', admin: { hidden: true } },
    {
      name: 'network',
      type: 'text',
      index: true,
      maxLength: 60,
      admin: {
        ...readOnly,
        position: 'sidebar',
        components: { Field: '/admin/components/bookings/network-of-booking.tsx#NetworkOfBooking' },
      },
    },
    // How often it was moved or canceled: the SEQUENCE of its invitation.
    { name: 'sequence', type: 'number', defaultValue: 0, min: 0, admin: { hidden: true } },
    { name: 'changedAt', type: 'date', admin: { hidden: true } },
    {
      name: 'remindedAt',
      label: 'Reminder sent on',
      type: 'date',
      admin: {
        ...moment,
        position: 'sidebar',
        components: { Field: '/admin/components/bookings/booking-time.tsx#BookingMoment' },
      },
    },
    conversation('bookings'),
    assignee('bookings'),
    notes,
  ],
}
