import type { LinkTexts } from '#site/ui/forms/link-page.tsx'

type LinkPage = LinkTexts & { title: string }

const confirm: LinkPage = {
  path: '/audit/monthly/confirm/',
  title: 'Confirm a monthly audit',
  heading: 'Confirm the monthly audit',
  lead: 'Click the button to have the site named in the email audited each month. You get an email only if something changed. If you didn’t ask for this, close this page. Nothing begins unless you confirm.',
  button: 'Confirm monthly audit',
  action: '/api/audit/monthly/confirm',
  done: 'Your monthly audit is confirmed. The first one runs in a month, and we email you only if something changed.',
}

const unsubscribe: LinkPage = {
  path: '/audit/monthly/unsubscribe/',
  title: 'End a monthly audit',
  heading: 'End the monthly audit',
  lead: 'Click the button to end the monthly audit and delete your email address from it. You can ask for it again at any time.',
  button: 'End monthly audit',
  action: '/api/audit/monthly/unsubscribe',
  done: 'The monthly audit has ended, and your email address is deleted from it.',
}

/** The texts of the two pages that emails about monthly audits link to, and the messages of their calls. */
export const monthlyPages = {
  confirm,
  unsubscribe,
  expiredLink: 'This link no longer works. Ask for the monthly audit again on the page of your audit.',
  endedLink: 'This link no longer works: the monthly audit has already ended.',
  manySites:
    'This email address already has five monthly audits. End one of them with the link in its emails, then confirm this one.',
  manyPeople: 'Five people already get a monthly audit of this site, which is the most we run.',
  next: { href: '/audit/', label: 'Audit a site now' },
}
