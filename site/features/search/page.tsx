import { Badge } from '#site/ui/parts/badge.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import type { Piece } from './highlight.ts'
import type { SearchResult, SearchResults } from './queries.ts'

export type SearchPageProps = SearchResults & {
  /** Suggestions before the first search. */
  examples?: string[]
  /** Why nothing was searched for. */
  refusal?: string | undefined
}

/** Renders a search form and its results: `/search/?q=…&kind=…`. Works without JavaScript. */
export function SearchPage({ query, kind, results, counts, isComplete, examples = [], refusal }: SearchPageProps) {
  return (
    <div className="search">
      <header className="page search-head">
        <h1>Search</h1>
        <search>
          <form className="find" action="/search/" method="get">
            <label htmlFor="search-words">Search this site</label>
            <span className="find-row">
              <input id="search-words" name="q" type="search" defaultValue={query} maxLength={200} />
              <button type="submit" aria-label="Search">
                <Icon name="search" />
              </button>
            </span>
          </form>
        </search>
      </header>
      <section className="page search-results" aria-label="Results">
        <p className="lead" role="status">
          {refusal ?? summaryOf({ query, kind, counts, isComplete, shown: results.length })}
        </p>
        {counts.length > 2 && <Kinds query={query} kind={kind} counts={counts} />}
        {results.length > 0 && (
          <ol>
            {results.map((result) => (
              <Result key={result.href} {...result} />
            ))}
          </ol>
        )}
        {results.length === 0 && !refusal && <Examples examples={examples} />}
      </section>
    </div>
  )
}

function Result({ href, label, title, snippet, isOpen }: SearchResult) {
  return (
    <li>
      <article className="search-row">
        <p className="data">{label}</p>
        <div>
          <h2 className="card-title">
            <a href={href}>
              <Marked pieces={title} />
            </a>{' '}
            {!isOpen && <Badge outline>Not open yet</Badge>}
          </h2>
          <p>
            <Marked pieces={snippet} />
          </p>
        </div>
      </article>
    </li>
  )
}

/** Links that limit the list to one kind of page. */
function Kinds({ query, kind, counts }: Pick<SearchResults, 'query' | 'kind' | 'counts'>) {
  return (
    <nav aria-label="Type">
      <ul className="label-row">
        {counts.map((one) => (
          <li key={one.label}>
            <a className="control" href={pathOf(query, one.kind)} aria-current={one.kind === kind ? 'true' : undefined}>
              {one.label} <span className="count">{one.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Examples({ examples }: { examples: string[] }) {
  return (
    <ul className="label-row">
      {examples.map((example) => (
        <li key={example}>
          <a className="control" href={pathOf(example, undefined)}>
            {example}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, at) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a finished text never move
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}

function pathOf(query: string, kind: string | undefined) {
  return `/search/?${new URLSearchParams({ q: query, ...(kind ? { kind } : {}) })}`
}

type Summary = Omit<SearchResults, 'results'> & { shown: number }

function summaryOf({ query, kind, counts, isComplete, shown }: Summary) {
  const count = counts.find((one) => one.kind === kind)?.count ?? 0
  if (query === '') return 'Find an article, a service, a case study, a tool, or a vacancy.'
  if (count === 0) return `No results for “${query}”. Try fewer words; small typos are fine.`
  if (!isComplete) return `No page has ${/\s/.test(query) ? 'all of ' : ''}“${query}”. These come closest.`
  if (shown < count) return `The best ${shown} of ${count} results for “${query}”`
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`
}
