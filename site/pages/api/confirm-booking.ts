import { callEndpoint } from '#site/calls/endpoint.ts'
import { confirmBooking } from '#site/features/booking/commands.ts'
import { ConfirmBooking } from '#site/features/booking/schema.ts'

export const { POST, ALL, call } = callEndpoint(ConfirmBooking, confirmBooking, {
  summary: 'Confirm a held call with the token from its email.',
  isLimited: true,
  form: 'confirm',
})
