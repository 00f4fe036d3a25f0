import type { Email } from '../email.ts'

/** A request that a visitor sent through one of the forms. */
export type Lead = {
  form: 'audit' | 'contact' | 'portfolio' | 'tool' | 'quote'
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
    arrived: 'We received your audit request',
    next: [
      'We review twenty pages of your site and reply within five business days. No call needed.',
      'You’ll learn what your strongest pages earn and could earn, which three technical problems cost you the most, and what to do first.',
    ],
  },
  contact: {
    name: 'Message',
    arrived: 'We received your message',
    next: ['A person reads it and replies within five business days. If we need more, we’ll email you once.'],
  },
  portfolio: {
    name: 'Portfolio request',
    arrived: 'We received your portfolio request',
    next: ['A person replies within five business days with the projects closest to your industry.'],
  },
  tool: {
    name: 'Question about a report',
    arrived: 'We received your question about a report',
    next: ['A person reads the report and your question, and replies within five business days.'],
  },
  quote: {
    name: 'Proposal request',
    arrived: 'We received your proposal request',
    next: [
      'A person reads it. If we need more, we’ll email you once.',
      'Within five business days, we tell you what we would do and what we wouldn’t.',
    ],
  },
}

/** Returns the notice to the agency. */
export function leadNotice({ form, id, name, email, content, source }: Lead, href: string): Email {
  const heading = `${forms[form].name} ${id}`
  const next = email
    ? 'We promised a reply within five business days. Reply to this email to write to the visitor.'
    : 'There is no way to answer: the visitor left no email address.'
  return {
    subject: name ? `${heading}: ${name}` : heading,
    preheader: next,
    heading,
    paragraphs: [next],
    facts: [...content, ...source],
    button: { label: 'Open in the back office', href },
    why: 'You get this email because the site sends these requests to you. You can change that in the back office, under “Email and webhook”.',
  }
}

/** Returns the notice that a lead which nobody could answer has an email address now. */
export function leadEmailNotice({ form, id, email }: Lead, href: string): Email {
  const heading = `${forms[form].name} ${id}: an email address`
  const next = `The visitor has added ${email}. Reply to this email to write to them.`
  return {
    subject: heading,
    preheader: next,
    heading,
    paragraphs: [next],
    button: { label: 'Open in the back office', href },
    why: 'You get this email because the site sends these requests to you. You can change that in the back office, under “Email and webhook”.',
  }
}

/**
 * Returns the receipt for the visitor. It repeats nothing that was typed: anyone can enter someone else’s email
 * address.
 */
export function leadReceipt({ form }: Lead): Email {
  const { arrived, next } = forms[form]
  return {
    subject: arrived,
    preheader: next[0] ?? '',
    heading: arrived,
    paragraphs: next,
    closing: ['To add or correct something, reply to this email.'],
    why: 'You get this email because someone entered your email address in a form on our site. If that wasn’t you, reply and we’ll delete the request.',
  }
}
