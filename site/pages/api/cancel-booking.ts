import { callEndpoint } from '../../calls/endpoint.ts'
import { cancelBooking } from '../../features/booking/commands.ts'
import { CancelBooking } from '../../features/booking/schema.ts'

export const { POST, ALL, call } = callEndpoint(CancelBooking, cancelBooking, {
  summary: 'Cancel a booked call with the token from its email.',
  isLimited: true,
  form: 'cancel',
})
