import { safeUrl } from '#engine/rich-text/links.ts'

/** Renders where something comes from: “Source: Chrome UX Report, May 2026”, linked if it has a URL. */
export function SourceText({ text, url }: { text: string; url: string }) {
  const link = safeUrl(url)
  return (
    <span>
      Source:{' '}
      {link ? (
        <a href={link.href} rel={link.external ? 'noopener' : undefined}>
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  )
}
