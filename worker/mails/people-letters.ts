import type { Letter } from './letter.tsx'

type Written = { subject: string; letter: Letter }

/**
 * To those who hire. Who else may read the outbox may not read applications, so it says nothing of the applicant but
 * the number.
 */
export function applicationNotice({
  id,
  position,
  href,
}: {
  id: number
  position: string | undefined
  href: string
}): Written {
  const heading = `Application ${id}`
  return {
    subject: heading,
    letter: {
      preheader: position ? `For: ${position}` : 'For a later position.',
      heading,
      paragraphs: ['Somebody applied. Name, note and résumé are in the back office, for those who may read them.'],
      facts: [['Position', position ?? 'A later one']],
      button: { label: 'Open the application', href },
      why: 'You get this because the site sends applications to your address. The mail settings of the back office change that.',
    },
  }
}

export function applicationReceipt({ position }: { position: string | undefined }): Written {
  const subject = 'Your application arrived'
  const next = position
    ? 'You hear from us after each step, also when the answer is no.'
    : 'When a role fits within a year, we write to you. Then the file is deleted.'
  return {
    subject,
    letter: {
      preheader: next,
      heading: subject,
      paragraphs: [next],
      facts: [['Position', position ?? 'A later one']],
      closing: ['To add something, to withdraw, or to have everything deleted, answer this mail.'],
      why: 'You get this because your address was entered in an application on our site. If that was not you, answer this mail and we delete it.',
    },
  }
}

export type ReviewFacts = { id: number; userName: string; tool: string; rating?: number | null; userFeedback: string }

export function reviewNotice({ id, userName, tool, rating, userFeedback }: ReviewFacts, href: string): Written {
  return {
    subject: `Review ${id} to decide about: ${userName}`,
    letter: {
      preheader: `A review of ${tool} waits. Nobody sees it before you decide.`,
      heading: `Review ${id} waits`,
      paragraphs: ['Nobody sees it before somebody approves it.'],
      facts: [
        ['Tool', tool],
        ['Name', userName],
        ['Rating', rating ? `${rating} of 5` : ''],
        ['Review', userFeedback],
      ],
      button: { label: 'Decide in the back office', href },
      why: 'You get this because the site sends reviews to your address. The mail settings of the back office change that.',
    },
  }
}

export function reviewPublished({ tool, href }: { tool: string; href: string }): Written {
  return {
    subject: 'Your review is published',
    letter: {
      preheader: `It stands on the page of ${tool}.`,
      heading: 'Your review is published',
      paragraphs: [
        `It stands on the page of ${tool}, with your name and without your address. To have it removed, answer this mail.`,
      ],
      button: { label: 'Open the page', href },
      why: 'You get this once, because the review was sent with the wish to be told.',
    },
  }
}

export function subscribeConfirm({ brandName, href }: { brandName: string; href: string }): Written {
  return {
    subject: 'Confirm your subscription',
    letter: {
      preheader: `Nothing is sent until you confirm the newsletter of ${brandName}.`,
      heading: 'Confirm your subscription',
      paragraphs: [
        `Your address was entered for the newsletter of ${brandName}. Nothing is sent until you confirm: the button opens a page, the button on that page confirms.`,
      ],
      button: { label: 'Confirm the subscription', href },
      closing: ['If that was not you, do nothing. Nobody writes to you again, and the address is deleted.'],
      why: 'You get this once, because your address was entered in the newsletter form on our site.',
    },
  }
}
