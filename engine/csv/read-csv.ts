export type CsvRecord = {
  /** The line where the record starts, from 1. */
  line: number
  cells: string[]
}

/** A quote that no other quote closes. */
export class UnclosedQuote extends Error {
  readonly line: number

  /** @param line where it opens, from 1 */
  constructor(line: number) {
    super(`The quote in line ${line} is never closed.`)
    this.line = line
  }
}

/**
 * Returns the records of a CSV (RFC 4180), also with semicolons or tabs, as spreadsheets export and copy them. Empty
 * lines are left out. Works in a browser, unlike `fromCsv` of csv.ts.
 * @throws {UnclosedQuote}
 * @example readCsv('a;"b;c"') // [{ line: 1, cells: ['a', 'b;c'] }]
 */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  const delimiter = delimiterOf(text)
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
        if (at >= text.length) throw new UnclosedQuote(opened)
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

/** Returns the sign that separates the cells of the first line: a comma, a semicolon, or a tab. */
export function delimiterOf(text: string) {
  const [first = ''] = text.split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ','
}
