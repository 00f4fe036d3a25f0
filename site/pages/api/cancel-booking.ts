import { callEndpoint } from '#site/calls/endpoint.ts'
import { cancelBooking } from '#site/features/booking/commands.ts'
import { CancelBooking } from '#site/features/booking/schema.ts'

export const { POST, ALL, call } = callEndpoint(CancelBooking, cancelBooking, {
  summary: 'Cancel a booked call with the token from its email. It can be undone for a minute.',
  isLimited: true,
  form: 'cancel',
})
