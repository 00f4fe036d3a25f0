import type { ReactNode } from 'react'
import type { ChartBlock } from '#engine/tool/blocks.ts'
import { formatFigure, formatNumber } from './figures.ts'
import {
  columnPath,
  evenlySpaced,
  linePath,
  placeAmong,
  placeOn,
  type Scale,
  scaleOf,
  separateLabels,
} from './scale.ts'

const MAX_LABELS = 5
/** Height of a label at the end of a line, as a share of the plot. */
const END_HEIGHT = 16

/** Renders many narrow columns in order, on a scale from zero. */
export function Columns({ labels, series, unit, highlight = -1 }: ChartBlock) {
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const [first] = series
  const middle = (at: number) => (100 * (at + 0.5)) / Math.max(1, labels.length)
  const of = series.length
  return (
    <Plot
      scale={scale}
      unit={unit}
      labels={evenlySpaced(labels.length, MAX_LABELS).map((at) => ({ at: middle(at), text: labels[at] ?? '' }))}
      mark={
        <MarkLabel value={first?.values[highlight]} x={middle(highlight)} scale={scale}>
          {labels[highlight]} <b>{formatFigure(first?.values[highlight] ?? null, unit)}</b>
        </MarkLabel>
      }
    >
      {series.map(({ name, values }, nth) => (
        <path
          key={name}
          className={`columns tone-${nth % 4}`}
          d={columnPath(values, scale, { of, nth, without: nth === 0 ? highlight : -1 })}
        />
      ))}
      {first && highlight >= 0 && (
        <path className="columns is-marked" d={columnPath(first.values, scale, { of, only: highlight })} />
      )}
    </Plot>
  )
}

/** Renders lines through their values, each with its name at the end, with gaps at unknown values. */
export function Line({ labels, series, unit, highlight = -1 }: ChartBlock) {
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const ends = series.map(({ name, values }) => {
    const last = values.findLast((value) => value !== null) ?? null
    return { name, last, y: last === null ? 50 : 100 - placeOn(scale, last) }
  })
  const places = separateLabels(
    ends.map(({ y }) => y),
    END_HEIGHT,
  )
  const [first] = series
  const value = first?.values[highlight]
  // The last value of a single line has its label at the end.
  const isLabeled = series.length === 1 && highlight === first?.values.findLastIndex((one) => one !== null)
  return (
    <Plot
      scale={scale}
      unit={unit}
      labels={evenlySpaced(labels.length, MAX_LABELS).map((at) => ({
        at: placeAmong(labels.length, at),
        text: labels[at] ?? '',
      }))}
      ends={ends.map(({ name, last }, nth) => (
        <li key={name} className={`tone-${nth % 4}`} style={{ '--y': places[nth] ?? 0 }}>
          <b>{formatFigure(last, unit)}</b> {name}
        </li>
      ))}
      mark={
        <MarkLabel value={value} x={placeAmong(labels.length, highlight)} scale={scale} hasDot>
          {!isLabeled && (
            <>
              {labels[highlight]} <b>{formatFigure(value ?? null, unit)}</b>
            </>
          )}
        </MarkLabel>
      }
    >
      {series.map(({ name, values }, nth) => (
        <path key={name} className={`line tone-${nth % 4}`} d={linePath(values, scale)} />
      ))}
    </Plot>
  )
}

type PlotProps = {
  scale: Scale
  unit: string | undefined
  labels: { at: number; text: string }[]
  ends?: ReactNode
  mark: ReactNode
  /** Paths in a view box of 100 × 100. */
  children: ReactNode
}

/** Renders the plot of a chart. Shapes stretch with it; texts keep their size. */
function Plot({ scale, unit, labels, ends, mark, children }: PlotProps) {
  const texts = scale.ticks.map((tick) => (tick === scale.high ? formatFigure(tick, unit) : formatNumber(tick)))
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '')
  return (
    <div className={ends ? 'plot has-ends' : 'plot'} aria-hidden="true">
      <ol className="plot-scale">
        {/* The other labels are positioned on the axis; this one reserves their width. */}
        <li className="plot-width">{longest}</li>
        {scale.ticks.map((tick, at) => (
          <li key={tick} style={{ '--y': 100 - placeOn(scale, tick) }}>
            {texts[at]}
          </li>
        ))}
      </ol>
      <div className="plot-field">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <path key={tick} className={tick === 0 ? 'axis' : 'rule'} d={`M0 ${100 - placeOn(scale, tick)}H100`} />
          ))}
          {children}
        </svg>
        {mark}
        {ends && <ul className="plot-ends">{ends}</ul>}
      </div>
      <ol className="plot-labels">
        {labels.map(({ at, text }) => (
          <li key={at} style={{ '--x': at }}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

type MarkLabelProps = {
  value: number | null | undefined
  x: number
  scale: Scale
  hasDot?: boolean
  children: ReactNode
}

/** Renders the label of the highlighted value, on the side with enough room. */
function MarkLabel({ value, x, scale, hasDot = false, children }: MarkLabelProps) {
  if (value === undefined || value === null) return null
  const place = { '--x': x, '--y': 100 - placeOn(scale, value) }
  return (
    <>
      {hasDot && <i className="plot-dot" style={place} />}
      {children && (
        <span className={x > 60 ? 'plot-label is-left' : 'plot-label is-right'} style={place}>
          {children}
        </span>
      )}
    </>
  )
}
