import { callEndpoint } from '#site/calls/endpoint.ts'
import { moveBooking } from '#site/features/booking/commands.ts'
import { MoveBooking } from '#site/features/booking/schema.ts'

export const { POST, ALL, call } = callEndpoint(MoveBooking, moveBooking, {
  summary: 'Move a booked call with the token from its email.',
  isLimited: true,
  form: 'move',
})
