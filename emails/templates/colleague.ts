import type { Email } from '../email.ts'

const WHY = 'You get this email because you have an account in the back office of this site.'

type Assignment = { what: string; by: string; href: string }

/**
 * Tells a member of staff that a lead or an application is theirs now. It names no visitor, because an inbox is less
 * private than the back office.
 * @param what for example “Contact request 12”
 */
export function assignment({ what, by, href }: Assignment): Email {
  return {
    subject: `${what} is yours`,
    preheader: `${by} assigned it to you.`,
    heading: `${what} is yours`,
    paragraphs: [`${by} assigned it to you.`],
    button: { label: 'Open in the back office', href },
    why: WHY,
  }
}

type Mention = { title: string; by: string; text: string; href: string }

/** Tells a member of staff that a colleague mentioned them in a comment. */
export function mention({ title, by, text, href }: Mention): Email {
  return {
    subject: `${by} mentioned you: ${title}`,
    preheader: text,
    heading: `${by} mentioned you in a comment`,
    paragraphs: [text],
    facts: [['On', title]],
    button: { label: 'Open the document', href },
    why: WHY,
  }
}

type Invitation = { by: string; brandName: string; roles: string[]; href: string; days: number }

/** Invites a person to the back office. */
export function invitation({ by, brandName, roles, href, days }: Invitation): Email {
  const works = `The link works once, for ${days} days.`
  return {
    subject: `${by} invites you to the back office of ${brandName}`,
    preheader: works,
    heading: `Your account for ${brandName}`,
    paragraphs: [`${by} invites you to work on this site. Open the link and choose your password. ${works}`],
    facts: [['You can work as', roles.join('\n')]],
    button: { label: 'Accept the invitation', href },
    closing: ['If you didn’t expect this, ignore this email. Without the link, nobody gets an account.'],
    why: `You get this email because an administrator of ${brandName} entered your email address.`,
  }
}
