import type { Field, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'

/** The numbers of the scheduler: what each means, and its limits. */
export const bookingNumbers = {
  lengthMinutes: { label: 'Length of a call, in minutes', min: 5, max: 480, defaultValue: 30 },
  bufferMinutes: { label: 'Free time after each call, in minutes', min: 0, max: 240, defaultValue: 15 },
  everyMinutes: { label: 'A call can start every … minutes', min: 5, max: 480, defaultValue: 30 },
  noticeHours: { label: 'Minimum notice, in hours', min: 0, max: 720, defaultValue: 24 },
  aheadDays: { label: 'How far ahead visitors can book, in days', min: 1, max: 180, defaultValue: 28 },
  networkCalls: { label: 'Maximum number of calls from one network in a day', min: 2, max: 1_000, defaultValue: 12 },
  reminderHours: { label: 'Send a reminder … hours before the call', min: 1, max: 168, defaultValue: 24 },
} as const

export const bookingSettings: GlobalConfig = {
  slug: 'booking-settings',
  label: 'Booking settings',
  admin: {
    group: 'Settings',
    description:
      'Rules of the scheduler. It offers times while the brand has no URL of an outside calendar. Who takes calls, and when, is under “People who take calls”.',
    hidden: shownTo('sales'),
  },
  versions: { max: 20 },
  fields: Object.entries(bookingNumbers).map(
    ([name, limits]): Field => ({ name, type: 'number', required: true, ...limits }),
  ),
}
