/** What the scheduler says, on its pages and in the responses of its calls. */
export const bookingTexts = {
  booked: 'Your call is booked. We’ve emailed you an invitation.',
  /** For what looks automated. */
  kept: 'We have your request, but the time is not booked yet. A person reads it and writes to you.',
  moved: 'Your call has moved. We’ve emailed you a new invitation.',
  canceled: 'Your call is canceled. We’ve emailed you a confirmation.',
  taken: 'That time is no longer free. Please choose another one.',
  past: 'That time has passed. Please choose another one.',
  tooSoon: 'That time is too soon for us. Please choose a later one.',
  over: 'This call is over. Book another one if you’d like to talk again.',
  alreadyCanceled: 'This call is canceled. Book another one if you’d like to talk after all.',
  unknownLink: 'This link doesn’t work. Use the one in our latest email about your call.',
  phoneNeeded: 'Please enter a phone number, so that we can call you.',
  manyCalls: 'You already have three calls booked. Move or cancel one of them first.',
} as const
