import type { Email } from '../email.ts'

type Review = { id: number; userName: string; tool: string; rating?: number | null; userFeedback: string }

/** Returns the notice to moderators. */
export function reviewNotice({ id, userName, tool, rating, userFeedback }: Review, href: string): Email {
  return {
    subject: `Review ${id} needs a decision: ${userName}`,
    preheader: `A review of ${tool} is waiting for approval. It isn’t public yet.`,
    heading: `Review ${id} is waiting for approval`,
    paragraphs: ['It won’t appear on the site until someone approves it.'],
    facts: [
      ['Tool', tool],
      ['Name', userName],
      ['Rating', rating ? `${rating} of 5` : ''],
      ['Review', userFeedback],
    ],
    button: { label: 'Review it in the back office', href },
    why: 'You get this email because the site sends reviews to you. You can change that in the back office, under “Email and webhook”.',
  }
}

/** Returns the email to the author of a review that was approved. */
export function reviewPublished({ tool, href }: { tool: string; href: string }): Email {
  return {
    subject: 'Your review has been published',
    preheader: `It now appears on the ${tool} page.`,
    heading: 'Your review has been published',
    paragraphs: [
      `It appears on the ${tool} page with your name but not your email address. To have it removed, reply to this email.`,
    ],
    button: { label: 'See your review', href },
    why: 'You get this email once, because you asked for it when you submitted your review.',
  }
}
