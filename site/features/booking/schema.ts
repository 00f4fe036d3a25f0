import { z } from 'zod'
import { topicNames } from '#platform/calendar/call-topics.ts'
import { isTimeZone } from '#platform/calendar/time-zone.ts'
import { textField } from '#site/calls/text-field.ts'
import { choice, neededEmail, neededText, website } from '#site/calls/visitor-fields.ts'
import { parseTime } from './paths.ts'

const NO_TIME = 'Please choose a time.'

/** A moment such as 2026-11-24T15:00Z, in milliseconds since 1970. */
const Time = z.string({ error: NO_TIME }).transform((text, context) => {
  const time = parseTime(text)
  if (time !== undefined) return time
  context.addIssue({ code: 'custom', message: NO_TIME })
  return z.NEVER
})

const Token = z.string({ error: 'The link has no booking.' }).trim().min(1, 'The link has no booking.').max(200)

/** Digits with the signs that people write between them. */
const PHONE = /^\+?[\d\s().\-/]{5,}$/

/** POST /api/create-booking. */
export const CreateBooking = z.object({
  ...choice,
  time: Time,
  zone: z.string().max(60).refine(isTimeZone, 'Please choose a time zone from the list.').default('UTC'),
  name: neededText(100, 'Please enter your name.'),
  email: neededEmail,
  phone: textField(40)
    .refine((text) => text === '' || PHONE.test(text), 'Please enter a valid phone number.')
    .default(''),
  website: website.default(''),
  about: z.enum(['', ...topicNames], 'Please choose a topic from the list.').default(''),
  figure: textField(120).default(''),
  place: z.enum(['', 'phone', 'video'], 'Please choose phone or video.').default(''),
  message: textField(5000).default(''),
})
export type CreateBooking = z.output<typeof CreateBooking>

/** POST /api/move-booking. */
export const MoveBooking = z.object({ booking: Token, time: Time })
export type MoveBooking = z.output<typeof MoveBooking>

/** POST /api/confirm-booking. */
export const ConfirmBooking = z.object({ booking: Token })
export type ConfirmBooking = z.output<typeof ConfirmBooking>

/** POST /api/cancel-booking and /api/undo-cancellation. */
export const CancelBooking = z.object({ booking: Token })
export type CancelBooking = z.output<typeof CancelBooking>
