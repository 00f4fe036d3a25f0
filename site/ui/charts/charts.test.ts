import { expect, test } from 'vitest'
import {
  amountOf,
  clicksPerOrder,
  closingLine,
  type DatedValue,
  heroLine,
  indexed,
  liftLine,
  logTimeline,
  pathThrough,
  placeMarks,
  resultLines,
  salesSquares,
  scattered,
  strokePositions,
  weekRanges,
  yearTicks,
} from './charts.ts'

/** Fifty-three weeks of linear growth, from 1X to 3X. */
const steady: DatedValue[] = Array.from({ length: 53 }, (_, week) => ({
  date: new Date(Date.UTC(2022, 0, 3 + week * 7)).toISOString().slice(0, 10),
  value: 5200 * (1 + (2 * week) / 52),
}))

/** Follows the steps of a path. */
function pointsOf(path = '') {
  let [x, y] = [0, 0]
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => {
    x = Math.round((x + Number(match[1])) * 10) / 10
    y = Math.round((y + Number(match[2])) * 10) / 10
    return [x, y] as const
  })
}

test.for([
  ['$1.16', 1.16],
  ['2.58%', 2.58],
  ['53%', 53],
  ['$7.4 trillion', 7_400_000_000_000],
  ['$32 Million+', 32_000_000],
  ['300+', 300],
  ['12,500', 12_500],
] as const)('reads the number of %s', ([text, amount]) => expect(amountOf(text)).toBe(amount))

test('a text without a number has no number, never 0', () => expect(amountOf('soon')).toBeNaN())

test('the first value of a series is 1X in any order', () => {
  const values = indexed(steady.toReversed())
  expect(values[0]).toEqual({ day: 0, index: 1 })
  expect(values.at(-1)?.day).toBe(364)
  expect(values.at(-1)?.index).toBeCloseTo(3, 9)
})

test('values without dates are a week apart', () =>
  expect(indexed([2, 3, 6])).toEqual([
    { day: 0, index: 1 },
    { day: 7, index: 1.5 },
    { day: 14, index: 3 },
  ]))

test('a series that starts at zero has no multiples', () =>
  expect(indexed([{ date: '2022-01-03', value: 0 }])).toEqual([]))

test('the hero line turns orange exactly at Day 60 and ends at the last value', () => {
  const line = heroLine(steady)
  const [calm, hot] = [pointsOf(line?.calm), pointsOf(line?.hot)]
  expect(calm[0]).toEqual([0, 500])
  expect(calm.at(-1)).toEqual(hot[0])
  // To the nearest half.
  expect(hot[0]).toEqual([165, 417.5])
  expect(hot.at(-1)).toEqual([1000, 0])
  expect(line?.end).toEqual({ x: 100, y: 0, index: 3 })
})

test('each whole multiple has a level, highest first, whose rule begins before the line reaches it', () => {
  expect(heroLine(steady)?.levels.map(({ level, y }) => [level, Math.round(y)])).toEqual([
    [3, 0],
    [2, 50],
    [1, 100],
  ])
  expect(heroLine(steady)?.levels[1]?.from).toBeCloseTo(500 - 55, 0)
})

test('a series shorter than 60 days has one color', () => {
  const line = heroLine(steady.slice(0, 6))
  expect(line?.hot).toBe('')
  expect(pointsOf(line?.calm)).toHaveLength(6)
})

test('a path ends where its points end, however many steps it takes', () => {
  const points = Array.from({ length: 1_000 }, (_, at) => [at / 3, (at * 7) % 11] as const)
  for (const grid of [0.1, 0.5]) {
    const drawn = pointsOf(pathThrough(points, grid))
    for (const [at, [x, y]] of points.entries()) {
      expect(Math.abs((drawn[at]?.[0] ?? Number.NaN) - x)).toBeLessThanOrEqual(grid / 2 + 1e-9)
      expect(Math.abs((drawn[at]?.[1] ?? Number.NaN) - y)).toBeLessThanOrEqual(grid / 2 + 1e-9)
    }
  }
})

