import type { Email } from '../email.ts'
import { splitParagraphs } from '../split-paragraphs.ts'

/** Why the recipient wrote to the agency first. */
export type ReplyOccasion = 'request' | 'call' | 'application'

type Reply = { subject: string; message: string; authorName: string; occasion: ReplyOccasion }

const why: Record<ReplyOccasion, string> = {
  request: 'You get this email because you wrote to us through a form on our site.',
  call: 'You get this email because you booked a call with us.',
  application: 'You get this email because you applied for a job with us.',
}

/** Returns what a member of staff wrote to someone who sent a request, booked a call, or applied. */
export function reply({ subject, message, authorName, occasion }: Reply): Email {
  const paragraphs = splitParagraphs(message.replace(/\r\n?/g, '\n'))
  return {
    subject,
    preheader: paragraphs[0]?.split('\n')[0] ?? '',
    heading: subject,
    paragraphs,
    closing: [authorName, 'To answer, reply to this email.'],
    why: why[occasion],
  }
}
