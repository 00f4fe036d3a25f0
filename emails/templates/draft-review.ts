import type { Email } from '../email.ts'

const WHY = 'You get this email because you have an account in the back office of this site.'

type Submission = { title: string; by: string; type: string; note: string; href: string }

/** Asks a member of staff to look at a document before it is published. */
export function draftSubmitted({ title, by, type, note, href }: Submission): Email {
  return {
    subject: `Please review: ${title}`,
    preheader: `${by} asks you to look at it before it is published.`,
    heading: `${by} asks for your review`,
    paragraphs: ['Read the draft, then publish it, approve it, or ask for changes.'],
    facts: [
      [type, title],
      ['Note', note],
    ],
    button: { label: 'Open the draft', href },
    why: WHY,
  }
}

type Decision = {
  title: string
  by: string
  decision: 'changes' | 'approved' | 'published'
  text?: string | undefined
  href: string
}

/** Tells a member of staff what became of the document that they sent for review. */
export function draftDecided({ title, by, decision, text, href }: Decision): Email {
  const { subject, heading, next, button } = DECISIONS[decision]
  return {
    subject: `${subject}: ${title}`,
    preheader: text || next,
    heading: `${by} ${heading}`,
    paragraphs: [...(text ? [text] : []), next],
    facts: [['On', title]],
    button: { label: button, href },
    why: WHY,
  }
}

const DECISIONS = {
  changes: {
    subject: 'Changes requested',
    heading: 'asks for changes',
    next: 'Change the draft, and send it for review again.',
    button: 'Open the draft',
  },
  approved: {
    subject: 'Approved',
    heading: 'approved your draft',
    next: 'It is not on the site yet. An editor publishes it.',
    button: 'Open the draft',
  },
  published: {
    subject: 'Published',
    heading: 'published your draft',
    next: 'It is on the site now.',
    button: 'Open the document',
  },
} as const
