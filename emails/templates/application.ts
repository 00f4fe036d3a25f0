import type { Email } from '../email.ts'

type Application = { id: number; position: string | undefined; href: string }

const LATER_POSITION = 'A future position'

/**
 * Returns the notice to the people who hire. Others may read the outbox but not applications, so it says nothing about
 * the applicant except the number.
 */
export function applicationNotice({ id, position, href }: Application): Email {
  const heading = `Application ${id}`
  return {
    subject: heading,
    preheader: position ? `For: ${position}` : 'For a future position.',
    heading,
    paragraphs: ['Someone applied. You can read the application in the back office if you have permission.'],
    facts: [['Position', position ?? LATER_POSITION]],
    button: { label: 'Open the application', href },
    why: 'You get this email because the site sends applications to you. You can change that in the back office, under “Email and webhook”.',
  }
}

/** Returns the receipt for the applicant. */
export function applicationReceipt({ position }: Pick<Application, 'position'>): Email {
  const subject = 'We received your application'
  const next = position
    ? 'We get back to you after each step, even if the answer is no.'
    : 'If a suitable position opens within a year, we’ll email you. After that, we delete your application.'
  return {
    subject,
    preheader: next,
    heading: subject,
    paragraphs: [next],
    facts: [['Position', position ?? LATER_POSITION]],
    closing: ['To add something, withdraw, or have everything deleted, reply to this email.'],
    why: 'You get this email because someone entered your email address in an application on our site. If that wasn’t you, reply and we’ll delete it.',
  }
}
