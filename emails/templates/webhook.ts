import type { Email } from '../email.ts'

/** @property lastError what the last delivery came to, if it says more than the reason */
type TurnedOff = { name: string; url: string; reason: string; lastError: string; href: string }

/** Informs an administrator that a webhook was turned off, and what to do about it. */
export function webhookTurnedOff({ name, url, reason, lastError, href }: TurnedOff): Email {
  return {
    subject: `The webhook “${name}” was turned off`,
    preheader: reason,
    heading: `“${name}” no longer gets messages`,
    paragraphs: [
      `${reason} The webhook was turned off, and changes to your content are no longer sent to it.`,
      'Make its receiver respond again. Then open the webhook, send a test, and check “Active”. Messages that failed in the meantime are listed there; set the status of one to “Waiting” to send it again.',
    ],
    facts: [
      ['URL', url],
      ['Last error', lastError],
    ],
    button: { label: 'Open the webhook', href },
    why: 'You get this email because you are an administrator of this site.',
  }
}
