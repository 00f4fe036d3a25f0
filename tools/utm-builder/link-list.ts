import { Failure } from '../../engine/failures.ts'
import { names, type Tags } from './tag-link.ts'

export type Row = { line: number; address: string; tags: Tags }

const MAX_ROWS = 5_000
/** Columns without a header stand in the order in which people write them. */
const usual = ['url', 'source', 'medium', 'campaign', 'term', 'content', 'id']

/**
 * Rows of a CSV (RFC 4180; semicolons and tabs too). A header names its columns: url, source or utm_source, …; columns
 * of other names are skipped.
 * @throws {Failure} invalid, for a quote that is never closed or too many rows
 */
export function readList(text: string): Row[] {
  const records = readCsv(text)
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
      message: `${rows.length.toLocaleString('en-US')} links are too many: build at most ${MAX_ROWS.toLocaleString('en-US')} at a time.`,
      errors: { list: 'Split the list.' },
    })
  return rows.map(({ cells, line }) => {
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    return { line, address: cell('url'), tags: Object.fromEntries(names.map((name) => [name, cell(name)])) as Tags }
  })
}

function readCsv(text: string) {
  const records: { line: number; cells: string[] }[] = []
  const delimiter = [',', ';', '\t'].sort((a, b) => count(text, b) - count(text, a))[0] ?? ','
  let [line, start, cell, cells] = [1, 1, '', [] as string[]]
  const end = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) records.push({ line: start, cells })
    ;[cell, cells] = ['', []]
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    const character = text[at] as string
    if (character === '"' && cell.trim() === '') {
      const opened = line
      cell = ''
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length)
          throw new Failure('invalid', {
            message: `The quote in line ${opened} of the list is never closed.`,
            errors: { list: 'Close the quote, or remove it.' },
          })
        if (text[at] === '"') at++
        if (text[at] === '\n') line++
        cell += text[at]
      }
    } else if (character === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n' || character === '\r') {
      end()
      if (character === '\r' && text[at + 1] === '\n') at++
      start = ++line
    } else cell += character
  }
  end()
  return records
}

/** In the first line, outside of what an address may hold is not worth the care. */
const count = (text: string, sign: string) => (text.split(/\r|\n/, 1)[0] ?? '').split(sign).length
