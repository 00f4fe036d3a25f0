import { random } from '#engine/art/series.ts'
import { roundTo } from '#engine/text/numbers.ts'

/**
 * Geometry of the home page's charts: plain values in, positions and SVG path data out. Positions on an axis are 0 to
 * 100; coordinates belong to the view box that each function names.
 */
export type DatedValue = { date: string; value: number }
/** Dated values, or one value for each week. */
export type Series = readonly DatedValue[] | readonly number[]
export type Point = readonly [x: number, y: number]

/** The day by which we promise results. Every orange line begins here. */
export const promisedDay = 60
export const daysPerYear = 365

/**
 * Returns a path through points as straight segments: measured values are never smoothed. Points move to the nearest
 * multiple of `grid`. Steps are relative, because evenly spaced points then repeat themselves, which halves the path
 * once it is compressed.
 */
export function pathThrough(points: readonly Point[], grid = 0.1) {
  if (points.length < 2) return ''
  const cells = points.map(([x, y]) => [Math.round(x / grid), Math.round(y / grid)] as const)
  const steps = cells.map(([x, y], at) => {
    const [fromX, fromY] = cells[at - 1] ?? [0, 0]
    return `${roundTo((x - fromX) * grid, 1)} ${roundTo((y - fromY) * grid, 1)}`
  })
  return `M${steps.join('l')}`
}

/** In view boxes that are at least as wide as their drawings, half a unit is at most half a pixel. */
const HALF = 0.5

/**
 * Returns the number in a figure as people write it.
 * @example amountOf('$7.4 trillion') // 7_400_000_000_000
 */
export function amountOf(text: string) {
  const [, digits, scale = ''] = /([\d,]*\.?\d+)\s*(thousand|million|billion|trillion)?/i.exec(text) ?? []
  const zeros = { thousand: 3, million: 6, billion: 9, trillion: 12 }[scale.toLowerCase()] ?? 0
  return digits ? Number(`${digits.replaceAll(',', '')}e${zeros}`) : Number.NaN
}

/** Returns days since the first value, and values as multiples of the first (1X). */
export function indexed(series: Series): IndexedDay[] {
  const values = series.map((value, week) =>
    typeof value === 'number'
      ? { day: week * 7, value }
      : { day: Date.parse(value.date) / 86_400_000, value: value.value },
  )
  values.sort((a, b) => a.day - b.day)
  const first = values[0]
  if (!first || first.value <= 0) return []
  return values.map(({ day, value }) => ({ day: day - first.day, index: value / first.value }))
}

/**
 * Returns a series in a view box of 1000 × 500 whose lower edge is 1X: ink until the promised day, orange after it.
 * Undefined if there are too few values for a line.
 */
export function heroLine(series: Series) {
  const values = indexed(series)
  const last = values.at(-1)
  if (!last || values.length < 2 || last.day <= 0) return undefined
  const roof = Math.max(2, ...values.map(({ index }) => index))
  const toPoint = ({ day, index }: IndexedDay): Point => [
    (1000 * day) / last.day,
    500 - (500 * (index - 1)) / (roof - 1),
  ]
  const turn = valueAt(values, promisedDay)
  const calm = values.filter(({ day }) => day < promisedDay)
  const hot = turn ? [turn, ...values.filter(({ day }) => day > promisedDay)] : []
  const step = Math.max(1, Math.round((roof - 1) / 3))
  const levels = Array.from({ length: Math.floor((roof - 1) / step + 1e-9) + 1 }, (_, i) => 1 + i * step).toReversed()
  const first = toPoint(values[0] ?? last)
  return {
    calm: pathThrough([...calm.map(toPoint), ...(turn ? [toPoint(turn)] : [])], HALF),
    hot: pathThrough(hot.map(toPoint), HALF),
    end: { x: 100, y: toPoint(last)[1] / 5, index: last.index },
    days: last.day,
    atPromise: turn?.index,
    /** The position of each whole multiple, and where the line first reaches it: the rule begins a little before. */
    levels: levels.map((level) => {
      const crossing = values.find(({ index }) => index >= level)
      return {
        level,
        y: (100 * (roof - level)) / (roof - 1),
        from: Math.max(first[0], (crossing ? toPoint(crossing)[0] : 1000) - 55),
      }
    }),
  }
}

export type DayMark = { day: number; label: string; text?: string }

