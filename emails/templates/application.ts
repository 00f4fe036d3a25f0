import type { Email } from '../email.ts'

type Application = { id: number; position: string | undefined; href: string }

const LATER_POSITION = 'A later one'

/**
 * The notice to the people who hire. Others may read the outbox but not applications, so it says nothing about the
 * applicant except the number.
 */
export function applicationNotice({ id, position, href }: Application): Email {
  const heading = `Application ${id}`
  return {
    subject: heading,
    preheader: position ? `For: ${position}` : 'For a later position.',
    heading,
    paragraphs: ['Someone applied. The name, note, and résumé are in the back office, for those who may read them.'],
    facts: [['Position', position ?? LATER_POSITION]],
    button: { label: 'Open the application', href },
    why: 'You get this email because the site sends applications to you. You can change that in the mail settings of the back office.',
  }
}

/** The receipt for the applicant. */
export function applicationReceipt({ position }: Pick<Application, 'position'>): Email {
  const subject = 'Your application arrived'
  const next = position
    ? 'You hear from us after each step, even if the answer is no.'
    : 'If a role fits within a year, we write to you. After that, we delete your file.'
  return {
    subject,
    preheader: next,
    heading: subject,
    paragraphs: [next],
    facts: [['Position', position ?? LATER_POSITION]],
    closing: ['To add something, withdraw, or have everything deleted, reply to this email.'],
    why: 'You get this email because your email address was entered in an application on our site. If that was not you, reply and we will delete it.',
  }
}
