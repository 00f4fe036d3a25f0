/** What the scheduler says, on its pages and in the responses of its calls. */
export const bookingTexts = {
  booked: 'Your call is booked. We’ve emailed you an invitation.',
  held: 'Open the email that we’ve just sent you and confirm the call. Until then it isn’t booked.',
  notConfirmed: 'This call was not confirmed in time, so its time is free again. Please book another one.',
  oneWaits:
    'Someone on your network has to confirm a call first. Open the email about it, or try again in half an hour.',
  networkFull: 'Too many calls were booked from your network today. Send us a message instead, or try again tomorrow.',
  /** For submissions that look automated. */
  forReview: 'We have your request, but the time is not booked yet. A person reads it and writes to you.',
  moved: 'Your call has moved. We’ve emailed you a new invitation.',
  canceled: 'Your call is canceled. You can undo that for one minute; then we email you a confirmation.',
  kept: 'Your call takes place as before.',
  ownTime: 'Your call is at that time already. Please choose another one.',
  taken: 'That time is no longer free. Please choose another one.',
  past: 'That time has passed. Please choose another one.',
  tooSoon: 'That time is too soon for us. Please choose a later one.',
  over: 'This call is over. Book another one if you’d like to talk again.',
  alreadyCanceled: 'This call is canceled. Book another one if you’d like to talk after all.',
  unknownLink: 'This link doesn’t work. Use the one in our latest email about your call.',
  phoneNeeded: 'Please enter a phone number, so that we can call you.',
} as const
