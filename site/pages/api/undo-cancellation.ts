import { callEndpoint } from '#site/calls/endpoint.ts'
import { keepBooking } from '#site/features/booking/commands.ts'
import { CancelBooking } from '#site/features/booking/schema.ts'

export const { POST, ALL, call } = callEndpoint(CancelBooking, keepBooking, {
  summary: 'Undo the cancellation of a call within a minute, with the token from its email.',
  isLimited: true,
  form: 'undo',
})
