import { Icon } from '#site/ui/parts/icon.tsx'
import type { ShellLink } from './data.ts'

type NotFoundProps = {
  /** Suggestions: headings with a few links each. */
  suggestions: { heading: string; links: ShellLink[] }[]
  query?: string
  title?: string
  text?: string
}

const LOST = 'The URL may be wrong, or the page may have moved. Search for it, or start from one of these pages.'

/** Renders the not-found page: what happened, a search, and links. */
export function NotFound({ suggestions, query, title = 'This page doesn’t exist', text = LOST }: NotFoundProps) {
  return (
    <section className="lost">
      <div className="page">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <EmptyLine />
        <div className="lost-grid">
          <search aria-label="Site">
            <form className="find" action="/search/">
              <label htmlFor="find-page">Search this site</label>
              <span className="find-row">
                <input id="find-page" name="q" type="search" defaultValue={query} autoComplete="off" />
                <button type="submit" aria-label="Search">
                  <Icon name="search" />
                </button>
              </span>
            </form>
          </search>
          <div className="lost-links">
            {suggestions.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <ul className="entries plain-entries">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>
                        <b>{label}</b>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Renders an empty dotted line, because the page is missing. */
function EmptyLine() {
  return (
    <div className="lost-line">
      <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
        <path className="gap" d="M0 60H400" />
      </svg>
    </div>
  )
}
