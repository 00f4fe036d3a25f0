import { safeUrl } from '#engine/rich-text/links.ts'

/** Maximum length of a quote in display size, in characters. */
const MAX_DISPLAYED_LENGTH = 280

type ArticleQuoteProps = { quote: string; name: string; role: string; url: string }

/** Renders what somebody said, with its source. Looks like a quote of the text itself. */
export function ArticleQuote({ quote, name, role, url }: ArticleQuoteProps) {
  const link = safeUrl(url)
  const source = [name, role].filter(Boolean).join(', ') || (link ? 'Source' : '')
  return (
    <blockquote className={quote.length > MAX_DISPLAYED_LENGTH ? 'long' : undefined} cite={link?.href}>
      {quote.split(/\n\s*\n/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text never move
        <p key={at}>{part.trim()}</p>
      ))}
      {source && (
        <cite className="data">
          {link ? (
            <a href={link.href} rel={link.external ? 'noopener' : undefined}>
              {source}
            </a>
          ) : (
            source
          )}
        </cite>
      )}
    </blockquote>
  )
}
