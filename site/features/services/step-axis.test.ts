import { expect, test } from 'vitest'
import { stepAxis, stepLead } from './step-axis.ts'

const steps = [
  { fromDay: 1, toDay: 3 },
  { fromDay: 3, toDay: 7 },
  { fromDay: 7, toDay: 60 },
  { fromDay: 60, toDay: 180 },
  { fromDay: 180 },
]

test('R-021 five steps are to scale on an axis of 52 weeks', () => {
  const { promise, rows, ticks } = stepAxis(steps)
  expect(promise).toBeCloseTo((60 / 364) * 100, 1)
  expect(rows.map((row) => [row?.from, row?.to])).toEqual([
    [0, 0.82],
    [0.82, 1.92],
    [1.92, 16.48],
    [16.48, 49.45],
    [49.45, 100],
  ])
  expect(ticks.map(({ text }) => text)).toEqual(['0', '26', '39', '52'])
})

test('R-021 every label has its days and does not cross the line of Day 60', () => {
  const { promise, rows } = stepAxis(steps)
  expect(rows.map((row) => row?.label)).toEqual([
    'Day 1 to 3',
    'Day 3 to 7',
    'Day 7 to 60',
    'Day 60 to 180',
    'Day 180 onward',
  ])
  for (const row of rows) expect(row?.labelAt).toBeGreaterThan(promise)
  expect(rows.map((row) => row?.place)).toEqual(['beside', 'beside', 'beside', '', ''])
})

test('R-021 a step without days has no bar, and steps beyond a year extend the axis', () => {
  expect(stepAxis([{}]).rows).toEqual([undefined])
  const { ticks, rows } = stepAxis([{ fromDay: 1, toDay: 400 }])
  expect(ticks.at(-1)?.text).toBe('65')
  expect(rows[0]?.to).toBeLessThan(100)
})

test('the sentence counts the steps and the days of the first two', () => {
  expect(stepLead(steps)).toBe('Five steps on a one-year axis. The first two take a week.')
  expect(stepLead([{ fromDay: 1 }])).toBe('One step on a one-year axis.')
})