test('fewer than two values have no line', () => {
  expect(heroLine([])).toBeUndefined()
  expect(heroLine(steady.slice(0, 1))).toBeUndefined()
  expect(pathThrough([[0, 0]])).toBe('')
})

const marks = [
  { day: 7, label: 'Day 7' },
  { day: 60, label: 'Day 60' },
  { day: 122, label: 'Month 4' },
  { day: 182.5, label: 'Month 6' },
  { day: 274, label: 'Month 9' },
  { day: 365, label: 'Month 12' },
]

test('days follow the calendar, and the end of the axis has only its own label', () => {
  expect(placeMarks(marks, 365).map(({ label, x }) => [label, x])).toEqual([
    ['Day 7', 1.92],
    ['Day 60', 16.44],
    ['Month 4', 33.42],
    ['Month 6', 50],
    ['Month 9', 75.07],
  ])
})

test('a narrow axis keeps Day 60 and whatever fits beside it', () => {
  const shownOn = (width: string[]) =>
    placeMarks(marks, 365).flatMap(({ label, from }) => (from && width.includes(from) ? [] : [label]))
  expect(shownOn(['from-sm', 'from-lg'])).toEqual(['Day 60', 'Month 6'])
  expect(shownOn(['from-lg'])).toEqual(['Day 60', 'Month 4', 'Month 6', 'Month 9'])
})

test('all results share one scale: height is growth, width is months', () => {
  const { lines, months } = resultLines([
    { months: 6, from: 100, to: 360 },
    { months: 4, from: 100, to: 163 },
    { months: 12, from: 500_000, to: 900_000 },
    { months: 7, from: 2, to: 5.5 },
  ])
  expect(months).toBe(12)
  const rises = lines.map((line) => 100 - (line?.end.y ?? Number.NaN))
  const perGrowth = [2.6, 0.63, 0.8, 1.75].map((growth, i) => (rises[i] ?? 0) / growth)
  for (const rise of perGrowth) expect(rise).toBeCloseTo(perGrowth[0] ?? 0, 1)
  expect(lines.map((line) => line?.end.x)).toEqual([50, 33.33, 100, 58.33])
})

test.each([
  [5, ['0', '3', '6', '9', 'month 12']],
  [13, ['0', '4', '8', '12', 'month 16']],
  [17, ['0', '5', '10', '15', 'month 20']],
])('the axis of %i months is marked in whole months', (months, texts) => {
  expect(resultLines([{ months, from: 1, to: 3 }]).ticks.map(({ text }) => text)).toEqual(texts)
})

test('only the first result may exceed its row, by at most a third', () => {
  const { lines } = resultLines([
    { months: 6, from: 1, to: 30 },
    { months: 4, from: 1, to: 2 },
  ])
  expect(lines[0]?.end.y).toBeCloseTo(-33.33, 1)
  expect(
    resultLines([
      { months: 1, from: 1, to: 2 },
      { months: 1, from: 1, to: 9 },
    ]).lines[1]?.end.y,
  ).toBe(0)
})

test('a result with an unknown start has no line', () =>
  expect(resultLines([{ months: 6, from: 0, to: 9 }]).lines).toEqual([undefined]))

test('a result with weekly values has a line through all of them', () => {
  const { lines } = resultLines([{ months: 6, from: 1, to: 3, values: [1, 1, 2, 3] }])
  expect(pointsOf(lines[0]?.path)).toHaveLength(4)
})

const steps = [
  { fromDay: 1, toDay: 3 },
  { fromDay: 3, toDay: 7 },
  { fromDay: 7, toDay: 60 },
  { fromDay: 60, toDay: 180 },
  { fromDay: 180 },
]

test('the time axis is logarithmic: equal factors are equally wide', () => {
  const { at, widths, last } = logTimeline(steps)
  expect(last).toBe(365)
  expect([at(1), at(365)]).toEqual([0, 100])
  expect(at(10) - at(1)).toBeCloseTo(at(100) - at(10), 1)
  expect(widths[0]).toBeCloseTo(widths[3] ?? 0, 1)
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(100, 1)
})

