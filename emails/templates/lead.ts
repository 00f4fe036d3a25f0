import type { Email } from '../email.ts'

/** A request that a visitor sent through one of the forms. */
export type Lead = {
  form: 'audit' | 'contact' | 'portfolio' | 'quote'
  id: number
  name: string
  email: string
  /** What the visitor typed and chose. */
  content: NonNullable<Email['facts']>
  /** Where the visitor came from. */
  source: NonNullable<Email['facts']>
}

/** The next step, as the page of the form promises it. */
const forms: Record<Lead['form'], { name: string; arrived: string; next: string[] }> = {
  audit: {
    name: 'Audit request',
    arrived: 'Your audit request arrived',
    next: [
      'We look at twenty pages of your site and write back within five working days. No call is needed.',
      'You get what your strongest pages earn and could earn, the three technical faults that cost the most, and what to do first.',
    ],
  },
  contact: {
    name: 'Message',
    arrived: 'Your message arrived',
    next: ["A person reads it and writes back within five working days. If we need more, we'll email you once."],
  },
  portfolio: {
    name: 'Portfolio request',
    arrived: 'Your portfolio request arrived',
    next: ['A person replies within five working days with the projects closest to your industry.'],
  },
  quote: {
    name: 'Proposal request',
    arrived: 'Your proposal request arrived',
    next: [
      "A person reads it. If we need more, we'll email you once.",
      'Within five working days you get what we would do and what we would leave out.',
    ],
  },
}

/** The notice to the agency. */
export function leadNotice({ form, id, name, email, content, source }: Lead, href: string): Email {
  const heading = `${forms[form].name} ${id}`
  const next = email
    ? 'We promised an answer within five working days. Reply to this email to write to the visitor.'
    : 'The visitor left no email address.'
  return {
    subject: name ? `${heading}: ${name}` : heading,
    preheader: next,
    heading,
    paragraphs: [next],
    facts: [...content, ...source],
    button: { label: 'Open in the back office', href },
    why: 'You get this email because the site sends these requests to you. You can change that in the mail settings of the back office.',
  }
}

/** The receipt for the visitor. It repeats nothing that was typed: anyone can enter someone else's email address. */
export function leadReceipt({ form }: Lead): Email {
  const { arrived, next } = forms[form]
  return {
    subject: arrived,
    preheader: next[0] ?? '',
    heading: arrived,
    paragraphs: next,
    closing: ['To add or correct something, reply to this email.'],
    why: 'You get this email because your email address was entered in a form on our site. If that was not you, reply and we will delete the request.',
  }
}
