import { countOf } from '#engine/text/count-of.ts'
import type { ShownImport } from './shown-import.ts'

/** Renders the lines of a report that somebody should read. The file has all of them. */
export function ImportReport({ found: { lines, reportOf } }: { found: ShownImport }) {
  if (lines.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="import-report" aria-label="Items to look at" tabIndex={0}>
      <table>
        <caption>Items to look at. What came in whole is only in the report.</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">{reportOf === 'try' ? 'It would be' : 'It was'}</th>
            <th scope="col">What to know</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ at, type, title, outcome, to, notes, more }) => (
            <tr key={`${at} ${type} ${title} ${outcome}`} data-outcome={outcome}>
              <th scope="row">
                {reportOf === 'import' && to?.startsWith('/') ? <a href={to}>{title || type}</a> : title || type}
                <small>{[type, at].filter(Boolean).join(', ')}</small>
              </th>
              <td>{outcome}</td>
              <td>
                {notes.join(' ')}
                {more > 0 && <small>{countOf(more, 'further item')} alike</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
