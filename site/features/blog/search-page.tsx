import { Icon } from '../../ui/parts/icon.tsx'
import { type PostCardProps, PostMeta } from './post-card.tsx'
import { highlightWords } from './search-highlight.ts'

export type SearchPageProps = {
  /** The query; empty before the first search. */
  query: string
  results: PostCardProps[]
  /** Suggestions if nothing is found. */
  examples?: string[]
}

/** Renders a search form and its results: `/search/?q=…`. Works without JavaScript. */
export function SearchPage({ query, results, examples = [] }: SearchPageProps) {
  const searched = query.trim()
  return (
    <div className="blog search">
      <header className="page search-head">
        <h1>Search</h1>
        <search>
          <form className="find" action="/search/" method="get">
            <label htmlFor="search-words">Search the articles</label>
            <span className="find-row">
              <input id="search-words" name="q" type="search" defaultValue={searched} maxLength={200} required />
              <button type="submit" aria-label="Search">
                <Icon name="search" />
              </button>
            </span>
          </form>
        </search>
      </header>
      <section className="page search-results" aria-label="Results">
        {searched !== '' && <p className="lead">{resultSummary(results.length, searched)}</p>}
        {results.length > 0 && (
          <ol>
            {results.map((post) => (
              <li key={post.href}>
                <article className="post-row">
                  <h2 className="card-title">
                    <a href={post.href}>
                      <Marked text={post.title} query={searched} />
                    </a>
                  </h2>
                  {post.excerpt && (
                    <p className="excerpt">
                      <Marked text={post.excerpt} query={searched} />
                    </p>
                  )}
                  <PostMeta {...post} />
                </article>
              </li>
            ))}
          </ol>
        )}
        {results.length === 0 && (
          <div className="state">
            <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 60H400" />
            </svg>
            <p>
              {searched === '' ? 'Enter a word from a title or an article.' : 'Try fewer words; small typos are fine.'}
            </p>
            {examples.length > 0 && (
              <ul className="label-row">
                {examples.map((example) => (
                  <li key={example}>
                    <a className="control" href={`/search/?q=${encodeURIComponent(example)}`}>
                      {example}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </section>
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return highlightWords(text, query).map((piece, at) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a finished text never move
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}

function resultSummary(count: number, query: string) {
  if (count === 0) return `No results for "${query}".`
  return count === 1 ? `1 result for "${query}".` : `${count} results for "${query}".`
}
