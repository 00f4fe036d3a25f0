import type { Email } from '../email.ts'

type Failed = { title: string; isPublishing: boolean; reason: string; href: string }

/** Tells a member of staff that what they had scheduled did not happen. */
export function scheduleFailed({ title, isPublishing, reason, href }: Failed): Email {
  const what = isPublishing ? 'published' : 'taken off the site'
  return {
    subject: `Not ${what}: ${title}`,
    preheader: reason,
    heading: `This was not ${what} on its date`,
    paragraphs: [
      `Open it, mend what is named below, and ${isPublishing ? 'publish it' : 'unpublish it'} or choose another date.`,
    ],
    facts: [
      ['On', title],
      ['Reason', reason],
    ],
    button: { label: 'Open the document', href },
    why: 'You get this email because you scheduled it in the back office of this site.',
  }
}