/**
 * Returns marks on an axis of `days` days, with the widths at which each has room: all on a wide screen, fewer on a
 * narrower one, fewest on a phone. The mark of the promised day is dropped last; the end of the axis has its own label.
 */
export function placeMarks(marks: readonly DayMark[], days: number) {
  const placed = marks
    .map((mark) => ({ ...mark, x: roundTo((100 * mark.day) / days, 2) }))
    .filter(({ x }) => x >= 0 && x <= 90)
  const thinned = (gap: number) => {
    const kept = placed.filter(({ day }) => day === promisedDay)
    for (const mark of placed)
      if (mark.x <= 100 - gap && kept.every(({ x }) => Math.abs(mark.x - x) >= gap)) kept.push(mark)
    return kept
  }
  const [tablet, phone] = [thinned(16), thinned(28)]
  return placed.map((mark) => ({
    ...mark,
    from: phone.includes(mark) ? undefined : tablet.includes(mark) ? 'from-sm' : 'from-lg',
  }))
}

export type Growth = { months: number; from: number; to: number; values?: readonly number[] }

/**
 * Returns the growth of several projects in view boxes of 600 × 150 on one scale: equal growth rises equally, and a
 * month is equally wide. Only the first line may exceed its row, by a third. Without weekly values, the line is
 * straight from first to last.
 */
export function resultLines(results: readonly Growth[]) {
  const growths = results.map(({ from, to, values = [] }) => (from > 0 ? Math.max(to, ...values) / from - 1 : 0))
  const unit = 150 / Math.max(...growths.slice(1), (growths[0] ?? 0) * 0.75, 0.01)
  // Each quarter of the axis ends with a whole month.
  const months = Math.max(12, 4 * Math.ceil(Math.max(0, ...results.map((result) => result.months)) / 4))
  const lines = results.map(({ months: taken, from, to, values }) => {
    if (!(from > 0 && to > 0 && taken > 0)) return undefined
    const known = values && values.length > 1 ? values : [from, to]
    const points = known.map(
      (value, i): Point => [(600 * taken * i) / (known.length - 1) / months, 150 - unit * (value / from - 1)],
    )
    const [x, y] = points.at(-1) ?? [0, 150]
    return { path: pathThrough(points, HALF), end: { x: roundTo(x / 6, 2), y: roundTo(y / 1.5, 2) } }
  })
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    at: share * 100,
    text: `${share === 1 ? 'month ' : ''}${months * share}`,
  }))
  return { lines, months, ticks }
}

export type Step = { fromDay: number; toDay?: number | undefined }

/**
 * Returns days on a logarithmic axis. `at(day)` is 0 to 100; there are ticks at 1, 2, 3 … 10, 20 …, taller where a step
 * begins. A last step without an end lasts until the end of the year.
 */
export function logTimeline(steps: readonly Step[]) {
  const first = Math.max(1, Math.min(...steps.map((step) => step.fromDay)))
  const ends = steps.map((step, i) => step.toDay || steps[i + 1]?.fromDay || Math.max(daysPerYear, step.fromDay * 2))
  const last = Math.max(...ends, first + 1)
  const at = (day: number) => roundTo((100 * Math.log(Math.max(day, first) / first)) / Math.log(last / first), 2)
  const starts = new Set(steps.map((step) => Math.max(first, step.fromDay)))
  const days = new Set(starts)
  for (let power = 1; power <= last; power *= 10)
    for (let n = 1; n < 10; n++) if (n * power >= first && n * power <= last) days.add(n * power)
  return {
    at,
    last,
    ticks: [...days].toSorted((a, b) => a - b).map((day) => ({ day, x: at(day), isMajor: starts.has(day) })),
    widths: steps.map((step, i) => roundTo(Math.max(0, at(ends[i] ?? last) - at(step.fromDay)), 2)),
  }
}

/** Returns the part of a series after the promised day on that axis, in a view box of 1000 × 100. */
export function liftLine(series: Series, { at, last }: Pick<ReturnType<typeof logTimeline>, 'at' | 'last'>) {
  const values = indexed(series)
  const turn = valueAt(values, promisedDay)
  if (!turn || promisedDay >= last) return ''
  const rising = [turn, ...values.filter(({ day }) => day > promisedDay && day <= last)]
  const roof = Math.max(...rising.map(({ index }) => index))
  if (roof <= turn.index) return ''
  return pathThrough(
    rising.map(({ day, index }): Point => [at(day) * 10, 100 - (100 * (index - turn.index)) / (roof - turn.index)]),
    HALF,
  )
}

