export type Search = { query: string; meaning: string; action: 'bid' | 'page' | 'exclude' }

const actions: Record<Search['action'], { word: string; shape: string }> = {
  bid: { word: 'we bid', shape: 'M1 13V6H5V13ZM8 13V1H12V13Z' },
  page: { word: 'gets a page', shape: 'M2 1H12V13H2ZM4 3V11H10V3Z' },
  exclude: { word: 'excluded', shape: 'M2 1L7 6L12 1L13 2L8 7L13 12L12 13L7 8L2 13L1 12L6 7L1 2Z' },
}

/** Renders searches, their intent, and the outcome as a shape and a word, never color alone. */
export function Searches({ searches }: { searches: Search[] }) {
  const hasMeaning = searches.some(({ meaning }) => meaning)
  return (
    <section className="band searches">
      <div className="page head-split">
        <h2 id="searches-title">What people search for</h2>
        <p className="lead">{describeCounts(searches)}</p>
      </div>
      <div className="page">
        <table aria-labelledby="searches-title">
          <thead>
            <tr>
              <th scope="col">Search</th>
              {hasMeaning && <th scope="col">What they mean</th>}
              <th scope="col">What we do</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ query, meaning, action }) => (
              <tr key={query}>
                <th scope="row">{query}</th>
                {hasMeaning && <td className="meaning">{meaning}</td>}
                <td className={`search-action is-${action}`}>
                  <svg viewBox="0 0 14 14" aria-hidden="true">
                    <path d={actions[action].shape} fillRule="evenodd" />
                  </svg>{' '}
                  {actions[action].word}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/**
 * Returns the outcomes as text.
 * @example 'Of these 6 searches, 2 we bid on, 2 get a page, 2 are excluded.'
 */
function describeCounts(searches: Search[]) {
  const count = (wanted: Search['action']) => searches.filter(({ action }) => action === wanted).length
  const [bid, page, exclude] = [count('bid'), count('page'), count('exclude')]
  const parts = [
    bid && `${bid} we bid on`,
    page && `${page} ${page === 1 ? 'gets' : 'get'} a page`,
    exclude && `${exclude} ${exclude === 1 ? 'is' : 'are'} excluded`,
  ].filter(Boolean)
  return `Of these ${searches.length}: ${parts.join(', ')}.`
}
