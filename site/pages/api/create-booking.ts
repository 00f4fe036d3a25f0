import { formEndpoint } from '#site/calls/endpoint.ts'
import { bookInTurn } from '#site/features/booking/book-in-turn.ts'
import { createBooking } from '#site/features/booking/commands.ts'
import { CreateBooking } from '#site/features/booking/schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateBooking, createBooking, {
  summary:
    'Book a call. From the third one of a network in a day on, it needs a proof of work and is held until the email address is confirmed.',
  form: 'booking',
  inTurn: bookInTurn,
  isPrivate: true,
})
