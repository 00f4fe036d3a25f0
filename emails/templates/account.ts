import type { Email } from '../email.ts'
import { splitParagraphs } from '../split-paragraphs.ts'

const WHY = 'You get this email because you have an account in the back office of this site.'
const NOT_YOU =
  'If this wasn’t you, reset your password now with “Forgot password?” on the login page, and tell an administrator.'

/** Returns a link to choose a new password. */
export function passwordReset({ href, minutes }: { href: string; minutes: number }): Email {
  return {
    subject: 'Reset your password',
    preheader: `The link works once, for ${minutes} minutes.`,
    heading: 'Reset your password',
    paragraphs: [`Open this link to choose a new password. It works once, for ${minutes} minutes.`],
    button: { label: 'Choose a new password', href },
    closing: ['If you didn’t ask for this, ignore this email. Your password won’t change.'],
    why: WHY,
  }
}

/**
 * Returns the email that tells the owner of an account what changed, and what to do if someone else changed it.
 * @param change one sentence
 */
export function accountChange({ subject, change, at }: { subject: string; change: string; at: Date }): Email {
  const when = at.toISOString().slice(0, 16).replace('T', ' at ')
  return {
    subject,
    preheader: change,
    heading: subject,
    paragraphs: [`${change} This happened on ${when} UTC.`],
    closing: [NOT_YOU],
    why: WHY,
  }
}

/** Returns a message that Payload wrote itself, from its plain text. */
export function accountMessage({ subject, text }: { subject: string; text: string }): Email {
  return { subject, preheader: '', heading: subject, paragraphs: splitParagraphs(text), why: WHY }
}
