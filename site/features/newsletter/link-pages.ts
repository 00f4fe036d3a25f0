/** The texts of the two pages that emails link to, and the messages of their calls. */
export const linkPages = {
  confirm: {
    title: 'Confirm your newsletter subscription',
    heading: 'Confirm your subscription',
    lead: 'Confirm with one click, and you get the next issue. If you did not ask for it, close this page. We send nothing until you confirm.',
    button: 'Confirm subscription',
    action: '/api/subscribe/confirm',
    done: 'Your subscription is confirmed. You get the next issue.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    heading: 'Unsubscribe',
    lead: 'Once you click, we send you no more issues. You can subscribe again at any time.',
    button: 'Unsubscribe',
    action: '/api/unsubscribe',
    done: 'You are unsubscribed. We send you no more issues.',
  },
  unknownLink: 'This link no longer works. Use the one in our latest issue.',
} as const

export type LinkKind = 'confirm' | 'unsubscribe'
