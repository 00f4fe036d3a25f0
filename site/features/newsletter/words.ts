/** The texts of the two pages that emails link to, and the messages of their calls. */
export const words = {
  confirm: {
    title: 'Confirm your newsletter subscription',
    heading: 'Confirm your subscription',
    lead: 'One click, and the next issue goes to your address. If you did not ask for it, close this page: nothing is sent.',
    button: 'Confirm subscription',
    action: '/api/subscribe/confirm',
    done: 'Your subscription is confirmed. The next issue goes to your address.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    heading: 'Unsubscribe',
    lead: 'After this click no further issue is sent to your address. You can subscribe again at any time.',
    button: 'Unsubscribe',
    action: '/api/unsubscribe',
    done: 'You are unsubscribed. No further issue is sent to your address.',
  },
  unknownLink: 'This link is not valid, or no longer. Subscribe again to get a new one by mail.',
} as const

export type LinkKind = 'confirm' | 'unsubscribe'
