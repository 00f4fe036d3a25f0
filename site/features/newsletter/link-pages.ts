import type { LinkTexts } from '#site/ui/forms/link-page.tsx'

type LinkPage = LinkTexts & { title: string }

const confirm: LinkPage = {
  path: '/newsletter/confirm/',
  title: 'Confirm your newsletter subscription',
  heading: 'Confirm your subscription',
  lead: 'Click the button to get the next issue. If you didn’t sign up, close this page. We won’t send you anything unless you confirm.',
  button: 'Confirm subscription',
  action: '/api/subscribe/confirm',
  done: 'Your subscription is confirmed. You’ll get the next issue.',
}

const unsubscribe: LinkPage = {
  path: '/newsletter/unsubscribe/',
  title: 'Unsubscribe from the newsletter',
  heading: 'Unsubscribe',
  lead: 'Click the button to stop receiving the newsletter. You can subscribe again at any time.',
  button: 'Unsubscribe',
  action: '/api/unsubscribe',
  done: 'You have unsubscribed. We won’t send you any more issues.',
}

/** The texts of the two pages that emails link to, and the messages of their calls. */
export const linkPages = {
  confirm,
  unsubscribe,
  unknownLink: 'This link no longer works. Use the one in our latest issue.',
  next: { href: '/blog/', label: 'Read the articles' },
}