test('a last step without an end lasts until the end of the year', () =>
  expect(
    logTimeline([
      { fromDay: 1, toDay: 60 },
      { fromDay: 60, toDay: 0 },
    ]),
  ).toMatchObject({ last: 365 }))

test('a tall tick marks the start of each step', () => {
  expect(
    logTimeline(steps)
      .ticks.filter(({ isMajor }) => isMajor)
      .map(({ day }) => day),
  ).toEqual([1, 3, 7, 60, 180])
})

test('the timeline leaves its axis at Day 60', () => {
  const axis = logTimeline(steps)
  const points = pointsOf(liftLine(steady, axis))
  expect(points[0]?.[0]).toBeCloseTo(axis.at(60) * 10, 0)
  expect(points[0]?.[1]).toBe(100)
  expect(points.at(-1)?.[1]).toBe(0)
  expect(liftLine(steady.slice(0, 5), axis)).toBe('')
})

test('Day 60 is week 8.571 of 24', () => {
  const { promise, ranges, ticks } = weekRanges([
    { from: 2, to: 6 },
    { from: 8, to: 24 },
  ])
  expect(promise).toBe(35.71)
  expect(ranges).toEqual([
    { from: 8.33, to: 25 },
    { from: 33.33, to: 100 },
  ])
  expect(ticks.map(({ text }) => text)).toEqual(['0', '4', '12', '16', '20', '24'])
})

test('unknown weeks have no bar', () => expect(weekRanges([{ from: 0, to: 0 }]).ranges).toEqual([undefined]))

test('a longer service extends the axis for all', () => {
  expect(
    weekRanges([
      { from: 0, to: 30 },
      { from: 4, to: 16 },
    ]).ranges[1],
  ).toEqual({ from: 12.5, to: 50 })
})

test('each year has one tick, and the last one is marked', () => {
  const ticks = yearTicks(29)
  expect(ticks).toHaveLength(29)
  expect(ticks.filter(({ isLast }) => isLast)).toEqual([{ x: 570, isTall: false, isLast: true }])
  expect(ticks.filter(({ isTall }) => isTall)).toHaveLength(5)
})

test('at 2.58%, an order takes 39 clicks and costs $44.96', () => {
  const { clicks, cost } = clicksPerOrder(2.58, 1.16)
  expect(clicks).toBe(39)
  expect(cost).toBeCloseTo(44.96, 2)
  expect(strokePositions(clicks)).toHaveLength(39)
})

test('26 of 1,000 visitors are marked, always the same ones', () => {
  const field = { columns: 50, rows: 20, marked: 26, seed: 'visitors' }
  const cells = scattered(field)
  expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(26)
  for (const { column, row } of cells) expect(column < 50 && row < 20).toBe(true)
  expect(scattered(field)).toEqual(cells)
})

test('$7.4 trillion a year is $234,652 a second, and the squares have these areas', () => {
  const [second, minute, hour] = salesSquares(7.4e12)
  expect(second?.amount).toBeCloseTo(7.4e12 / 31_536_000, 6)
  expect(Math.round(second?.amount ?? 0)).toBe(234_652)
  expect(Math.round((minute?.amount ?? 0) / 1e5) / 10).toBe(14.1)
  expect(Math.round((hour?.amount ?? 0) / 1e6)).toBe(845)
  expect(((hour?.side ?? 0) / (second?.side ?? 1)) ** 2).toBeCloseTo(3600, 6)
  expect(((minute?.side ?? 0) / (second?.side ?? 1)) ** 2).toBeCloseTo(60, 6)
})

test('the closing line starts on the horizon and ends at the right edge', () => {
  const line = closingLine(steady)
  const points = pointsOf(line?.hot)
  expect(points[0]).toEqual([620, 238.5])
  expect(points.at(-1)).toEqual([1440, 4])
  expect(closingLine(steady.slice(0, 4))).toBeUndefined()
})
