import { PAGE_COLUMNS } from '#audit/exports/page-columns.ts'
import type { PageRow } from '#audit/page-rows.ts'
import { countOf } from '#engine/text/count-of.ts'
import { cellClass, columnCounts, fitted, shownUrl, statusTone, valueText } from './page-cells.ts'
import { reportPath } from './view.ts'

/** Rows are laid out as boxes; named roles keep the table one for screen readers. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** Rows in the page; a script loads the others. */
export const FIRST_ROWS = 25

type PagesTableProps = {
  pages: PageRow[]
  /** URL of the home page, whose origin is left out of the URLs. */
  home: string
  shownKey: string
}

/** Renders the table of all pages. A script sorts, searches, and renders only the rows in view. */
export function PagesTable({ pages, home, shownKey }: PagesTableProps) {
  const origin = URL.parse(home)?.origin ?? ''
  return (
    <section className="band pages-band" aria-labelledby="pages">
      <div className="page">
        <div className="part-head pages-head">
          <h2 className="t-headline" id="pages">
            {countOf(pages.length, 'URL')}
          </h2>
          <div className="field needs-script pages-find">
            <label htmlFor="pages-q">Search URLs, titles, and templates</label>
            <input id="pages-q" type="search" autoComplete="off" data-pages-find="" />
          </div>
        </div>
        <section
          className="table-scroll pages-scroll"
          aria-labelledby="pages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          data-origin={origin}
          data-pages={reportPath(shownKey, 'pages.json')}
        >
          <table
            {...ROLES.table}
            aria-rowcount={pages.length + 1}
            style={columnCounts(PAGE_COLUMNS.map(({ key }) => key))}
          >
            <thead {...ROLES.group}>
              <tr {...ROLES.row}>
                {PAGE_COLUMNS.map(({ key, label, unit }) => (
                  <th key={key} scope="col" {...ROLES.head} className={cellClass(key)}>
                    <button type="button" className="sort needs-script">
                      {unit ? `${label}, ${unit}` : label}
                      <span className="sort-sign" aria-hidden="true" />
                    </button>
                    <span className="no-script">{unit ? `${label}, ${unit}` : label}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {pages.slice(0, FIRST_ROWS).map((row) => (
                <Row key={row.url} row={row} origin={origin} />
              ))}
            </tbody>
          </table>
        </section>
        <p className="block-note pages-note">
          {pages.length > FIRST_ROWS && <span className="no-script">The first {FIRST_ROWS} are shown. </span>}
          <span role="status" data-pages-shown="" />
          <a href={reportPath(shownKey, 'pages.csv')} download="">
            All {countOf(PAGE_COLUMNS.length, 'column')} of all rows as CSV
          </a>
        </p>
      </div>
    </section>
  )
}

function Row({ row, origin }: { row: PageRow; origin: string }) {
  return (
    <tr {...ROLES.row}>
      {PAGE_COLUMNS.map(({ key }) => (
        <td key={key} {...ROLES.cell} className={cellClass(key) || undefined}>
          {key === 'status' ? (
            <span className={`status is-${statusTone(row.status)}`}>{row.status ?? 'none'}</span>
          ) : (
            fitted(key === 'url' ? shownUrl(row.url, origin) : valueText(row[key]), key)
          )}
        </td>
      ))}
    </tr>
  )
}
