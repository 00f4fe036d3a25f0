import type { Article, Email } from '../email.ts'
import { splitParagraphs } from '../split-paragraphs.ts'

/** The text that an editor writes for an issue. */
export type IssueContent = {
  subject: string
  preheader?: string | null | undefined
  intro?: string | null | undefined
  closing?: string | null | undefined
}

type IssueSender = { brandName: string; unsubscribeUrl: string; postalAddress?: string | undefined }

/**
 * Returns one issue of the newsletter for one subscriber: its posts, between what the editor wrote before and after
 * them.
 */
export function issueEmail(
  issue: IssueContent,
  articles: Article[],
  { brandName, unsubscribeUrl, postalAddress }: IssueSender,
): Email {
  return {
    subject: issue.subject,
    preheader: issue.preheader ?? '',
    heading: issue.subject,
    paragraphs: splitParagraphs(issue.intro ?? ''),
    articles,
    closing: splitParagraphs(issue.closing ?? ''),
    why: `You get this email because you subscribed to the ${brandName} newsletter.`,
    unsubscribeUrl,
    postalAddress,
  }
}
