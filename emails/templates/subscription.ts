import type { Email } from '../email.ts'

/** Asks whether an email address was entered by its owner. The button opens a page; only that page confirms. */
export function subscriptionConfirmation({ brandName, href }: { brandName: string; href: string }): Email {
  return {
    subject: 'Confirm your subscription',
    preheader: `We send nothing until you confirm the newsletter of ${brandName}.`,
    heading: 'Confirm your subscription',
    paragraphs: [
      `Your email address was entered for the newsletter of ${brandName}. We send nothing until you confirm: open the page and press the button there.`,
    ],
    button: { label: 'Confirm the subscription', href },
    closing: ['If that was not you, do nothing. We will not write again, and we delete your email address.'],
    why: 'You get this email once, because your email address was entered in the newsletter form on our site.',
  }
}
