import type { Email } from '../email.ts'

type Review = { id: number; userName: string; tool: string; rating?: number | null; userFeedback: string }

/** The notice to moderators. */
export function reviewNotice({ id, userName, tool, rating, userFeedback }: Review, href: string): Email {
  return {
    subject: `Review ${id} needs a decision: ${userName}`,
    preheader: `A review of ${tool} waits for approval. It is not public yet.`,
    heading: `Review ${id} waits for approval`,
    paragraphs: ['It is not public until someone approves it.'],
    facts: [
      ['Tool', tool],
      ['Name', userName],
      ['Rating', rating ? `${rating} of 5` : ''],
      ['Review', userFeedback],
    ],
    button: { label: 'Decide in the back office', href },
    why: 'You get this email because the site sends reviews to you. You can change that in the mail settings of the back office.',
  }
}

/** The email to the author of a review that was approved. */
export function reviewPublished({ tool, href }: { tool: string; href: string }): Email {
  return {
    subject: 'Your review is published',
    preheader: `It appears on the page of ${tool}.`,
    heading: 'Your review is published',
    paragraphs: [
      `It appears on the page of ${tool}, with your name and without your email address. To have it removed, reply to this email.`,
    ],
    button: { label: 'Open the page', href },
    why: 'You get this email once, because you asked for it when you sent the review.',
  }
}
