/** Messages to people who submit something. Forms, server, and tests use the same ones. */
export const messages = {
  invalidWebsite: 'Please enter a valid website URL.',
  invalidEmail: 'Please enter a valid email address.',
  missing: 'Please fill in this field.',
  sent: 'Thank you! Your request has been sent.',
  emailAdded: 'Thank you! We’ll reply to this email address.',
  reviewSent: 'Thank you! Your review is awaiting approval.',
  tooMany: 'Too many requests. Please try again later.',
  unexpected: 'Something went wrong. Please try again.',
  subscribed: 'Almost done. Open the email we just sent you and confirm.',
} as const
