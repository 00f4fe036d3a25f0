import { factsOf, type Letter, type Sender } from './letter.tsx'

/**
 * A letter as plain text. What somebody wrote over several lines is quoted, so that it cannot pass for a part of the
 * letter.
 */
export function letterText(letter: Letter, { brandName, siteUrl }: Sender) {
  const { heading, paragraphs, button, closing = [], why } = letter
  const facts = factsOf(letter).map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '> ')}` : `${label}: ${value}`,
  )
  return `${[
    heading,
    ...paragraphs,
    facts.join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    ...closing,
    `-- \n${why}\n${brandName}, ${siteUrl}/`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
