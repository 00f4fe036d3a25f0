import { expect, test } from 'vitest'
import { readChart, readComparison, readNumber } from './pasted-table.ts'

test.each<[string, number | null | undefined]>([
  ['12', 12],
  ['1,204.5', 1204.5],
  ['12,04,500', 1204500],
  ['$1,200', 1200],
  ['-$40', -40],
  ['($40)', -40],
  ['−3', -3],
  ['4.7%', 4.7],
  ['1 200', 1200],
  ['.5', 0.5],
  ['1e3', 1000],
  ['', null],
  ['–', null],
  ['n/a', null],
  ['12k', undefined],
  ['1,2', undefined],
  ['1.2.3', undefined],
  ['12 apples', undefined],
  ['Infinity', undefined],
])('§4 a chart reads %j as %j', (cell, number) => {
  expect(readNumber(cell)).toBe(number)
})

test('§4 cells copied from a spreadsheet become the series of a chart', () => {
  expect(readChart('Month\tOrganic\tPaid\nJan\t1,200\t$40\nFeb\t\t41.5\n')).toEqual({
    value: {
      labels: ['Jan', 'Feb'],
      series: [
        { name: 'Organic', values: [1200, null] },
        { name: 'Paid', values: [40, 41.5] },
      ],
    },
  })
})

test('§4 quoted CSV and European CSV are read, too', () => {
  expect(readChart('Page,Visits\r\n"Home, about","1,204"\r\n').value).toEqual({
    labels: ['Home, about'],
    series: [{ name: 'Visits', values: [1204] }],
  })
  expect(readChart('Jahr;Anteil;Besuche\n2025;4,75;1.204\n').value?.series.map(({ values }) => values)).toEqual([
    [4.75],
    [1204],
  ])
})

test.each([
  ['', 'Paste at least two rows'],
  ['Month\tVisits', 'Paste at least two rows'],
  ['Month\nJan', 'at least two columns'],
  ['Month\tVisits\nJan\t12\nFeb\t12k', 'Row 3 (Feb): “12k” in the column “Visits” is not a number.'],
  ['Month,Visits\nJan,12\n\n,13', 'Row 4 has no label'],
  ['Month,,Visits\nJan,1,2', 'Column 2 has no name'],
  ['Month,A,A\nJan,1,2', 'Two columns are called “A”'],
  ['M,A,B,C,D,E\nJan,1,2,3,4,5', 'at most 4 columns of numbers: found 5'],
  ['Month,A\nJan,\nFeb,', 'The column “A” has no numbers.'],
  ['Month,A\nJan,"1', 'The quote in line 2 is never closed.'],
  [`Month,A\n${'x,1\n'.repeat(101)}`, 'at most 100 rows'],
])('§4 a chart of %j gets a message', (text, problem) => {
  expect(readChart(text).problem).toContain(problem)
})

test('§4 a comparison has its subjects in the first row and its criteria in the first column', () => {
  expect(readComparison('\tPlan A\tPlan B\t\nPrice\t$10\nSupport\tyes\tno\n')).toEqual({
    value: {
      corner: '',
      columns: ['Plan A', 'Plan B'],
      rows: [
        { label: 'Price', cells: ['$10', ''] },
        { label: 'Support', cells: ['yes', 'no'] },
      ],
    },
  })
  expect(readComparison('Plan\nPrice').problem).toContain('at least two columns')
  expect(readComparison('a\tb\n\tc').problem).toBe('Row 2 has no criterion in its first column.')
})
