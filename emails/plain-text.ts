import { articleText } from './article-body.ts'
import type { Article, Email, Sender } from './email.ts'
import { factsOf } from './facts.ts'

/**
 * Returns an email as plain text. A value of several lines is quoted, so that it cannot pass for a part of the email.
 */
export function plainText(email: Email, { brandName, siteUrl }: Sender) {
  const { heading, paragraphs, articles = [], button, closing = [], why, unsubscribeUrl, postalAddress } = email
  const facts = factsOf(email).map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '> ')}` : `${label}: ${value}`,
  )
  return `${[
    heading,
    ...paragraphs,
    facts.join('\n'),
    ...articles.map(articleLines),
    button ? `${button.label}:\n${button.href}` : '',
    ...closing,
    [
      `-- \n${why}`,
      ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []),
      `${brandName}, ${siteUrl}/`,
      ...(postalAddress ? [postalAddress] : []),
    ].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}

function articleLines({ title, excerpt, body, href }: Article) {
  return body ? [title, articleText(body), href].join('\n\n') : [title, excerpt, href].filter(Boolean).join('\n')
}
