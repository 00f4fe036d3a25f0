import { expect, test } from 'vitest'
import { clearanceOf, curveOf, describeCurve, landOf, shortFigure } from './curve.ts'

const points = [
  { date: '2022-02-01', value: 500_000 },
  { date: '2022-03-01', value: 400_000 },
  { date: '2022-04-01', value: 900_000 },
]

test('R-145 a cover describes its first and last value', () => {
  const curve = curveOf({ unit: 'visits a month', points: points.toReversed() })
  expect(curve?.values).toEqual([500_000, 400_000, 900_000])
  expect(curve?.first).toEqual({ figure: '500k', month: 'Feb 2022' })
  expect(curve?.last).toEqual({ figure: '900k', month: 'Apr 2022' })
  expect(curve && describeCurve(curve)).toBe('500k to 900k visits a month')
})

test('a unit that starts with x belongs to the figure', () => {
  const curve = curveOf({ unit: 'x return on ad spend', points: points.map((p, i) => ({ ...p, value: 2 + i })) })
  expect(curve && describeCurve(curve)).toBe('2x to 4x return on ad spend')
})

test('changes are on the curve by date, in order, and only within it', () => {
  const curve = curveOf({
    points,
    changes: [
      { date: '2022-04-01', label: 'Last' },
      { date: '2022-02-15', label: 'Between' },
      { date: '2021-01-01', label: 'Before' },
      { date: '2023-01-01', label: 'After' },
    ],
  })
  expect(curve?.marks.map(({ number, label, x }) => [number, label, x])).toEqual([
    [1, 'Between', 25],
    [2, 'Last', 100],
  ])
  // Halfway between 500k and 400k, on a scale from 400k (84%) to 900k (20%).
  expect(curve?.marks[0]?.y).toBeCloseTo(77.6, 1)
  expect(curve?.marks[1]?.y).toBe(20)
})

test('no series, no value, and one value have no curve', () => {
  for (const series of [undefined, null, {}, { points: [] }, { points: points.slice(0, 1) }])
    expect(curveOf(series)).toBeUndefined()
})

test('constant values are drawn on the baseline', () => {
  const curve = curveOf({ points: points.map((point) => ({ ...point, value: 7 })) })
  expect(curve && clearanceOf(curve, 0, 1)).toBe(16)
})

test('a label is above the highest value of its part, or below the lowest one', () => {
  const curve = { values: [1, 2, 3, 4, 9] }
  expect(clearanceOf(curve, 0, 0.25)).toBe(24)
  expect(clearanceOf(curve, 0.75, 1)).toBe(80)
  expect(landOf(curve, 0.75, 1)).toBe(40)
  expect(landOf(curve, 0, 1)).toBe(16)
})

test.each([
  [500_000, '500k'],
  [11_800, '11.8k'],
  [1_250_000, '1.3M'],
  [164, '164'],
  [5.5, '5.5'],
])('%d is written %s', (value, words) => expect(shortFigure(value)).toBe(words))
