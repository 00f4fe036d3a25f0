import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { fromCsv, toCsv } from './csv.ts'

const dangerous = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
const plain = ['a', '1', ' ', ',', ';', '"', "'", '|', 'é', '日', '😀', '\\', '\u0000', '']

/** Returns the same numbers in [0, 1) each time. Source: mulberry32. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const next = numbers(7)
const pick = (from: string[]) => from[Math.floor(next() * from.length)] ?? ''
const anyText = () => Array.from({ length: Math.floor(next() * 6) }, () => pick([...dangerous, ...plain])).join('')

/** Returns the cells as a spreadsheet reads them, with a reader other than ours. */
const seen = (csv: string) => parse(csv, { bom: true, record_delimiter: '\r\n' }) as string[][]

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ["''=1", "'''=1"],
  ["'quoted'", "'quoted'"],
  ['a=1', 'a=1'],
  ['', ''],
])('D4 the cell %j is written as %j and read back unchanged', (cell, written) => {
  const csv = toCsv(['column'], [[cell]])
  expect(seen(csv)).toEqual([['column'], [written]])
  expect(fromCsv(csv)).toEqual({ header: ['column'], rows: [[cell]] })
})

test('D4 1,000 tables contain no formulas and are read back unchanged', { tags: 'extended' }, () => {
  for (let round = 0; round < 1_000; round++) {
    const width = 1 + Math.floor(next() * 3)
    const row = () => Array.from({ length: width }, anyText)
    const [header, rows] = [row(), Array.from({ length: Math.floor(next() * 4) }, row)]
    const csv = toCsv(header, rows)
    for (const cell of seen(csv).flat()) expect(dangerous).not.toContain(cell[0])
    expect(fromCsv(csv)).toEqual({ header, rows })
  }
})

test('D4 numbers are neutralized, too, and null is an empty cell', () => {
  expect(seen(toCsv(['a', 'b', 'c', 'd'], [[-5, null, undefined, true]]))[1]).toEqual(["'-5", '', '', 'true'])
})

test('spreadsheet formats are read: semicolons, byte order mark, LF, short rows, empty lines', () => {
  const text = '\uFEFFemail;status\na@example.com;confirmed\n\nb@example.com\n'
  expect(fromCsv(text, { delimiter: ';' })).toEqual({
    header: ['email', 'status'],
    rows: [['a@example.com', 'confirmed'], [''], ['b@example.com']],
  })
})

test('an unclosed quote is an error', () => {
  expect(() => fromCsv('email\n"a@example.com')).toThrow(/quote/i)
})