export type Weeks = { from: number; to: number }

/** Returns ranges of weeks on one axis of at least 24 weeks, and the position of Day 60 on it. */
export function weekRanges(services: readonly Weeks[]) {
  const weeks = Math.max(24, 4 * Math.ceil(Math.max(0, ...services.map((service) => service.to)) / 4))
  const at = (week: number) => roundTo((100 * week) / weeks, 2)
  const promise = at(promisedDay / 7)
  const ticks = Array.from({ length: weeks / 4 + 1 }, (_, i) => ({ at: at(i * 4), text: String(i * 4) }))
  return {
    promise,
    /** A range that does not run forward is invalid and gets no bar. */
    ranges: services.map(({ from, to }) => (to > from ? { from: at(from), to: at(to) } : undefined)),
    /** Leaves out a tick that the label "Day 60" would cover. */
    ticks: ticks.filter((tick) => Math.abs(tick.at - promise) > 4),
  }
}

/** Returns ticks for a span of years: every fifth is tall, and the last is this year. */
export const yearTicks = (years: number) =>
  Array.from({ length: years }, (_, i) => ({ x: 10 + i * 20, isTall: i % 5 === 4, isLast: i === years - 1 }))

/**
 * Returns a line that leaves the page at the top right: a series from its promised day on, in a view box of 1440 × 240.
 */
export function closingLine(series: Series, turnX = 620) {
  const values = indexed(series)
  const turn = valueAt(values, promisedDay)
  const last = values.at(-1)
  if (!turn || !last || last.day <= promisedDay) return undefined
  const rising = [turn, ...values.filter(({ day }) => day > promisedDay)]
  const roof = Math.max(...rising.map(({ index }) => index), turn.index + 0.01)
  const x = (day: number) => turnX + ((1440 - turnX) * (day - promisedDay)) / (last.day - promisedDay)
  const y = (index: number) => Math.min(240, 238.5 - (234.5 * (index - turn.index)) / (roof - turn.index))
  return {
    turnX,
    hot: pathThrough(
      rising.map(({ day, index }): Point => [x(day), y(index)]),
      HALF,
    ),
  }
}

/** Returns the average number of clicks per order at a conversion rate in percent, and their total cost. */
export function clicksPerOrder(conversionRate: number, costPerClick: number) {
  const perOrder = 100 / conversionRate
  return { clicks: Math.ceil(perOrder), cost: perOrder * costPerClick }
}

/** Returns the positions of strokes next to each other in a view box 780 wide. */
export const strokePositions = (count: number) =>
  Array.from({ length: count }, (_, i) => roundTo(count > 1 ? 5 + (767.6 * i) / (count - 1) : 772.6, 1))

/** Returns `marked` different cells of a grid, at places that the seed determines. */
export function scattered({
  columns,
  rows,
  marked,
  seed,
}: {
  columns: number
  rows: number
  marked: number
  seed: string
}) {
  const next = random(seed)
  const cells = new Set<number>()
  const wanted = Math.min(marked, columns * rows)
  while (cells.size < wanted) cells.add(Math.floor(next() * columns * rows))
  return [...cells]
    .toSorted((a, b) => a - b)
    .map((cell) => ({ column: cell % columns, row: Math.floor(cell / columns) }))
}

/**
 * Returns a year's sales per second, minute, and hour, and the sides of squares to scale by area (the hour's side is
 * 1).
 */
export function salesSquares(perYear: number) {
  const perSecond = perYear / (daysPerYear * 24 * 60 * 60)
  return [1, 60, 3600].map((seconds) => ({ seconds, amount: perSecond * seconds, side: Math.sqrt(seconds / 3600) }))
}

type IndexedDay = { day: number; index: number }

/** Returns the value on a day by linear interpolation between the measured ones. */
function valueAt(values: readonly IndexedDay[], day: number): IndexedDay | undefined {
  const next = values.findIndex((value) => value.day >= day)
  const [before, after] = [values[next - 1], values[next]]
  if (!after) return undefined
  if (!before || after.day === day) return { day, index: after.index }
  return { day, index: before.index + ((after.index - before.index) * (day - before.day)) / (after.day - before.day) }
}
