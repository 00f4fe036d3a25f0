import { expect, test } from 'vitest'
import { toCsv as byLibrary, fromCsv } from './csv.ts'
import { toCsv } from './write-csv.ts'

test.each([
  [['a'], [['=1+1']]],
  [
    ['a', 'b'],
    [
      ["'=1", "''+1"],
      ['-x', '@y'],
    ],
  ],
  [
    ['quote "', 'line\nfeed'],
    [
      ['"', '""'],
      ['\r\n', ','],
    ],
  ],
  [['letters'], [['é ＝1 ＠x'], ['＝1'], ['＠x'], ['\u0000']]],
])('text is written as in the library: %j', (header, rows) => {
  expect(toCsv(header, rows)).toBe(byLibrary(header, rows))
})

test('data is read back unchanged, including empty cells and negative numbers', () => {
  const rows = [
    ['', 'x'],
    ['-1.5', ''],
    ["'=1", '\n'],
    ['', ''],
  ]
  expect(fromCsv(toCsv(['a', 'b'], rows)).rows).toEqual(rows)
  expect(toCsv(['a'], [[-1.5], [null]])).toBe('\uFEFF"a"\r\n"-1.5"\r\n""\r\n')
})
