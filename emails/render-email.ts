import type { Email, Sender } from './email.ts'
import { layout } from './layout.ts'
import { plainText } from './plain-text.ts'
import { subjectLine } from './subject-line.ts'

export type RenderedEmail = { subject: string; html: string; text: string }

/** Returns the subject and the two parts of an email. */
export function renderEmail(email: Email, sender: Sender): RenderedEmail {
  return {
    subject: subjectLine(email.subject),
    html: layout(email, sender),
    text: plainText(email, sender),
  }
}
