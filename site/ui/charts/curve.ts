import { formatDate } from '#engine/text/date-format.ts'
import { roundTo } from '#engine/text/numbers.ts'

/** The growth of a client as a curve: its values in order, both ends as text, and dated marks. */
export type Curve = { values: number[]; unit: string; first: CurveEnd; last: CurveEnd; marks: CurveMark[] }
export type CurveEnd = { figure: string; month: string }
/** `x` and `y` are percentages of the drawing, from its left and top edges. */
export type CurveMark = { number: number; label: string; iso: string; x: number; y: number }

type Series = {
  unit?: string | null
  points?: { date: string; value: number }[] | null
  changes?: { date: string; label: string }[] | null
}

/** Where the drawing has its lowest and highest values, as shares of its height from the top. */
export const CURVE_BASE = 0.84
export const CURVE_TOP = 0.2

/** Returns the curve of a series, or undefined if it has fewer than two values. */
export function curveOf(series: Series | null | undefined): Curve | undefined {
  const points = [...(series?.points ?? [])].sort((a, b) => timeOf(a) - timeOf(b))
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || points.length < 2) return undefined
  // In "x return on ad spend", the x belongs to the figure.
  const [, times = '', unit = ''] = /^(x )?(.*)$/.exec(series?.unit ?? '') ?? []
  const endOf = ({ date, value }: { date: string; value: number }) => ({
    figure: shortFigure(value) + times.trim(),
    month: formatDate(date, 'month'),
  })
  return {
    values: points.map(({ value }) => value),
    unit,
    first: endOf(start),
    last: endOf(end),
    marks: marksOf(points, series?.changes ?? []),
  }
}

/**
 * Returns the growth as text.
 * @example curveInWords(curve) // '500k to 900k visits a month'
 */
export function describeCurve({ first, last, unit }: Pick<Curve, 'first' | 'last' | 'unit'>) {
  return `${first.figure} to ${last.figure} ${unit}`.trim()
}

/**
 * Returns a figure in compact notation.
 * @example shortFigure(11_800) // '11.8k'
 */
export function shortFigure(value: number) {
  return compact.format(value).replace('K', 'k')
}

/**
 * Returns the highest point of the curve in a part of the drawing, in percent from the bottom; a label fits above it.
 */
export function clearanceOf({ values }: Pick<Curve, 'values'>, from: number, to: number) {
  return 100 - heightOf(Math.max(...partOf(values, from, to)), values)
}

/** Returns the lowest height of the land in a part of the drawing, in percent from the bottom; a label fits on it. */
export function landOf({ values }: Pick<Curve, 'values'>, from: number, to: number) {
  return 100 - heightOf(Math.min(...partOf(values, from, to)), values)
}

function partOf(values: number[], from: number, to: number) {
  const last = values.length - 1
  return values.slice(Math.floor(from * last), Math.ceil(to * last) + 1)
}

function marksOf(points: { date: string; value: number }[], changes: { date: string; label: string }[]): CurveMark[] {
  const values = points.map(({ value }) => value)
  return [...changes]
    .sort((a, b) => timeOf(a) - timeOf(b))
    .flatMap(({ date, label }) => {
      const at = placeOf(timeOf({ date }), points.map(timeOf))
      return at === undefined ? [] : [{ date, label, at }]
    })
    .map(({ date, label, at }, i) => {
      const before = values[Math.floor(at)] ?? 0
      const value = before + ((values[Math.ceil(at)] ?? before) - before) * (at % 1)
      return {
        number: i + 1,
        label,
        iso: date.slice(0, 10),
        x: roundTo((at / (values.length - 1)) * 100, 1),
        y: heightOf(value, values),
      }
    })
}

/** Returns the position of a time among the points, as a fractional index; undefined outside the curve. */
function placeOf(time: number, times: number[]) {
  const next = times.findIndex((point) => point >= time)
  if (next < 0 || time < (times[0] ?? Number.POSITIVE_INFINITY)) return undefined
  const [from = time, to = time] = [times[next - 1], times[next]]
  return next === 0 ? 0 : next - 1 + (time - from) / (to - from || 1)
}

function heightOf(value: number, values: number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return roundTo((CURVE_BASE - ((CURVE_BASE - CURVE_TOP) * (value - min)) / (max - min || 1)) * 100, 1)
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const timeOf = ({ date }: { date: string }) => new Date(date).getTime()
