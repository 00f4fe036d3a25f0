import type { Email } from '../email.ts'

/** Asks whether an email address was entered by its owner. The button opens a page; only that page confirms. */
export function subscriptionConfirmation({ brandName, href }: { brandName: string; href: string }): Email {
  return {
    subject: 'Confirm your subscription',
    preheader: `We won’t send you the ${brandName} newsletter until you confirm.`,
    heading: 'Confirm your subscription',
    paragraphs: [
      `Someone signed up for the ${brandName} newsletter with your email address. If that was you, open the page below and click the button there.`,
    ],
    button: { label: 'Confirm subscription', href },
    closing: ['If that wasn’t you, ignore this email. We won’t email you again, and we’ll delete your email address.'],
    why: 'You get this email once, because someone entered your email address in the newsletter form on our site.',
  }
}
