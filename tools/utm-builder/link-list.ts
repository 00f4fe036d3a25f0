import { readCsv, UnclosedQuote } from '#engine/csv/read-csv.ts'
import { Failure } from '#engine/failures.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { names, type Tags } from './tag-link.ts'

export type Row = { line: number; address: string; tags: Tags }

const MAX_ROWS = 5_000
/** The usual order of columns, for lists without a header. */
const usual = ['url', 'source', 'medium', 'campaign', 'term', 'content', 'id']

/**
 * Reads the rows of a CSV (RFC 4180; semicolons and tabs too). A header names its columns: url, source or utm_source,
 * …; columns of other names are skipped.
 * @throws {Failure} invalid, for a quote that is never closed or too many rows
 */
export function readList(text: string): Row[] {
  const records = recordsOf(text)
  const header = records[0]?.cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/^(?:utm_|(?:utm|campaign) )(?=\w)/, '')
      .replace(/^(?:link|address|page|(?:landing page|website)(?: url)?)$/, 'url')
      .replace(/^name$/, 'campaign'),
  )
  const hasHeader = header?.includes('url') === true
  const columns = hasHeader && header ? header : usual
  const rows = records.slice(hasHeader ? 1 : 0)
  if (rows.length > MAX_ROWS)
    throw new Failure('invalid', {
      message: `${withCommas(rows.length)} links are too many: build at most ${withCommas(MAX_ROWS)} at a time.`,
      errors: { list: 'Split the list.' },
    })
  return rows.map(({ cells, line }) => {
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    return { line, address: cell('url'), tags: Object.fromEntries(names.map((name) => [name, cell(name)])) as Tags }
  })
}

function recordsOf(text: string) {
  try {
    return readCsv(text)
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    throw new Failure('invalid', {
      message: `The quote in line ${error.line} of the list is never closed.`,
      errors: { list: 'Close the quote, or remove it.' },
    })
  }
}
