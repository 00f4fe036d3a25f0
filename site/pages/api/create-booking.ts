import { formEndpoint } from '../../calls/endpoint.ts'
import { createBooking } from '../../features/booking/commands.ts'
import { CreateBooking } from '../../features/booking/schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateBooking, createBooking, {
  summary: 'Book a call.',
  form: 'booking',
})
